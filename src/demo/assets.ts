import type { assetHolders, assets, assetWaitingList } from '#assets/server/table.ts'
import type { AssetKind, WaitingKind } from '#assets/rules.ts'
import type { Chance } from './chance.ts'
import { at, dayBefore, later } from './moments.ts'
import type { Member } from './people/people.ts'
import type { Residency } from './people/residents.ts'
import { parkingTable } from './profile.ts'
import type { Home } from './units.ts'

type NewAsset = typeof assets.$inferInsert
type NewHolder = typeof assetHolders.$inferInsert
type NewWaiting = typeof assetWaitingList.$inferInsert

/**
 * The stalls of the six levels, and keys and fobs with their holders. The database adds the lockers, and gives stalls and
 * lockers to the residents whose records name them.
 */
export function createAssets(now: Date, homes: readonly Home[], residency: Residency, chance: Chance) {
  const opened = at(dayBefore(now, 2400), 9)
  const living = residency.members.filter(({ assignment }) => assignment !== null && assignment.endedAt === null)
  nameTakenStall(living, residency)
  const stalls = createStalls(opened, homes, chance)
  const { keys, fobs, holders } = createKeys(opened, now, homes, living, chance)
  return { beforeUnits: [...stalls, ...keys], fobs, holders, waitingList: createWaitingList(now, living, chance) }
}

/** One record names a stall of another resident, as happens when a number is mistyped: a conflict for the office. */
function nameTakenStall(living: readonly Member[], { demoRenter, demoOwner }: Residency) {
  const others = living.filter((member) => member !== demoRenter && member !== demoOwner)
  const holder = others.find(({ record }) => record.parkingStalls.length > 1)
  const mistaken = others.findLast(
    ({ record, assignment }) => record.parkingStalls.length === 0 && assignment?.rank === 'primary',
  )
  if (holder && mistaken) mistaken.record.parkingStalls = holder.record.parkingStalls.slice(0, 1)
}

function createStalls(opened: Date, homes: readonly Home[], chance: Chance): NewAsset[] {
  const allocated = new Set(homes.flatMap(({ row }) => row.parkingAllocation))
  const free = { visitor_stall: 6, out_of_service: 2 }
  const times = { createdAt: opened, updatedAt: opened }
  return parkingTable.flatMap(({ code, stalls, chargingStalls = 0 }) =>
    Array.from({ length: stalls }, (_, place): NewAsset => {
      const number = `${code}-${String(place + 1).padStart(2, '0')}`
      const stall = { id: chance.id(opened), number, place: code, ...times }
      if (place < chargingStalls) return { ...stall, kind: 'charging_stall' }
      if (place >= stalls - 2) return { ...stall, kind: 'accessible_stall' }
      if (allocated.has(number)) return { ...stall, kind: 'stall' }
      if (code === 'P1' && free.visitor_stall-- > 0) return { ...stall, kind: 'visitor_stall' }
      if (code === 'P6' && free.out_of_service-- > 0)
        return { ...stall, kind: 'stall', status: 'out_of_service', note: 'Water drips from the pipe above it.' }
      return { ...stall, kind: 'stall' }
    }),
  )
}

/** Each home has its keys at its primary resident, and each resident a fob; one fob was lost, and some are in the office. */
function createKeys(opened: Date, now: Date, homes: readonly Home[], living: readonly Member[], chance: Chance) {
  const asset = (kind: AssetKind, number: string, more: Partial<NewAsset> = {}): NewAsset & { id: string } => ({
    id: chance.id(opened),
    kind,
    number,
    createdAt: opened,
    updatedAt: opened,
    ...more,
  })
  const holders: NewHolder[] = []
  const issue = (assetId: string, { record }: Member, since: Date, more: Partial<NewHolder> = {}) =>
    holders.push({ id: chance.id(since), assetId, residentId: record.id, claimedAt: since, startedAt: since, ...more })
  const keys = homes.flatMap(({ row }) => row.keyNumbers.map((number) => asset('key', number)))
  const keyOf = new Map(keys.map((key) => [key.number, key.id]))
  const fobs: (NewAsset & { id: string })[] = []
  const addFob = (more: Partial<NewAsset> = {}) => {
    const fob = asset('fob', `F-${1001 + fobs.length}`, more)
    fobs.push(fob)
    return fob.id
  }
  const unitOf = new Map(homes.map(({ row }) => [row.id, row]))
  for (const member of living) {
    const { assignment } = member
    const unit = unitOf.get(assignment?.unitId ?? '')
    if (!assignment || !unit) continue
    const since = assignment.startedAt
    if (assignment.rank === 'primary') {
      const [first] = unit.keyNumbers
      const key = first === undefined ? undefined : keyOf.get(first)
      if (key) issue(key, member, since)
    }
    issue(addFob({ unitId: unit.id }), member, since)
  }
  const unlucky = living.find(
    ({ assignment }) => assignment !== null && assignment.startedAt < at(dayBefore(now, 200), 9),
  )
  if (unlucky?.assignment) {
    const lost = addFob({
      unitId: unlucky.assignment.unitId,
      status: 'deactivated',
      note: 'Lost on the way home; switched off.',
    })
    const [since, end] = [unlucky.assignment.startedAt, at(dayBefore(now, 12), 11)]
    issue(lost, unlucky, since, { endedAt: end, endReason: 'lost' })
  }
  for (let i = 0; i < 20; i += 1) addFob({ place: 'Office safe' })
  return { keys, fobs, holders }
}

function createWaitingList(now: Date, living: readonly Member[], chance: Chance): NewWaiting[] {
  const kinds: WaitingKind[] = ['stall', 'stall', 'stall', 'charging_stall', 'charging_stall', 'locker', 'locker']
  const notes = ['Would prefer a level near the elevator.', '', 'Drives a van; not under the pipes, please.', '']
  const people = chance.some(
    living.filter(({ record }) => record.tenantType !== 'Lease Holder'),
    kinds.length,
  )
  return kinds.map((kind, place) => {
    const joinedAt = later(at(dayBefore(now, 150 - place * 17), 10), chance.between(0, 300))
    return {
      id: chance.id(joinedAt),
      residentId: people[place]!.record.id,
      kind,
      note: notes[place % 4] ?? '',
      joinedAt,
    }
  })
}
