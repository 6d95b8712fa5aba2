import type { StoredAudience } from './announcement-audience.ts'
import type { AnnouncementText } from './announcement-parts.ts'
import type { ByLanguage } from '#platform/language/further-languages.ts'
import type { Language } from '#platform/language/registry.ts'
import { audienceTexts } from '#occupancy/messages/audience.ts'
import type { AnnouncementAction, AnnouncementState, SendingTime } from './choices.ts'
import { announcementTexts } from './messages/index.ts'
import { manyWords } from './messages/many.ts'

type Times = {
  publishedAt: Date | null
  expiresAt: Date | null
  archivedAt: Date | null
}

/** The state of an announcement at a time. */
export function stateOf({ publishedAt, expiresAt, archivedAt }: Times, now: Date): AnnouncementState {
  if (archivedAt) return 'archived'
  if (!publishedAt) return 'draft'
  if (publishedAt > now) return 'scheduled'
  return expiresAt && expiresAt <= now ? 'expired' : 'published'
}

/**
 * Whether it must be delivered now. One that expired before delivery, because the program was not running, is not
 * delivered.
 */
export const isDue = (a: Times & { deliveredAt: Date | null }, now: Date) =>
  a.deliveredAt === null && stateOf(a, now) === 'published'

/** The title and text for a reader: in their language where it has them, otherwise as they were written. */
export function textIn(
  announcement: AnnouncementText & { language: Language; translations: ByLanguage<AnnouncementText> },
  language: Language,
): AnnouncementText {
  const translation = language === announcement.language ? undefined : announcement.translations[language]
  const { title, body } = translation ?? announcement
  return { title, body }
}

export type Plan = {
  when: SendingTime
  publishedAt: Date | null
  expiresAt: Date | null
  emergency: boolean
}

/** The first error in time, end or audience, with its field; null when valid. */
export function validatePlan(plan: Plan, now: Date): { field: string; message: string } | null {
  const { when, publishedAt, expiresAt, emergency } = plan
  if (when === 'later' && !publishedAt)
    return { field: 'publishedAt', message: announcementTexts.en.missing.publishedAt }
  if (when === 'later' && publishedAt && publishedAt <= now)
    return { field: 'publishedAt', message: announcementTexts.en.past }
  const from = when === 'later' && publishedAt ? publishedAt : now
  if (expiresAt && expiresAt <= from)
    return {
      field: 'expiresAt',
      message: when === 'later' ? announcementTexts.en.endsBefore : announcementTexts.en.past,
    }
  if (!emergency) return null
  if (when === 'later') return { field: 'when', message: announcementTexts.en.emergency.atOnce }
  if (!expiresAt) return { field: 'expiresAt', message: announcementTexts.en.emergency.needsEnd }
  return null
}

/** The fields that cannot change after delivery. */
const fixedFields = ['audience', 'emergency', 'byMail', 'when', 'publishedAt'] as const

/** Why these changes are not allowed; null when they are. */
export function validateChange(
  current: { deliveredAt: Date | null; archivedAt: Date | null },
  changed: Record<string, unknown>,
): { field: string; message: string } | null {
  if (current.archivedAt) return { field: 'state', message: announcementTexts.en.archivedStays }
  if (!current.deliveredAt) return null
  const field = fixedFields.find((name) => changed[name] !== undefined)
  return field ? { field, message: announcementTexts.en.settled } : null
}

/** A correction of a delivered announcement can be undone, unless its files change; a draft is corrected in its form. */
export const isUndoable = (current: { deliveredAt: unknown }, changes: { fileIds?: unknown }) =>
  current.deliveredAt !== null && changes.fileIds === undefined

/** Why an announcement cannot be ended; null when it can. */
export const validateEnd = (a: Times, now: Date): string | null =>
  stateOf(a, now) === 'published' ? null : announcementTexts.en.notRunning

/** Why an announcement is left out of an action; null when it is not. Whom a reminder reaches is for the server to say. */
export function validateAction(a: Times & { pinned: boolean }, action: AnnouncementAction, now: Date): string | null {
  const state = stateOf(a, now)
  switch (action) {
    case 'archive':
      return state === 'archived' ? manyWords.archivedAlready : null
    case 'end':
    case 'remind':
      return state === 'published' ? null : manyWords.notPublished
    case 'pin':
      return state === 'archived' ? manyWords.archived : a.pinned ? manyWords.pinnedAlready : null
    case 'unpin':
      return state === 'archived' ? manyWords.archived : a.pinned ? null : manyWords.notPinned
  }
}

/** The default duration of an emergency, in hours. */
export const emergencyHours = 6

/** The audience as text; `names` are the numbers of its units, or the names of its people. */
export function audienceName(audience: StoredAudience, names: readonly string[] = []): string {
  switch (audience.kind) {
    case 'floors':
      return formatList(
        audience.floors.toSorted((a, b) => a - b).map(String),
        audienceTexts.en.floor,
        audienceTexts.en.floors,
      )
    case 'stacks':
      return formatList(audience.stacks.toSorted(), audienceTexts.en.stack, audienceTexts.en.stacks)
    case 'units':
      return formatList(names.toSorted(), audienceTexts.en.unit, audienceTexts.en.units)
    case 'people':
      return names.length === 0
        ? audienceTexts.en.kinds.people
        : formatList(
            [...names],
            (name) => name,
            (all) => all,
          )
    default:
      return audienceTexts.en.kinds[audience.kind]
  }
}

const maxNames = 6
function formatList(names: string[], single: (name: string) => string, several: (names: string) => string) {
  if (names.length === 1 && names[0] !== undefined) return single(names[0])
  const more = names.length - maxNames
  return several(
    more > 0 ? `${names.slice(0, maxNames).join(', ')} ${audienceTexts.en.andMore(more)}` : names.join(', '),
  )
}
