import { authorisedPeople, vacationNotices } from '#front-desk/server/table.ts'
import { createPickupCode } from '#packages/pickup-code.ts'
import { sealCode } from '#packages/server/codes.ts'
import { packageCodes, packagePlaces, packages } from '#packages/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { addDays, weekdayOf } from '#platform/time/wall-clock.ts'
import type { Chance } from '../chance.ts'
import type { NewUser } from '../examples.ts'
import { insertAll } from '../insert-all.ts'
import { at, dayBefore, during, later, today } from '../moments.ts'
import type { Member } from '../people/people.ts'
import type { Residency } from '../people/residents.ts'
import { createLabel } from './labels.ts'

type NewPackage = typeof packages.$inferInsert
type Person = { userId: string; name: string; unitId: string }

const shelves = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3', 'C4']
const lockers = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6']
const places: (typeof packagePlaces.$inferInsert)[] = [
  ...shelves.map((name) => ({ name, kind: 'shelf' as const })),
  { name: 'Fridge', kind: 'fridge' as const },
  ...lockers.map((name) => ({ name, kind: 'locker' as const })),
  { name: 'Floor', kind: 'floor' as const },
].map((place, position) => ({ ...place, position }))

const daysOfLife = 365
const usualPerDay = 13
/** Parcels by month, against the mean: before the holidays twice as many, few in summer. */
const seasons = [0.9, 0.85, 0.9, 0.9, 0.95, 0.9, 0.75, 0.75, 1, 1.1, 1.5, 2]
/** By day of the week: few on Sundays. */
const weekdays = [1.1, 1.1, 1.1, 1.1, 1.1, 0.7, 0.3]

/** A year of parcels, what waits today, and what residents arranged with the desk. */
export function createDesk(
  now: Date,
  residency: Residency,
  concierges: readonly NewUser[],
  secretKey: Buffer,
  chance: Chance,
) {
  const people = residency.members.flatMap((member) => personOf(member))
  const rows: NewPackage[] = []
  for (let ago = daysOfLife; ago >= 0; ago -= 1) {
    const day = dayBefore(now, ago)
    const season = seasons[Number(day.slice(5, 7)) - 1] ?? 1
    const share = weekdays[weekdayOf(day) - 1] ?? 1
    const count = Math.round(usualPerDay * season * share * (0.7 + chance.next() * 0.6))
    for (let one = 0; one < count; one += 1) {
      const receivedAt = during(day, 9, 18, chance)
      if (receivedAt < later(now, -10))
        rows.push(createParcel(chance.pick(people), receivedAt, now, concierges, chance))
    }
  }
  const own = [residency.demoOwner, residency.demoRenter].flatMap((member) => personOf(member))
  const [owner, renter] = own
  if (owner && renter) {
    const morning = at(dayBefore(now, 1), 8, 12)
    const waiting = {
      status: 'waiting',
      doneAt: null,
      doneBy: null,
      handedTo: null,
      handedToKind: null,
      proof: null,
    } as const
    const add = (person: Person, more: Partial<NewPackage>) =>
      rows.push({
        ...createParcel(person, morning, now, concierges, chance),
        ...waiting,
        ...remindersOf(morning, 0),
        ...more,
      })
    add(owner, { place: 'B2', isPerishable: false, isOversized: false })
    add(owner, {
      place: 'Fridge',
      isPerishable: true,
      isOversized: false,
      carrier: 'other',
      trackingNumber: null,
      note: 'Meal box',
    })
    add(renter, { place: 'A1', isPerishable: false, isOversized: false })
    add(renter, { direction: 'outgoing', place: 'C4', carrier: 'canada_post', notifiedAt: null })
  }
  return {
    places,
    packages: rows,
    codes: createCodes(rows, secretKey, chance),
    ...createArrangements(now, own, people, chance),
  }
}

/** A person who lives in a unit now. */
const personOf = ({ user, record, assignment }: Member): Person[] =>
  assignment && !assignment.endedAt ? [{ userId: user.id, name: record.fullName, unitId: assignment.unitId }] : []

/** Hours until a parcel is collected: most on the same evening or the next day. */
function hoursUntilCollected(chance: Chance): number {
  const kind = chance.next()
  if (kind < 0.55) return chance.between(2, 9)
  if (kind < 0.85) return chance.between(18, 34)
  return kind < 0.96 ? chance.between(40, 96) : chance.between(110, 220)
}

