import { totalText } from '../../text/total-text.ts'
import { localeOf } from '../language.ts'
const count = (n: number) => n.toLocaleString(localeOf('en'))

/** Texts of shared components that only the office's screens use. */
export const officeKitWords = {
  undo: 'Undo',
  undoKey: 'Z',
  recent: 'Recent changes',
  /** A change in the list of recent ones, shorter than its confirmation: "Request updated". */
  recentTitle: (confirmation: string) => confirmation.replace(/ successfully!?$/, ''),
  undoOf: (title: string) => `Undo: ${title}`,

  selectAll: (n: number) => `Select all ${totalText(n)}`,
  selectPage: 'Select all on this page',
  selected: (n: number) => `${totalText(n)} selected`,
  selectRow: (name: string) => `Select ${name}`,
  printSelected: 'Print',
  exportSelected: 'Export CSV',
  selectionTools: 'Selection',
  clearSelection: 'Clear',
  more: 'More',
  printList: 'Print the list',
  printShort: 'Print',
  readingList: 'Reading...',
  notPrinted: 'The list could not be printed',
  tooLongToPrint: (most: number) => `It has more than ${count(most)} rows. Filter it first, or export it.`,
  printedRows: (n: number) => (n === 1 ? '1 row' : `${count(n)} rows`),
  exportList: 'CSV of the list',
  exportShort: 'CSV',
  exporting: 'Exporting...',
  exported: 'The list was exported',
  notExported: 'The list could not be exported',
  escapeKey: 'Esc',

  keys: {
    next: 'next, previous',
    open: 'open',
    select: 'select',
    range: 'select up to here',
    undo: 'undo the last change',
    search: 'search everything',
    back: 'end the selection, close',
    all: 'all keys',
  },
  keysTitle: 'Keys',
  singleKeys: 'Single keys',
  singleKeysHint:
    'Letters are commands while you are not typing. Switch them off if you use speech input. Applies to this browser.',
}
