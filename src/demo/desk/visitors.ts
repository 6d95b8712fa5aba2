import type { Database } from '#platform/server/database/drizzle.ts'
import { addDays, wallClock } from '#platform/time/wall-clock.ts'
import { createPassCode } from '#visitors/pass-code.ts'
import { createSealedCode } from '#visitors/server/codes.ts'
import { doNotAdmit, stallPasses, visitorGuests, visitorPasses, visitorStays } from '#visitors/server/table.ts'
import type { Chance } from '../chance.ts'
import type { NewUser } from '../examples.ts'
import { insertAll } from '../insert-all.ts'
import { at, later, today } from '../moments.ts'
import type { Member } from '../people/people.ts'
import type { Residency } from '../people/residents.ts'
import { timeZone } from '../profile.ts'

type Pass = typeof visitorPasses.$inferInsert
type Guest = typeof visitorGuests.$inferInsert
type StayRow = typeof visitorStays.$inferInsert
type Person = { userId: string; name: string; unitId: string }
type Asset = { id: string; kind: string }
type Vendor = { id: string; name: string; contactName?: string | null | undefined }

type AtDesk = {
  concierges: readonly NewUser[]
  staff: { id: string }
  assets: readonly Asset[]
  vendors: readonly Vendor[]
}

const firstNames = [
  'Nora',
  'Ivan',
  'Sofia',
  'Omar',
  'Lena',
  'Hugo',
  'Priya',
  'Tomas',
  'Yara',
  'Felix',
  'Maya',
  'Noel',
  'Ada',
  'Jonas',
  'Carla',
  'Theo',
]
const lastNames = [
  'Lindqvist',
  'Moreau',
  'Castillo',
  'Haddad',
  'Fischer',
  'Laurent',
  'Nair',
  'Novak',
  'Karimi',
  'Brandt',
  'Ellis',
  'Dupont',
  'Ferreira',
  'Weiss',
  'Romano',
  'Baker',
]
const partySize = 12
const hour = 60

/** The people who live in the building now, and of them those who sign in to the demo. */
export function peopleAtHome({ members, demoOwner, demoRenter }: Residency) {
  const personOf = ({ user, record, assignment }: Member): Person[] =>
    assignment && !assignment.endedAt ? [{ userId: user.id, name: record.fullName, unitId: assignment.unitId }] : []
  return { own: [demoOwner, demoRenter].flatMap(personOf), people: members.flatMap(personOf) }
}

