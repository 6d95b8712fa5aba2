import { changed, ended, sent, type Sentence, text } from './sentence.ts'

/** Sentences about received e-mail. */
export const mailboxSentences: Record<string, Sentence> = {
  'incoming emails accepted': sent(({ after }) => `added an unverified email to ${text(after['request'])}`),
  'incoming emails discarded': ended('discarded an unverified email'),
  'mail server changed': changed('changed the mail server'),
  'mail server removed': ended('stopped using the mail server'),
  'mailbox changed': changed('changed the mailbox of answers'),
  'mailbox removed': ended('stopped receiving replies by email'),
  'residents marked the address as working': changed('marked a bounced address of {resident} as working'),
}
