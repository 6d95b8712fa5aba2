import type { photosOnlyTexts } from './photos-only.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type MailboxTopics = {
  'mailbox.photos-only': typeof photosOnlyTexts
}
