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
  offline: 'There is no connection. Check it and try again.',
  unstorable: 'The text holds a character that cannot be stored.',
  hiddenCharacter: 'This text has an invisible character, or one that turns its direction. Please type it again.',
  invalidReply: 'Invalid server response',
  somethingFailed: 'Something went wrong. Please try again.',
  databaseAway: "Our records can't be reached right now. Please try again in a moment.",
  outcomeUnknown:
    'The connection to our records was lost. Please check whether your change was saved before you try again.',
  busy: 'A lot is going on right now. Please try again in a moment.',
  locked: 'Someone else is working on the same records right now. Please try again in a moment.',
  tooSlow: 'This took too long and was stopped. Please try again in a moment.',
  diskFull: "There's no storage space left, so this couldn't be saved. Please try again later.",
  discardTitle: 'Discard your changes?',
  discardText: 'What you typed here is not saved yet.',
  discard: 'Discard changes',
  keepEditing: 'Keep editing',
  lateBy: (text: string) => `${text} late`,
  needYou: (labels: readonly string[]) => {
    const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
    return `${counts[labels.length] ?? labels.length} ${labels.length === 1 ? 'field needs' : 'fields need'} you:`
  },
  range: (from: number, to: number, total: number) =>
    total === 0
      ? 'None'
      : `${from.toLocaleString('en-US')} to ${to.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
}
export type PlatformWords = typeof english
