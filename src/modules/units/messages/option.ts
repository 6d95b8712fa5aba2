import { words as unitWords } from './en.ts'
import type { OptionList } from '../options.ts'

export const nameOfList = (list: string): string => unitWords.fields[list as OptionList] ?? list
/** Texts about the option lists for administrators. */
export const optionWords = {
  lead: 'What can be ticked in the details of a unit. A unit keeps what it has, also when it is offered no longer.',
  fixed: 'HVAC, lock, alarm and balcony have fixed choices, because the program goes by them.',
  loading: 'Loading option lists...',
  counted: (n: number) => (n === 1 ? '1 option' : `${n} options`),
  none: 'Nothing is offered.',
  add: 'Add',
  addTo: (list: string) => `New option of ${list}`,
  addLabel: (list: string) => `Add to ${list}`,
  placeholder: 'New option',
  remove: (option: string, list: string) => `Remove ${option} from ${list}`,
  isNew: 'new',
  look: 'See the change',
  back: 'Put back',
  nothingChanged: 'Nothing is different yet',
  keeps: 'Units that have an option keep it. What is offered no longer can be taken off a unit, not put on another.',
  changed: 'Option lists changed',
  noName: 'Name the option',
  noList: 'Send the whole list',
  tooLong: (most: number) => `An option can have at most ${most} characters`,
  tooMany: (most: number) => `A list can have at most ${most} options`,
  oneLine: 'An option is one line without commas',
  twice: 'This option is there already',
  notOffered: (list: string) => `${list}: choose from the list`,
} as const
