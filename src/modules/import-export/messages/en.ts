import { spamDays } from '#contact/rules.ts'

/** Every text about getting data in and out that a person reads. */
export const words = {
  everything: {
    title: 'Export',
    lead: 'Download all building records as one zip file: CSV for spreadsheets and JSON for other software. Passwords, door codes and sessions are not included.',
    warning:
      'This file contains personal data of everyone in the building. Each download is recorded in the audit log.',
    button: 'Export everything',
    busy: 'Preparing the export...',
    fileName: (code: string, day: string) => `${['export', code.toLowerCase(), day].filter(Boolean).join('-')}.zip`,
    readMe: (at: string) =>
      [
        `All records of the building as of ${at}.`,
        '',
        'csv/   one file per table: UTF-8, separated by commas, with the column names in the first row. A cell that a',
        '       spreadsheet could read as a formula begins with an apostrophe.',
        'json/  the same data as arrays of objects. Times are in UTC, amounts in cents (…_cents).',
        '',
        'Not included: passwords, door and locker codes, second factors, sessions and links. Photos and documents are not',
        'included either; you will find them in a backup.',
        '',
        'This is personal data. Delete it when you no longer need it.',
        '',
      ].join('\r\n'),
  },
  import: {
    badKind: 'kind must be units or residents',
    badColumns: 'columns must give a column number or null for each field',
    badMark: 'mark must be the value that the check returned',
    line: (line: number) => `Row ${line}`,
    missing: 'Enter a value',
    twice: (line: number) => `Duplicate of row ${line}`,
    noFloor: 'Enter a floor',
    noUnit: (number: string) => `Unit ${number} doesn't exist`,
    notAResident: 'This email belongs to a staff account',
    endBeforeStart: 'The end date is before the start date',
    home: 'Unit',
    bySignIn: 'Residents are matched by their sign-in email, not by their contact email.',
    contactOnly: (lines: readonly number[]) =>
      `Added as new, although another resident has the same contact email: row${lines.length === 1 ? '' : 's'} ${lines.slice(0, 10).join(', ')}${lines.length > 10 ? ` and ${lines.length - 10} more` : ''}.`,
    noColumn: (label: string) => `Choose a column for ${label}.`,
    dayOrder: (label: string, dayFirst: boolean) =>
      `${label}: dates such as 03/04/2025 are read with the ${dayFirst ? 'day' : 'month'} first.`,
    unclosed: (line: number) => `The file can't be read: a quotation mark opened in row ${line} is never closed.`,
    empty: 'The file has no rows below the column names.',
    tooLong: (rows: number, most: number) =>
      `The file has ${rows.toLocaleString('en-CA')} rows. You can import up to ${most.toLocaleString('en-CA')} rows at a time.`,
    tooWide: 'The file has more than 100 columns. Remove some and upload it again.',
    noText: 'This is not a CSV file. Save it as CSV in your spreadsheet program and upload it again.',
    notClean: (wrong: number) =>
      wrong === 1 ? '1 row has errors. Nothing was imported.' : `${wrong} rows have errors. Nothing was imported.`,
    checkAgain: 'Some records have changed since this check. Please check again.',
    appliedAlready: 'This file has already been imported.',
    notApplied: 'This import has already been undone.',
    changedSince: (labels: readonly string[]) =>
      `This import can't be undone because these records have changed since: ${labels.slice(0, 10).join(', ')}${labels.length > 10 ? ` and ${labels.length - 10} more` : ''}.`,
  },
  importing: {
    title: 'Import',
    lead: 'Upload a CSV file from a spreadsheet or another system, with the columns in any order. You can preview the changes before you import, and undo the import later.',
    kind: 'File contains',
    kinds: { units: 'Units', residents: 'Residents' },
    units: 'Units',
    unitsDetail: 'Matched by unit number. Existing units are updated and new ones are added.',
    residents: 'Residents',
    residentsDetail: 'Matched by sign-in email. New residents get the status Invited; no emails are sent.',
    choose: 'Choose a CSV file',
    chooseHint: 'Up to 5,000 rows. In your spreadsheet program, choose Save As, then CSV.',
    reading: 'Reading the file...',
    notRead: "This file can't be imported.",
    columnsTitle: (file: string) => `Columns of ${file}`,
    columnsLead: (rows: number) =>
      `${rows.toLocaleString('en-CA')} ${rows === 1 ? 'row' : 'rows'} found. Choose what each column contains. Empty cells don't change existing values.`,
    read: (delimiter: string, encoding: string) =>
      `(${encoding}, separated by ${{ ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' }[delimiter] ?? delimiter})`,
    noColumn: 'No column',
    unnamed: (at: number) => `Column ${at}`,
    check: 'Check',
    checking: 'Checking...',
    checkAgain: 'Check again',
    notChecked: 'The file could not be checked',
    otherFile: 'Choose another file',
    counts: 'Rows by result',
    result: 'Preview of changes',
    results: { new: 'New', changed: 'Changed', same: 'Unchanged', wrong: 'Error' },
    wrongFirst: (count: number) =>
      count === 1
        ? '1 row has errors. Fix it and upload the file again, or choose another column.'
        : `${count.toLocaleString('en-CA')} rows have errors. Fix them and upload the file again, or choose other columns.`,
    nothing: 'No changes to import.',
    allOrNothing: 'All rows are imported, or none.',
    apply: (count: number) => `Import ${count.toLocaleString('en-CA')} ${count === 1 ? 'row' : 'rows'}`,
    importing: 'Importing...',
    notDone: 'Nothing was imported.',
    done: 'Import complete',
    lines: 'Rows of the file',
    empty: 'empty',
    changesTo: 'changes to',
    more: (shown: number) => `Showing the first ${shown} rows.`,
    list: 'Previous imports',
    loading: 'Loading imports...',
    none: 'No imports yet',
    summary: (made: number, changed: number) =>
      `${made.toLocaleString('en-CA')} added, ${changed.toLocaleString('en-CA')} changed`,
    undo: 'Undo',
    undoOf: (file: string) => `Undo import of ${file}`,
    undoTitle: (file: string) => `Undo the import of ${file}?`,
    undoText: (made: number, changed: number) =>
      `Added records are removed (${made.toLocaleString('en-CA')}) and changed records are restored (${changed.toLocaleString('en-CA')}). If any of them have changed since, the import can't be undone.`,
    undoVerb: 'Undo import',
    undoing: 'Undoing...',
    undone: 'Import undone',
    undoneOn: (when: string) => `Undone ${when}`,
    notUndone: 'The import could not be undone.',
  },
  person: {
    title: 'Personal data',
    lead: 'Download all data about a resident, or erase it after they have moved out.',
    who: 'Resident',
    find: 'Find a resident by name',
    none: 'No residents found',
    loading: 'Loading residents...',
    notTaken: 'The data could not be downloaded',
    erase: "Erase this resident's data",
    eraseTitle: (name: string) => `Permanently erase the data of ${name}?`,
    eraseText:
      'Their name, contact details, messages, photos and emails are erased everywhere, including the audit log. This cannot be undone.',
    eraseVerb: 'Erase permanently',
    erasing: 'Erasing...',
    done: 'Data erased',
    notDone: 'The data could not be erased',
    livesHere: 'This resident is still assigned to a unit. Remove them from the unit first.',
    fileName: (name: string) =>
      name
        .normalize('NFD')
        .replace(/[^A-Za-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '')
        .toLowerCase() || 'resident',
    erased: 'Erased',
    formerRequest: 'Request of a former resident',
    goesTitle: 'Will be erased',
    staysTitle: 'Will be kept',
    counted: (count: number) => count.toLocaleString('en-CA'),
    goes: {
      identity: 'Account and resident record',
      emails: 'Emails to them and about them',
      contact: 'Website messages and replies',
      requests: 'Text of their maintenance requests',
      requestTexts: 'Notes and messages on their requests',
      photos: 'Photos',
      signIn: 'Sessions, links, settings and counters',
      log: 'Details about them in the audit log',
      ownerNames: 'Owner names of units',
      waiting: 'Places on the waiting list for a stall or locker',
      moves: 'Addresses and notes of their moves',
      imports: 'Rows of files that are not imported yet',
      mentions: 'Mentions in other texts',
    },
    retentionReasons: {
      payments: {
        what: 'Charges and payments, with their notes',
        why: 'Financial records must be kept for at least six years after the end of their tax year.',
      },
      homes: { what: 'When each unit was occupied, without a name', why: 'History of the unit.' },
      assets: { what: 'When they had a stall, locker, key or fob, without a name', why: 'History of the building.' },
      requests: {
        what: 'What was repaired, when and at what cost, without text or photos',
        why: 'Maintenance history of the building.',
      },
      audit: { what: 'What kind of change was made and when, without names or details', why: 'Record of changes.' },
      ownerName: {
        what: 'The same name as the owner of a unit',
        why: "They didn't own that unit here, or another owner of it has the same name.",
      },
      sameAddress: {
        what: 'Website messages and replies with one of their addresses that are not linked to a resident',
        why: 'Anyone can enter any address. If this resident sent one, link it to them under Website Requests first.',
      },
      name: {
        what: 'Their name in other texts',
        why: 'Someone else has the same name or one that contains it, or the name is a single word.',
      },
      signIn: {
        what: 'Their sign-in email in other texts',
        why: 'Someone else has the same address.',
      },
      contact: {
        what: 'Their contact email in other texts',
        why: 'Anyone can enter any contact email, so it may belong to someone else.',
      },
      phone: { what: 'Their phone number in other texts', why: 'Someone else has the same number.' },
      contacts: {
        what: 'Their name as the emergency contact of another resident',
        why: "It belongs to that resident's record.",
      },
      backups: {
        what: 'Existing backups',
        why: 'They are not changed; newer backups replace them over time. If you restore one of them, erase the data again.',
      },
    },
  },
} as const
/** After how many days data is deleted automatically. */
export const retention = { emails: 365, contact: 730, spam: spamDays, addresses: 365, wayBack: 90 } as const
