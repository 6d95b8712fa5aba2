import { type Day, dayOf } from '#platform/time/dates.ts'
import { addDays, daysBetween } from '#platform/time/wall-clock.ts'
import type { Move, MoveStep } from './contract.ts'
import { lastDayBefore, lastDayToUndo } from './rules.ts'

type Planned = Pick<Move, 'id' | 'status' | 'kind' | 'unit' | 'toUnit' | 'effectiveDay' | 'tenants' | 'steps'>
export type Bar = {
  key: string
  names: string[]
  side: 'stays' | 'leaving' | 'arriving' | 'empty'
  /** The move took effect. */
  isDone: boolean
  /** Columns of the timeline, from 0; `to` is not included. */
  from: number
  to: number
}
export type StepOutside = Pick<MoveStep, 'id' | 'key' | 'title' | 'dueDay'>
/** The days, and the open steps on each of them, before the first and after the last one. */
export type Timeline = {
  days: Day[]
  bars: Bar[]
  stepsDue: number[]
  stepsEarlier: StepOutside[]
  stepsLater: StepOutside[]
}

/** As far as the steps of the default checklists reach. */
const daysBefore = 14
const daysAfter = 6
const mostDays = 24
const farthestToday = 16

/** Who lives in a unit on each day around its moves; null without a move. */
export function timelineOf(
  unitId: string,
  moves: readonly Planned[],
  residents: readonly { id: string; fullName: string }[],
  today: Day,
): Timeline | null {
  const days = moves.map(({ effectiveDay }) => effectiveDay).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const ahead = daysBetween(today, first)
  // It begins today where that is near, so that the reader finds the present day.
  const start = addDays(first, -(ahead >= 0 && ahead <= farthestToday ? Math.max(1, ahead) : daysBefore))
  const count = Math.min(mostDays, daysBetween(start, last) + daysAfter + 1)
  const columnOf = (day: Day) => Math.min(count, Math.max(0, daysBetween(start, day)))
  const moving = new Set(moves.flatMap(({ tenants }) => tenants.map(({ id }) => id)))
  const staying = residents.filter(({ id }) => !moving.has(id)).map(({ fullName }) => fullName)
  const bars = moves.flatMap((move) =>
    move.tenants.flatMap(({ id, fullName }): Bar[] => {
      const { arrival, departure } = stayAround(unitId, moves, move, id)
      // One bar for both ends, of the next one: who has arrived is leaving, who has not is arriving.
      if ((arrival?.status === 'planned' ? arrival : (departure ?? arrival)) !== move) return []
      const [from, to] = [
        arrival ? columnOf(arrival.effectiveDay) : 0,
        departure ? columnOf(departure.effectiveDay) : count,
      ]
      const side = move === departure ? 'leaving' : 'arriving'
      return [{ key: `${move.id} ${from} ${to}`, names: [fullName], side, isDone: move.status === 'done', from, to }]
    }),
  )
  const steps = moves.flatMap((move) => move.steps).filter(({ doneAt }) => doneAt === null)
  const shown = Array.from({ length: count }, (_, n) => addDays(start, n))
  return {
    days: shown,
    bars: withEmptyDays(
      [
        ...(staying.length === 0
          ? []
          : [{ key: 'stays', names: staying, side: 'stays' as const, isDone: false, from: 0, to: count }]),
        ...joinNames(bars).filter(({ from, to }) => from < to),
      ],
      count,
    ),
    stepsDue: shown.map((day) => steps.filter(({ dueDay }) => dueDay === day).length),
    stepsEarlier: steps.filter(({ dueDay }) => dueDay < start).toSorted(compareDueDays),
    stepsLater: steps.filter(({ dueDay }) => dueDay > (shown.at(-1) ?? start)).toSorted(compareDueDays),
  }
}

/** The time of a person in a unit that a move begins or ends, as far as moves of the list do. */
function stayAround(unitId: string, moves: readonly Planned[], move: Planned, residentId: string) {
  const own = moves.filter(({ tenants }) => tenants.some(({ id }) => id === residentId))
  const isDeparture = ({ kind, unit }: Planned) => kind !== 'move_in' && unit.id === unitId
  if (isDeparture(move))
    return {
      arrival: own.findLast((other) => !isDeparture(other) && other.effectiveDay < move.effectiveDay),
      departure: move,
    }
  return {
    arrival: move,
    departure: own.find((other) => isDeparture(other) && other.effectiveDay > move.effectiveDay),
  }
}

/** One bar for the people of a move whose times are the same. */
const joinNames = (bars: readonly Bar[]): Bar[] =>
  [...Map.groupBy(bars, ({ key }) => key).values()].flatMap((same) => {
    const [first] = same
    return first === undefined ? [] : [{ ...first, names: same.flatMap(({ names }) => names) }]
  })

const compareDueDays = (a: StepOutside, b: StepOutside) => a.dueDay.localeCompare(b.dueDay)

/** The bars in the order of time, with one more for each run of days when nobody lives in the unit. */
function withEmptyDays(bars: readonly Bar[], count: number): Bar[] {
  const all: Bar[] = []
  let until = 0
  for (const bar of bars.toSorted((a, b) => a.from - b.from)) {
    if (bar.from > until) all.push(emptyDays(until, bar.from))
    all.push(bar)
    until = Math.max(until, bar.to)
  }
  return until < count ? [...all, emptyDays(until, count)] : all
}

const emptyDays = (from: number, to: number): Bar => ({
  key: `empty ${from}`,
  names: [],
  side: 'empty',
  isDone: false,
  from,
  to,
})

/** The bars in as few rows as possible: one begins in the row where another has ended. */
export function lanesOf(bars: readonly Bar[]): Bar[][] {
  const lanes: Bar[][] = []
  for (const bar of bars) {
    const lane = lanes.find((others) => (others.at(-1)?.to ?? 0) <= bar.from)
    if (lane) lane.push(bar)
    else lanes.push([bar])
  }
  return lanes
}

/** `from` is the first instant of the day, `until` its last one: an end belongs to the last day, never to the next one. */
export type AutomaticChange = { day: Day; at: 'from' | 'until'; move: Planned; what: 'ends' | 'begins' | 'undo_ends' }

/** What happens by itself, in the order of time. */
export const automaticChangesOf = (
  moves: readonly (Planned & Pick<Move, 'doneAt'>)[],
  timeZone: string,
): AutomaticChange[] =>
  moves
    .flatMap((move): AutomaticChange[] => [
      ...(move.status === 'planned' && move.kind !== 'move_in'
        ? [{ day: lastDayBefore(move.effectiveDay), at: 'until' as const, move, what: 'ends' as const }]
        : []),
      ...(move.status === 'planned' && move.kind !== 'move_out'
        ? [{ day: move.effectiveDay, at: 'from' as const, move, what: 'begins' as const }]
        : []),
      {
        day: lastDayToUndo(move.doneAt === null ? move.effectiveDay : dayOf(new Date(move.doneAt), timeZone)),
        at: 'until',
        move,
        what: 'undo_ends',
      },
    ])
    .toSorted((a, b) => `${a.day} ${a.at}`.localeCompare(`${b.day} ${b.at}`))