function createParcel(
  { userId, name, unitId }: Person,
  receivedAt: Date,
  now: Date,
  concierges: readonly NewUser[],
  chance: Chance,
): NewPackage {
  const isPerishable = chance.is(0.06)
  const isOversized = !isPerishable && chance.is(0.04)
  const place = isPerishable
    ? 'Fridge'
    : isOversized
      ? 'Floor'
      : chance.is(0.12)
        ? chance.pick(lockers)
        : chance.pick(shelves)
  const isReturned = !isPerishable && chance.is(0.012)
  const isDeclined = !isReturned && chance.is(0.008)
  const doneAt = later(receivedAt, (isReturned ? 15 * 24 : isDeclined ? 30 : hoursUntilCollected(chance)) * 60)
  const [by, doneBy] = [chance.pick(concierges).id, chance.pick(concierges).id]
  const isDone = doneAt < now
  const waited = Math.floor(((isDone ? doneAt : now).getTime() - receivedAt.getTime()) / 86_400_000)
  const proof = chance.pick(['code', 'code', 'code', 'name', 'name', 'signature'] as const)
  const isOther = chance.is(0.08)
  return {
    id: chance.id(receivedAt),
    direction: 'incoming',
    ...createLabel(chance),
    unitId,
    recipientId: userId,
    place,
    isPerishable,
    isOversized,
    isDamaged: chance.is(0.015),
    note: isPerishable && chance.is(0.4) ? 'Meal box' : '',
    receivedAt,
    receivedBy: by,
    notifiedAt: later(receivedAt, 2),
    ...remindersOf(receivedAt, waited),
    createdAt: receivedAt,
    updatedAt: isDone ? doneAt : receivedAt,
    ...(isDone
      ? {
          doneAt,
          doneBy,
          ...(isReturned || isDeclined
            ? { status: 'returned' as const, reason: isDeclined ? 'Not ordered' : null }
            : {
                status: 'handed_over' as const,
                proof,
                handedTo: isOther ? 'Rosa Lima' : name,
                handedToKind: isOther ? ('authorised' as const) : ('recipient' as const),
              }),
        }
      : { status: isDeclined && waited >= 1 ? ('declined' as const) : ('waiting' as const) }),
  }
}

/** A code for everyone for whom something waits. */
/** Of the usual days, those that have passed while a package waited. */
function remindersOf(receivedAt: Date, waited: number) {
  const passed = [2, 5, 9].filter((days) => waited >= days)
  const last = passed.at(-1)
  const remindedAt = last === undefined ? null : later(receivedAt, last * 1440)
  return { reminders: passed.length, remindedAt }
}

function createCodes(rows: readonly NewPackage[], secretKey: Buffer, chance: Chance) {
  const waiting = rows.filter(({ status, direction }) => status === 'waiting' && direction === 'incoming')
  const first = new Map(waiting.map((row) => [`${row.unitId} ${row.recipientId ?? ''}`, row]))
  return [...first.values()].map(({ unitId, recipientId, receivedAt }): typeof packageCodes.$inferInsert => {
    const id = chance.id(receivedAt)
    const code = createPickupCode((below) => chance.between(0, below - 1))
    return { id, unitId, recipientId: recipientId ?? null, ...sealCode(secretKey, id, code), createdAt: receivedAt }
  })
}

/** Whom the demo owner lets collect, and who is away now. */
function createArrangements(now: Date, own: readonly Person[], people: readonly Person[], chance: Chance) {
  const since = at(dayBefore(now, 60), 10)
  const times = { createdAt: since, updatedAt: since }
  const authorised: (typeof authorisedPeople.$inferInsert)[] = own
    .slice(0, 1)
    .flatMap(({ userId, unitId }) => [
      { id: chance.id(since), userId, unitId, fullName: 'Rosa Lima', note: 'Cleans on Fridays', ...times },
    ])
  const vacations: (typeof vacationNotices.$inferInsert)[] = chance.some(people, 4).map(({ userId }, place) => ({
    id: chance.id(since),
    userId,
    firstDay: addDays(today(now), place < 3 ? -chance.between(1, 5) : 6),
    lastDay: addDays(today(now), place < 3 ? chance.between(2, 9) : 14),
    holdsPackages: true,
    note: '',
    ...times,
  }))
  return { people: authorised, vacations }
}

export async function insertDesk(tx: Database, desk: ReturnType<typeof createDesk>): Promise<void> {
  await insertAll(tx, authorisedPeople, desk.people)
  await insertAll(tx, vacationNotices, desk.vacations)
  await insertAll(tx, packagePlaces, desk.places)
  await insertAll(tx, packages, desk.packages)
  await insertAll(tx, packageCodes, desk.codes)
}
