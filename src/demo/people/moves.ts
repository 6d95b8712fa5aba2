import type { MoveKind } from '#moves/choices.ts'
import type { moveResidents, moves, moveSteps, plannedMembers } from '#moves/server/table.ts'
import { defaultChecklists, stepsFor } from '#moves/rules.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import type { Chance } from '../chance.ts'
import { at, dayBefore, today } from '../moments.ts'
import type { Home } from '../units.ts'
import type { Household } from './households.ts'
import type { Office } from './office.ts'
import { mailDomain } from '../profile.ts'
import type { Member } from './people.ts'
import type { Residency } from './residents.ts'

export type Moves = {
  moves: (typeof moves.$inferInsert)[]
  residents: (typeof moveResidents.$inferInsert)[]
  steps: (typeof moveSteps.$inferInsert)[]
  members: (typeof plannedMembers.$inferInsert)[]
}
type Plan = {
  kind: MoveKind
  home: Home
  to?: Home
  people: readonly Member[]
  inDays: number
  elevatorNote?: string
  forwardingAddress?: string
  notes?: string
  stepNotes?: readonly string[]
}

/** The moves of the next weeks: a couple follows a tenant, someone moves into an empty home, another changes homes. */
export function createMoves(
  now: Date,
  { households, members, demoRenter, demoOwner, demoArriving }: Residency,
  homes: readonly Home[],
  office: Office,
  chance: Chance,
): Moves {
  const rows: Moves = { moves: [], residents: [], steps: [], members: [] }
  const newcomers = members.filter((member) => member !== demoArriving && member.assignment === null)
  const isDemo = ({ members: people }: Household) => people.includes(demoRenter) || people.includes(demoOwner)
  const tenants = households.filter(
    (one) => one.until === null && !one.owner && one.home.layout !== 'commercial' && !isDemo(one),
  )
  const single = tenants.find(
    ({ members: people }) => people.length === 1 && people[0]!.record.parkingStalls.length > 0,
  )
  const couple = tenants.find((one) => one !== single && one.members.length === 2)
  const [empty, larger] = homes.filter(
    ({ plannedStatus, layout }) => plannedStatus === 'vacant' && layout !== 'commercial',
  )
  const plans: Plan[] = []
  if (single && newcomers.length >= 2)
    plans.push(
      {
        kind: 'move_out',
        home: single.home,
        people: single.members,
        inDays: 11,
        elevatorNote: 'The day before the last, 13:00 to 16:00',
        forwardingAddress: '44 Quay Street, Apt 6',
        notes: 'Asked for the deposit by e-transfer.',
        stepNotes: ['By e-mail, with the end of the lease'],
      },
      { kind: 'move_in', home: single.home, people: newcomers.slice(0, 2), inDays: 13, elevatorNote: '9:00 to 12:00' },
    )
  if (empty) plans.push({ kind: 'move_in', home: empty, people: [demoArriving], inDays: 6 })
  if (larger && couple)
    plans.push({ kind: 'transfer', home: couple.home, to: larger, people: couple.members, inDays: 20 })
  for (const plan of plans) addMove(rows, plan, now, office, chance)
  addPlannedMember(rows, demoArriving, now, chance)
  return rows
}

/** Who moves in next week has named a person of the household already. */
function addPlannedMember(rows: Moves, { record }: Member, now: Date, chance: Chance) {
  const place = rows.residents.find(({ residentId }) => residentId === record.id)
  if (!place) return
  const createdAt = at(dayBefore(now, 1), 19)
  rows.members.push({
    id: chance.id(createdAt),
    moveId: place.moveId,
    residentId: record.id,
    firstName: 'Ramin',
    lastName: 'Ahmadi',
    email: `ramin@${mailDomain}`,
    rights: ['requests', 'resources', 'announcements'],
    createdAt,
  })
}

function addMove(rows: Moves, plan: Plan, now: Date, office: Office, chance: Chance) {
  const { kind, home, to, people, inDays, elevatorNote, forwardingAddress, notes, stepNotes = [] } = plan
  const createdAt = at(dayBefore(now, 5), 11)
  const id = chance.id(createdAt)
  const effectiveDay = addDays(today(now), inDays)
  const texts = { elevatorNote, forwardingAddress, notes }
  const units = { unitId: home.row.id, toUnitId: to?.row.id ?? null }
  rows.moves.push({
    id,
    kind,
    ...units,
    effectiveDay,
    ...texts,
    plannedBy: office.desk.id,
    createdAt,
    updatedAt: createdAt,
  })
  for (const [position, { record }] of people.entries())
    rows.residents.push({ moveId: id, residentId: record.id, position })
  const locks = [home, ...(to ? [to] : [])].map(({ row: { lockType, keypadCodeSealed } }) => ({
    lockType,
    hasKeypadCode: Boolean(keypadCodeSealed),
  }))
  for (const [position, { key, responsible, day }] of stepsFor(defaultChecklists[kind], locks).entries()) {
    const dueDay = addDays(effectiveDay, day)
    const isDone = dueDay < today(now)
    rows.steps.push({
      id: chance.id(createdAt),
      moveId: id,
      position,
      key,
      responsible,
      dueDay,
      ...(isDone ? { doneAt: at(dayBefore(now, 3), 10, position), doneBy: office.desk.id } : {}),
      note: stepNotes[position] ?? null,
    })
  }
}