/** Visitors of today: some are here, others are expected; a cleaner who repeats, a party, contractors, and stalls. */
export function createVisitors(
  now: Date,
  { own, people }: ReturnType<typeof peopleAtHome>,
  { concierges, staff, assets, vendors }: AtDesk,
  { secretKey, chance }: { secretKey: Buffer; chance: Chance },
) {
  const day = today(now)
  const minutes = wallClock(now, timeZone).minutes
  const names = chance.some(
    firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`)),
    60,
  )
  const nextName = () => names.pop() ?? 'Nora Lindqvist'
  const passes: Pass[] = []
  const guests: Guest[] = []
  const stays: StayRow[] = []
  const since = at(addDays(day, -2), 19)
  const announce = ({ userId, unitId }: Person, list: readonly string[], times: Partial<Pass>): Pass => {
    const id = chance.id(since)
    const code = createSealedCode(
      secretKey,
      id,
      createPassCode((below) => chance.between(0, below - 1)),
    )
    const days = { firstDay: day, lastDay: day, startsAt: 600, endsAt: 1320 }
    const pass = { id, unitId, hostId: userId, ...days, ...code, createdAt: since, updatedAt: since, ...times }
    passes.push(pass)
    guests.push(...list.map((fullName, position) => ({ id: chance.id(since), passId: id, fullName, position })))
    return pass
  }
  const arrive = (row: Partial<StayRow> & Pick<StayRow, 'kind' | 'fullName'>, ago: number) => {
    const arrivedAt = later(now, -ago)
    const times = { arrivedAt, createdAt: arrivedAt, updatedAt: arrivedAt }
    stays.push({ id: chance.id(arrivedAt), arrivedBy: chance.pick(concierges).id, ...times, ...row })
  }
  const [owner, renter] = own
  const [host, other, third, fourth, fifth] = chance.some(people, 5)
  // A visit in the next hours, whatever the hour of the day is: its end may be after midnight.
  const clock = (ahead: number) => (Math.ceil((minutes + ahead) / 15) * 15) % (24 * hour)
  const soon = (ahead: number, length: number) => ({ startsAt: clock(ahead), endsAt: clock(ahead + length) })
  const isLate = (ahead: number) => minutes + ahead >= 24 * hour
  const times = (ahead: number, length: number) =>
    isLate(ahead)
      ? { firstDay: addDays(day, 1), lastDay: addDays(day, 1), ...soon(ahead, length) }
      : soon(ahead, length)
  const withCar = owner ? announce(owner, ['Nora Lindqvist'], times(75, 6 * hour)) : null
  if (owner)
    announce(owner, ['Alma Reyes'], {
      firstDay: addDays(day, -60),
      lastDay: addDays(day, 120),
      weekdays: [5],
      startsAt: 9 * hour,
      endsAt: 12 * hour,
      note: 'Cleans, has a fob',
    })
  if (renter) announce(renter, ['Ivan Moreau', 'Lena Fischer'], times(150, 4 * hour))
  if (host) announce(host, Array.from({ length: partySize }, nextName), { ...times(200, 5 * hour), note: 'Birthday' })
  if (other) announce(other, [nextName()], times(20, 3 * hour))
  for (const [at, visited] of [third, fourth, fifth].entries())
    if (visited) {
      const fullName = nextName()
      arrive({ kind: 'guest', fullName, unitId: visited.unitId, hostId: visited.userId }, 35 + at * 70)
    }
  const [firm, anotherFirm] = vendors
  if (firm)
    arrive(
      {
        kind: 'contractor',
        fullName: firm.contactName ?? nextName(),
        firm: firm.name,
        vendorId: firm.id,
        badge: 'C-04',
      },
      95,
    )
  if (anotherFirm && third) {
    const left = { status: 'left' as const, leftAt: later(now, -50), leftBy: chance.pick(concierges).id }
    const of = { firm: anotherFirm.name, vendorId: anotherFirm.id, unitId: third.unitId }
    arrive({ kind: 'contractor', fullName: anotherFirm.contactName ?? nextName(), ...of, ...left }, 200)
  }
  return {
    passes,
    guests,
    stays,
    stalls: createStalls(now, { withCar, visited: fourth, assets, giver: chance.pick(concierges), chance }),
    barred: [createEntry(now, staff, chance)],
  }
}

export async function insertVisitors(tx: Database, demo: ReturnType<typeof createVisitors>): Promise<void> {
  await insertAll(tx, visitorPasses, demo.passes)
  await insertAll(tx, visitorGuests, demo.guests)
  await insertAll(tx, visitorStays, demo.stays)
  await insertAll(tx, stallPasses, demo.stalls)
  await insertAll(tx, doNotAdmit, demo.barred)
}

type StallsOf = {
  withCar: Pass | null
  visited: Person | undefined
  assets: readonly Asset[]
  giver: NewUser
  chance: Chance
}

/** The stall of an announced guest, and one that is taken now. */
function createStalls(now: Date, { withCar, visited, assets, giver, chance }: StallsOf) {
  const [first, second] = assets.filter(({ kind }) => kind === 'visitor_stall')
  const stalls: (typeof stallPasses.$inferInsert)[] = []
  if (first && withCar) {
    const startsAt = at(withCar.firstDay, 0, withCar.startsAt)
    const of = { assetId: first.id, unitId: withCar.unitId, passId: withCar.id, givenBy: withCar.hostId }
    stalls.push({
      id: chance.id(startsAt),
      ...of,
      plate: 'CKLM 204',
      day: withCar.firstDay,
      createdAt: withCar.createdAt,
      updatedAt: withCar.createdAt,
      startsAt,
      endsAt: later(startsAt, 6 * hour),
    })
  }
  if (second && visited) {
    const startsAt = later(now, -100)
    const of = { assetId: second.id, unitId: visited.unitId, givenBy: giver.id, plate: 'BXTR 871' }
    const times = { startsAt, endsAt: later(now, 140), createdAt: startsAt, updatedAt: startsAt }
    stalls.push({ id: chance.id(startsAt), ...of, day: today(startsAt), ...times })
  }
  return stalls
}

function createEntry(now: Date, { id: addedBy }: { id: string }, chance: Chance): typeof doNotAdmit.$inferInsert {
  const createdAt = later(now, -40 * 24 * hour)
  const reason = 'Former tenant of a short rental. The police were here twice, file 26-1180. Call the office.'
  return { id: chance.id(createdAt), fullName: 'Rex Stone', reason, addedBy, createdAt, updatedAt: createdAt }
}
