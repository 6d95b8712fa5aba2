import { words as unitWords } from './en.ts'
import type { OptionList } from '../options.ts'

export const nameOfList = (list: string): string => unitWords.fields[list as OptionList] ?? list
/** Texts about the option lists for administrators. */
export const optionWords = {
  lead: 'The options offered in the details of a unit. Units keep options that you remove here.',
  fixed: "The options for HVAC, lock, alarm and balcony can't be changed.",
  loading: 'Loading option lists...',
  counted: (n: number) => (n === 1 ? '1 option' : `${n} options`),
  none: 'No options yet.',
  add: 'Add',
  addTo: (list: string) => `New option for ${list}`,
  addLabel: (list: string) => `Add to ${list}`,
  placeholder: 'New option',
  remove: (option: string, list: string) => `Remove ${option} from ${list}`,
  isNew: 'new',
  preview: 'Preview changes',
  reset: 'Reset',
  nothingChanged: 'No changes yet',
  keeps: "Units keep the options they have. An option that you remove here can't be added to other units.",
  changed: 'Option lists changed',
  noName: 'Enter an option',
  noList: 'The whole list is required',
  tooLong: (most: number) => `An option can have at most ${most} characters`,
  tooMany: (most: number) => `A list can have at most ${most} options`,
  oneLine: 'Use one line without commas',
  twice: 'This option already exists',
  notOffered: (list: string) => `${list}: choose from the list`,
} as const
