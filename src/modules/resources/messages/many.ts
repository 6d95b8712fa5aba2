import { actionTexts } from '#platform/language/messages/many.ts'
import type { ResourceAction } from '../choices.ts'

const resources = ['resource', 'resources'] as const

/** Texts of changing many resources at once. */
export const manyWords = {
  badAction: 'action must be archive or restore',
  archivedAlready: 'It is archived already',
  notArchived: 'It is not archived',
  archive: actionTexts(...resources, { label: 'Archive', verb: 'Archive', done: 'archived' }),
  restore: actionTexts(...resources, { label: 'Restore', verb: 'Restore', done: 'restored' }),
  follows: {
    archive: 'Residents no longer see them. They stay in the archive.',
    restore: 'Residents of their audience see them again.',
  } satisfies Record<ResourceAction, string>,
  failed: 'The resources could not be changed',
}
