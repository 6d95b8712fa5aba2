import { localeOf } from '#platform/language/language.ts'
const countRows = (count: number) => `${count.toLocaleString(localeOf('en'))} ${count === 1 ? 'row' : 'rows'}`
const rowsStay = (parts: readonly string[]) =>
  parts.length === 1 && parts[0]?.startsWith('1 row') ? `${parts[0]} is` : `${parts.join(' and ')} are`

/** Texts of the screen that imports files. */
export const importing = {
  title: 'Import',
  lead: 'Upload a CSV file from a spreadsheet or another system, with the columns in any order. You can preview the changes before you import, and undo the import later.',
  kind: 'File contains',
  kinds: { units: 'Units', residents: 'Residents' },
  units: 'Units',
  unitsDetail: 'Matched by unit number. Existing units are updated and new ones are added.',
  residents: 'Residents',
  residentsDetail:
    'Matched by sign-in email, or by name and unit. No emails are sent: invite new residents afterwards.',
  choose: 'Choose a CSV file',
  chooseHint: 'Up to 5,000 rows. In your spreadsheet program, choose Save As, then CSV.',
  reading: 'Reading the file...',
  notRead: "This file can't be imported.",
  columnsTitle: (file: string) => `Columns of ${file}`,
  columnsLead: (rows: number) =>
    `${rows.toLocaleString(localeOf('en'))} ${rows === 1 ? 'row' : 'rows'} found. Choose what each column contains. Empty cells don't change existing values.`,
  read: (delimiter: string, encoding: string) =>
    `(${encoding}, separated by ${{ ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' }[delimiter] ?? delimiter})`,
  noColumn: 'No column',
  unused: (heads: readonly string[]) =>
    `Not imported, because no field takes ${heads.length === 1 ? 'it' : 'them'}: ${heads.join(', ')}. Choose a field above, or go on without.`,
  unnamed: (at: number) => `Column ${at}`,
  check: 'Check',
  checking: 'Checking...',
  checkAgain: 'Check again',
  notChecked: 'The file could not be checked',
  otherFile: 'Choose another file',
  counts: 'Rows by result',
  result: 'Preview of changes',
  results: { new: 'New', changed: 'Changed', same: 'Unchanged', skipped: 'Left out', wrong: 'Error' },
  nothing: 'No changes to import.',
  saveFirst: 'Save or discard your corrections first.',
  notGoing: (wrong: number, skipped: number) =>
    `${rowsStay(
      [wrong > 0 ? `${countRows(wrong)} with errors` : '', skipped > 0 ? `${countRows(skipped)} left out` : ''].filter(
        Boolean,
      ),
    )} not imported. You can download them.`,
  allGoing: 'All rows can be imported.',
  download: (count: number) => `Download ${countRows(count)} not imported`,
  warned: (count: number) =>
    count === 1 ? '1 row needs your attention.' : `${count.toLocaleString(localeOf('en'))} rows need your attention.`,
  importAll: 'Import or update all',
  skipAll: 'Leave all out',
  decisionOf: (line: number) => `What to do with row ${line}`,
  decisions: {
    import: 'Import anyway',
    another: 'Add as another person',
    update: 'Update as shown',
    skip: 'Leave out',
  },
  notDecided: 'Your choice could not be saved',
  saveRow: 'Save and check',
  saveRowOf: (line: number) => `Save row ${line} and check`,
  discardRow: 'Discard',
  discardRowOf: (line: number) => `Discard the corrections of row ${line}`,
  corrected: (line: number) => `Row ${line} is correct now`,
  notCorrected: 'The row could not be saved',
  remembered: (name: string, day: string) => `Columns as chosen by ${name} on ${day}.`,
  forget: 'Forget',
  deleteOf: (file: string) => `Forget the columns chosen for files like ${file}`,
  forgotten: 'Columns forgotten',
  notForgotten: 'The columns could not be forgotten',
  apply: (count: number) => `Import ${count.toLocaleString(localeOf('en'))} ${count === 1 ? 'row' : 'rows'}`,
  importing: 'Importing...',
  notDone: 'Nothing was imported.',
  done: 'Import complete',
  partlyDone: (count: number) => `${countRows(count)} imported.`,
  comeBack: ({ wrong, skipped, conflicts }: { wrong: number; skipped: number; conflicts: number }) =>
    [
      wrong > 0 ? `${countRows(wrong)} with errors` : '',
      skipped > 0 ? `${countRows(skipped)} left out` : '',
      conflicts > 0 ? `${countRows(conflicts)} changed since the preview` : '',
    ]
      .filter(Boolean)
      .join(', '),
  comeBackHelp: 'Download them, correct them in your spreadsheet program, and import the file again.',
  leftOf: (count: number, file: string) => `Download ${countRows(count)} of ${file} not imported`,
  left: (count: number) => `${countRows(count)} not imported`,
  downloadLeft: 'Download',
  downloading: 'Preparing...',
  lines: 'Rows of the file',
  empty: 'empty',
  changesTo: 'changes to',
  more: (shown: number, of: number) =>
    `Showing the first ${shown} of ${of.toLocaleString(localeOf('en'))} rows, errors first.`,
  list: 'Previous imports',
  loading: 'Loading imports...',
  none: 'No imports yet',
  summary: (made: number, changed: number) =>
    `${made.toLocaleString(localeOf('en'))} added, ${changed.toLocaleString(localeOf('en'))} changed`,
  undo: 'Undo',
  undoOf: (file: string) => `Undo import of ${file}`,
  undoTitle: (file: string) => `Undo the import of ${file}?`,
  undoText: (made: number, changed: number) =>
    `Added records are removed (${made.toLocaleString(localeOf('en'))}) and changed records are restored (${changed.toLocaleString(localeOf('en'))}). If any of them have changed since, the import can't be undone.`,
  undoVerb: 'Undo import',
  undoing: 'Undoing...',
  undone: 'Import undone',
  undoneOn: (when: string) => `Undone ${when}`,
  notUndone: 'The import could not be undone.',
} as const
