import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { words } from './words.ts'

export const letterStates = ['queued', 'sent', 'failed'] as const
export const LetterState = z.enum(letterStates, words.badState)
export type LetterState = z.infer<typeof LetterState>

/** What a letter is about. */
export const letterKinds = [
  'reset',
  'invitation',
  'account',
  'request',
  'website',
  'announcement',
  'backup',
  'trial',
  'house',
] as const
export const LetterKind = z.enum(letterKinds)
export type LetterKind = z.infer<typeof LetterKind>

/** A letter as the list tells it. */
export const OutboxLetter = z.object({
  id: z.uuid(),
  to: z.string(),
  toName: z.string().nullable(),
  subject: z.string(),
  kind: LetterKind,
  state: LetterState,
  tries: z.int(),
  /** What the mail server said last, as it said it. */
  lastError: z.string().nullable(),
  /** Why it cannot be sent once more; null where it can. */
  whyNotAgain: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type OutboxLetter = z.infer<typeof OutboxLetter>

/** A letter to be read: its text, without any link that holds a secret. */
export const ReadLetter = OutboxLetter.extend({ text: z.string() })
export type ReadLetter = z.infer<typeof ReadLetter>

const longestList = 200
export const LetterFilter = z.object({
  state: LetterState.optional(),
  search: z.string().max(200, words.searchTooLong).optional(),
  limit: z.coerce.number().int().min(1).max(longestList).default(50),
  /** The id of the last letter of the page before. */
  cursor: z.uuid(words.badCursor).optional(),
})
export type LetterFilter = z.infer<typeof LetterFilter>

/** How letters leave the house, and how many there are of each state. */
export const MailSettings = z.object({
  way: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('server'), host: z.string(), port: z.int() }),
    z.object({ kind: z.literal('folder'), folder: z.string() }),
  ]),
  /** Where a test letter goes: to whoever asks. */
  own: z.string(),
  counts: z.record(LetterState, z.int()),
  /** How many failed ones can be sent once more, and since when the oldest of them waits. */
  again: z.object({ count: z.int(), oldest: z.iso.datetime().nullable() }),
})
export type MailSettings = z.infer<typeof MailSettings>

export const TrialResult = z.object({ letter: OutboxLetter, fault: z.string().nullable() })
export type TrialResult = z.infer<typeof TrialResult>

const at = '/api/admin/settings/mail'

export const outbox = {
  settings: endpoint({
    method: 'GET',
    path: at,
    for: administrators,
    summary: 'How letters leave the house, and how many wait or failed',
    reply: MailSettings,
  }),
  list: endpoint({
    method: 'GET',
    path: `${at}/letters`,
    for: administrators,
    summary: 'The letters of the outbox, newest first',
    query: LetterFilter,
    reply: z.array(OutboxLetter),
  }),
  read: endpoint({
    method: 'POST',
    path: `${at}/letters/:id/read`,
    for: administrators,
    summary: 'Read a letter; the audit log keeps who did. Links that hold a secret are not in it',
    reply: ReadLetter,
  }),
  again: endpoint({
    method: 'POST',
    path: `${at}/letters/:id/again`,
    for: administrators,
    summary: 'Send a failed letter once more',
    mayRefuse: [409],
    reply: OutboxLetter,
  }),
  allAgain: endpoint({
    method: 'POST',
    path: `${at}/again`,
    for: administrators,
    summary: 'Send every failed letter once more',
    reply: z.object({ count: z.int() }),
  }),
  tryOut: endpoint({
    method: 'POST',
    path: `${at}/trial`,
    for: administrators,
    summary: 'Send a test letter to the own address and say what the mail server answered',
    reply: TrialResult,
  }),
}
