import type { Role } from '#platform/roles.ts'
import { addDays, instantAt, wallClock, weekdayOf } from '#platform/time/wall-clock.ts'
import { type Channel, type Choice, type DigestDays, emailChoices, switchChoices } from './choices.ts'
import { type Cell, type Kind, kinds } from './kinds.ts'

/** Times are minutes after midnight in the building. */
export type Settings = {
  quiet: boolean
  quietFrom: number
  quietUntil: number
  digestAt: number
  digestDays: DigestDays
}
export const defaultSettings: Settings = {
  quiet: true,
  quietFrom: 22 * 60,
  quietUntil: 7 * 60,
  digestAt: 8 * 60,
  digestDays: 'weekdays',
}

export type Choices = Partial<Record<Channel, Choice>>

/** The cell of the table of kinds; `never` for a role that does not get the kind. */
export const cellOf = (kind: Kind, channel: Channel, role: Role): Cell => kinds[kind].rows[role]?.[channel] ?? 'never'

export const choicesOf = (channel: Channel): readonly Choice[] => (channel === 'email' ? emailChoices : switchChoices)

/** What a channel does for a person: their choice where they have one, and nothing stops what is always sent. */
export function effectiveChoice(kind: Kind, channel: Channel, role: Role, choices: Choices): Choice {
  const cell = cellOf(kind, channel, role)
  if (cell === 'never') return 'off'
  if (cell === 'always') return channel === 'email' ? 'at_once' : 'on'
  return choices[channel] ?? cell
}

/** When a channel sends it; null for never. An e-mail may wait for the daily one, push and SMS for the quiet hours' end. */
export function dueOf(
  { kind, channel, role }: { kind: Kind; channel: Channel; role: Role },
  choices: Choices,
  settings: Settings,
  now: Date,
  timeZone: string,
): { at: Date; daily: boolean } | null {
  const choice = effectiveChoice(kind, channel, role, choices)
  if (choice === 'off') return null
  if (choice === 'daily') return { at: nextDigest(settings, now, timeZone), daily: true }
  const waits = (channel === 'push' || channel === 'sms') && !kinds[kind].urgent
  return { at: waits ? endOfQuiet(settings, now, timeZone) : now, daily: false }
}

/** The end of the quiet hours that `now` is in; otherwise `now`. Hours that begin and end at the same time are none. */
export function endOfQuiet({ quiet, quietFrom, quietUntil }: Settings, now: Date, timeZone: string): Date {
  const { day, minutes } = wallClock(now, timeZone)
  if (!quiet || quietFrom === quietUntil) return now
  const overnight = quietFrom > quietUntil
  const isQuiet = overnight
    ? minutes >= quietFrom || minutes < quietUntil
    : minutes >= quietFrom && minutes < quietUntil
  if (!isQuiet) return now
  return instantAt(overnight && minutes >= quietFrom ? addDays(day, 1) : day, quietUntil, timeZone)
}

/** The next time the daily e-mail goes out after `now`. */
export function nextDigest({ digestAt, digestDays }: Settings, now: Date, timeZone: string): Date {
  const { day: today } = wallClock(now, timeZone)
  for (let ahead = 0; ; ahead += 1) {
    const day = addDays(today, ahead)
    const at = instantAt(day, digestAt, timeZone)
    if (at > now && (digestDays === 'every_day' || weekdayOf(day) <= 5)) return at
  }
}

/** Minutes until another try, after this many tries that failed; null when it is given up, a day after the first. */
export const retryPauses = [1, 2, 5, 10, 30, 60, 180, 360, 720] as const
export const nextTry = (attempts: number, now: Date): Date | null => {
  const minutes = retryPauses[attempts - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000)
}
