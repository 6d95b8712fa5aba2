import { localeOf } from '#platform/language/language.ts'
const count = (n: number, singular: string, plural: string) =>
  `${n.toLocaleString(localeOf('en'))} ${n === 1 ? singular : plural}`

/** Only the office undoes changes. */
export const words = {
  badOperation: 'operation must be a UUID',
  noOperation: 'There is nothing to undo',
  undone: (n: number) => (n === 1 ? 'The change was undone' : `${count(n, 'change was', 'changes were')} undone`),
  nothingUndone: 'Nothing was undone',
  changedSince: (n: number) =>
    n === 1
      ? 'Someone else has changed it since, so it stays as it is.'
      : `Someone else has changed ${n} of them since, so they stay as they are.`,
  tooLate: 'It is too late to undo this.',
  emailsStopped: (n: number) => `${count(n, 'email was', 'emails were')} not sent.`,
  emailsSent: (n: number) => `${count(n, 'email had', 'emails had')} been sent already.`,
  notUndone: 'The change could not be undone',
}
