import { inLanguages } from '#platform/language.ts'
import { french } from './french.ts'

/** What residents read about the directory. */
const english = {
  badChoice: 'Say true or false',
  tooLong: 'The search can have at most 200 characters',
  title: 'Residents',
  line: 'Neighbours who chose to be found. Nobody is listed without choosing it.',
  loading: 'Loading residents...',
  notLoaded: 'The directory could not be loaded',
  search: 'Name, unit, phone or e-mail',
  none: 'Nobody is listed yet',
  noneHelp: 'You can be the first: choose what your neighbours may see.',
  noneFit: 'No residents found matching search',
  clear: 'Clear search',
  counted: (n: number) => (n === 1 ? '1 neighbour listed' : `${n.toLocaleString('en-US')} neighbours listed`),
  unit: (numbers: readonly string[]) => `${numbers.length === 1 ? 'Residence' : 'Residences'} ${numbers.join(', ')}`,
  own: 'What neighbours see of you',
  ownHint: 'Everything is off until you switch it on. Switching off takes effect at once.',
  fields: { showName: 'Name', showUnit: 'Residence', showPhone: 'Phone', showEmail: 'E-mail' },
  nameHint: 'Your name puts you on the list; the rest is shown with it.',
  nothingKnown: 'Not in your profile',
  preview: 'Preview',
  previewNone: 'Neighbours do not see you.',
  choose: 'Choose what they see',
  chosen: 'Done',
  saved: 'Saved. Neighbours see this from now on.',
  savedHidden: 'Saved. Neighbours do not see this.',
  savedWaiting: 'Saved. Neighbours see this once they see your name.',
  notSaved: 'This was not saved. Please try again.',
} as const
export type DirectoryWords = typeof english
export const words = inLanguages(english, french)
