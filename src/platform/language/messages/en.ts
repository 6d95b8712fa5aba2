import { localeOf } from '../language.ts'
import { totalText } from '../../text/total-text.ts'

/** Texts of the shared components; modules have their own. */
export const english = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  optional: 'Optional',
  show: 'Show what you typed',
  hide: 'Hide what you typed',
  clear: 'Clear',
  clearSearch: 'Clear search',
  choose: 'Choose',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  messages: 'Messages',
  notRefreshed: 'This could not be refreshed.',
  mayBeOld: 'What you see may be out of date.',
  loadFailed: 'This could not be loaded',
  partNotLoaded: 'Part of this page could not be loaded',
  choicesNotLoaded: 'The choices could not be loaded.',
  offline: "You're offline. Check your connection and try again.",
  unstorable: "This text contains a character that can't be saved.",
  hiddenCharacter: 'This text contains an invisible or text-direction character. Please type it again.',
  invalidReply: 'Invalid server response',
  somethingFailed: 'Something went wrong. Please try again.',
  databaseAway: "We can't reach our records right now. Please try again in a moment.",
  outcomeUnknown: 'The connection was lost. Please check whether your change was saved before you try again.',
  busy: "We're very busy right now. Please try again in a moment.",
  locked: 'Someone else is working on the same records right now. Please try again in a moment.',
  tooSlow: 'This took too long and was stopped. Please try again in a moment.',
  diskFull: "We're out of storage space, so this couldn't be saved. Please try again later.",
  discardTitle: 'Discard your changes?',
  discardText: "Your changes haven't been saved yet.",
  discard: 'Discard changes',
  keepEditing: 'Keep editing',
  fixFields: (labels: readonly string[]) => {
    const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
    return `Fix ${counts[labels.length] ?? labels.length} ${labels.length === 1 ? 'field' : 'fields'}:`
  },
  range: (from: number, to: number, total: number) =>
    total === 0
      ? 'None'
      : `${from.toLocaleString(localeOf('en'))} to ${to.toLocaleString(localeOf('en'))} of ${totalText(total)}`,
}
export type PlatformWords = typeof english
