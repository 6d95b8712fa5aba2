import { inLanguages } from './language.ts'
import { french } from './french.ts'

/** What the interface parts themselves say; everything else is said by the nouns. */
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
  offline: 'There is no connection. Check it and try again.',
  unstorable: 'The text holds a character that cannot be stored.',
  somethingFailed: 'Something went wrong. Please try again.',
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
export const words = inLanguages(english, french)
