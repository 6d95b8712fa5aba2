import type { deskFollowUps, deskLogEntries, deskRounds, deskRoundScans, deskShifts } from '#desk-log/server/table.ts'
import type { EntryKind } from '#desk-log/choices.ts'
import type { reportPlaces } from '#maintenance/places/server/table.ts'
import type { Chance } from '../chance.ts'
import type { NewUser } from '../examples.ts'
import { at, dayBefore, later } from '../moments.ts'

type NewShift = typeof deskShifts.$inferInsert
type NewEntry = typeof deskLogEntries.$inferInsert & { id: string }
type NewFollowUp = typeof deskFollowUps.$inferInsert
type NewRound = typeof deskRounds.$inferInsert
type NewScan = typeof deskRoundScans.$inferInsert
type NewPlace = typeof reportPlaces.$inferInsert

type Line = { kind: EntryKind; body: string; place?: string; open?: true; done?: string }
/** What happens at a desk again and again. */
const lines: readonly Line[] = [
  { kind: 'noise', body: 'Loud music, quiet after a call.', place: 'Floor 12' },
  { kind: 'visitor', body: 'Locksmith signed in for the storage room, left after an hour.' },
  { kind: 'lost_and_found', body: 'Black umbrella handed in, in the drawer.' },
  { kind: 'security', body: 'Garage door P1 was open, closed by hand.', place: 'Garage P1', done: 'Sensor cleaned.' },
  { kind: 'maintenance', body: 'Light flickers above the mailboxes.', place: 'Mail room', done: 'Bulb replaced.' },
  { kind: 'note', body: 'Recycling was collected early.' },
  { kind: 'note', body: 'Flowers for the lobby arrived.' },
  { kind: 'visitor', body: 'Fire service for the yearly test, all panels reset.' },
]
/** What is open now, and the last hours. */
const today: readonly (Line & { minutesAgo: number })[] = [
  { minutesAgo: 340, kind: 'note', body: 'Spare batteries for the radio are ordered, arrive on Friday.', open: true },
  {
    minutesAgo: 212,
    kind: 'security',
    body: 'Camera at the loading dock shows no picture.',
    place: 'Loading dock',
    open: true,
  },
  {
    minutesAgo: 130,
    kind: 'noise',
    body: 'Party on the terrace, we requested quiet. Calm since then.',
    place: 'Terrace',
  },
  { minutesAgo: 64, kind: 'lost_and_found', body: 'Set of car keys found beside the elevator, in the safe.' },
  { minutesAgo: 18, kind: 'maintenance', body: 'Garage door P1 closes slowly.', place: 'Garage P1', open: true },
]
const daysOfLife = 21
const shiftHours = 8
/** The newest shifts, which have rounds. */
const shiftsWithRounds = 20
const notes = ['', '', 'Elevator 2 is in independent service until noon.', 'The party room is rented until ten.']

/** Three weeks of shifts, three a day, and one that is under way. */
export function createDeskLog(now: Date, concierges: readonly NewUser[], chance: Chance) {
  const shifts: (NewShift & { id: string })[] = []
  const entries: NewEntry[] = []
  const followUps: NewFollowUp[] = []
  const ids = concierges.map(({ id }) => id ?? '')
  const write = (shift: { id: string }, line: Line, createdAt: Date, by: string) => {
    const { kind, body, place = '', open, done } = line
    const id = chance.id(createdAt)
    entries.push({ id, shiftId: shift.id, kind, body, placeName: place, createdAt, createdBy: by })
    if (!open && done === undefined) return
    const doneAt = open ? null : later(createdAt, 95)
    const times = { createdAt, updatedAt: doneAt ?? createdAt }
    const ended = { doneAt, doneBy: doneAt === null ? null : by, note: done ?? '' }
    followUps.push({ id: chance.id(createdAt), entryId: id, ...ended, ...times })
  }
  const begin = (beganAt: Date, by: string, endedAt: Date | null) => {
    const end = endedAt === null ? {} : { endedAt, endedBy: by, note: chance.pick(notes) }
    const times = { createdAt: beganAt, updatedAt: endedAt ?? beganAt }
    const read = { readAt: later(beganAt, 4), readPoints: chance.between(0, 2) }
    const shift = { id: chance.id(beganAt), beganAt, beganBy: by, ...read, ...end, ...times }
    shifts.push(shift)
    return shift
  }
  const currentBegan = later(now, -6 * 60)
  for (let ago = daysOfLife; ago >= 1; ago -= 1)
    for (const hour of [7, 15, 23]) {
      const beganAt = at(dayBefore(now, ago), hour)
      const endedAt = later(beganAt, shiftHours * 60)
      if (endedAt > currentBegan) continue
      const by = chance.pick(ids)
      const shift = begin(beganAt, by, endedAt)
      for (const line of chance.some(lines, chance.between(1, 4)))
        write(shift, line, later(beganAt, chance.between(10, shiftHours * 60 - 120)), by)
    }
  const [first = ''] = ids
  const current = begin(currentBegan, first, null)
  for (const { minutesAgo, ...line } of today) write(current, line, later(now, -minutesAgo), first)
  return { shifts, entries, followUps }
}

type Rounds = { shifts: readonly (NewShift & { id: string })[]; places: readonly NewPlace[] }

/** A round in most shifts of the last week, and one in the shift that is under way. */
export function createRounds({ shifts, places }: Rounds, now: Date, chance: Chance) {
  const points = places.filter(({ placeKind }) => placeKind !== 'stall')
  const rounds: NewRound[] = []
  const scans: NewScan[] = []
  for (const shift of shifts.slice(-shiftsWithRounds)) {
    const beganAt = later(shift.beganAt, 150)
    if (beganAt > later(now, -60) || (shift.endedAt && chance.is(0.15))) continue
    const id = chance.id(beganAt)
    const reached = points.slice(0, points.length - (chance.is(0.2) ? 1 : 0))
    const endedAt = later(beganAt, reached.length * 3 + 4)
    rounds.push({ id, shiftId: shift.id, beganAt, beganBy: shift.beganBy, endedAt, points: points.length })
    for (const [at, place] of reached.entries())
      scans.push({
        roundId: id,
        placeId: place.id,
        placeName: place.placeName,
        scannedAt: later(beganAt, 2 + at * 3),
        scannedBy: shift.beganBy,
      })
  }
  return { rounds, scans }
}
