import { addDays, daysBetween, instantAt, minutesOf, wallClock } from '#platform/time/wall-clock.ts'
import type { Day } from '#platform/time/dates.ts'

type Exception = { userId: string; what: 'takes' | 'away'; from: Day; until: Day }
export type Rota = { people: readonly string[]; startsOn: Day; handover: string; exceptions: readonly Exception[] }

/** The day of the rota at an instant: it begins at the handover, not at midnight. */
export function rotaDay({ handover }: Pick<Rota, 'handover'>, now: Date, timeZone: string): Day {
  const { day, minutes } = wallClock(now, timeZone)
  return minutes < minutesOf(handover) ? addDays(day, -1) : day
}

/**
 * Everyone of the rota in the order in which they are alerted on a day: the person who took the day over, then the week's
 * person and those after them, without those who are away.
 */
export function onCallOrder({ people, startsOn, exceptions }: Rota, day: Day): string[] {
  const on = exceptions.filter(({ from, until }) => from <= day && day <= until)
  const takes = on.filter(({ what }) => what === 'takes').map(({ userId }) => userId)
  const away = new Set(on.filter(({ what }) => what === 'away').map(({ userId }) => userId))
  const week = Math.floor(daysBetween(startsOn, day) / 7)
  const start = people.length === 0 ? 0 : ((week % people.length) + people.length) % people.length
  const turn = [...people.slice(start), ...people.slice(0, start)]
  // The newest swap is the one that holds.
  return [...new Set([...takes.toReversed(), ...turn])].filter((id) => !away.has(id))
}

export const lastLevel = 2

/** Whom a level alerts: the first, the next, then everyone; null for everyone. */
export function levelPerson(order: readonly string[], level: number): string | null {
  return level < lastLevel ? (order[level] ?? null) : null
}

/** When the person on call changes; null when nobody else takes over within two months. */
export function nextChange(rota: Rota, now: Date, timeZone: string): { at: Date; userId: string | null } | null {
  const today = rotaDay(rota, now, timeZone)
  const [present] = onCallOrder(rota, today)
  for (let ahead = 1; ahead <= 62; ahead += 1) {
    const day = addDays(today, ahead)
    const [next] = onCallOrder(rota, day)
    if (next !== present) return { at: instantAt(day, minutesOf(rota.handover), timeZone), userId: next ?? null }
  }
  return null
}
