import { actionTexts } from '#platform/language/messages/many.ts'

/** Texts of sending many failed e-mails again. */
export const manyWords = {
  again: actionTexts('email', 'emails', { label: 'Resend', verb: 'Resend', done: 'being sent' }),
  follows: 'Password links are renewed when the emails are sent.',
}
