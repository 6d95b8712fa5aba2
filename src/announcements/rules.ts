import type { Audience } from '#occupancy/audience.ts'
import { audienceWords } from '#occupancy/audience-words.ts'
import type { AnnouncementState, SendingTime } from './choices.ts'
import { words } from './words.ts'

type Times = {
  publishedAt: Date | null
  expiresAt: Date | null
  archivedAt: Date | null
}

/** How an announcement stands at a moment. */
export function stateOf({ publishedAt, expiresAt, archivedAt }: Times, now: Date): AnnouncementState {
  if (archivedAt) return 'archived'
  if (!publishedAt) return 'draft'
  if (publishedAt > now) return 'scheduled'
  return expiresAt && expiresAt <= now ? 'expired' : 'published'
}

/** Whether it has to go out now; what was over before it could, because nothing ran at its time, does not any more. */
export const isDue = (a: Times & { deliveredAt: Date | null }, now: Date) =>
  a.deliveredAt === null && stateOf(a, now) === 'published'

export type Plan = {
  when: SendingTime
  publishedAt: Date | null
  expiresAt: Date | null
  emergency: boolean
  audience: Audience
}

/** What is wrong with when, for how long and for whom it goes out, and in which field; null when all is well. */
export function whyNotSend(plan: Plan, now: Date): { field: string; message: string } | null {
  const { when, publishedAt, expiresAt, emergency, audience } = plan
  if (when === 'later' && !publishedAt) return { field: 'publishedAt', message: words.missing.publishedAt }
  if (when === 'later' && publishedAt && publishedAt <= now) return { field: 'publishedAt', message: words.past }
  const from = when === 'later' && publishedAt ? publishedAt : now
  if (expiresAt && expiresAt <= from)
    return { field: 'expiresAt', message: when === 'later' ? words.endsBefore : words.past }
  if (!emergency) return null
  if (audience.kind !== 'everyone') return { field: 'audience', message: words.emergency.forEveryone }
  if (when === 'later') return { field: 'when', message: words.emergency.atOnce }
  if (!expiresAt) return { field: 'expiresAt', message: words.emergency.needsEnd }
  return null
}

/** The fields that stay as they were once it went out. */
const settled = ['audience', 'emergency', 'byMail', 'when', 'publishedAt'] as const

/** Why these fields cannot change any more; null when they can. */
export function whyNotChange(
  held: { deliveredAt: Date | null; archivedAt: Date | null },
  changed: Record<string, unknown>,
): { field: string; message: string } | null {
  if (held.archivedAt) return { field: 'state', message: words.archivedStays }
  if (!held.deliveredAt) return null
  const field = settled.find((name) => changed[name] !== undefined)
  return field ? { field, message: words.settled } : null
}

/** Why it cannot expire by hand; null when it can. */
export const whyNotEnd = (a: Times, now: Date): string | null =>
  stateOf(a, now) === 'published' ? null : words.notRunning

/** How long an emergency stands on top unless somebody says otherwise. */
export const emergencyHours = 6

/** Whom it is for, in a few words; `unitNumbers` names the units. */
export function audienceName(audience: Audience, unitNumbers: readonly string[] = []): string {
  switch (audience.kind) {
    case 'floors':
      return listed(audience.floors.toSorted((a, b) => a - b).map(String), audienceWords.floor, audienceWords.floors)
    case 'stacks':
      return listed(audience.stacks.toSorted(), audienceWords.stack, audienceWords.stacks)
    case 'units':
      return listed(unitNumbers.toSorted(), audienceWords.unit, audienceWords.units)
    default:
      return audienceWords.kinds[audience.kind]
  }
}

const mostNamed = 6
function listed(names: string[], one: (name: string) => string, several: (names: string) => string) {
  if (names.length === 1 && names[0] !== undefined) return one(names[0])
  const rest = names.length - mostNamed
  return several(rest > 0 ? `${names.slice(0, mostNamed).join(', ')} ${audienceWords.andMore(rest)}` : names.join(', '))
}
