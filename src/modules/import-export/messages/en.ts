import { spamDays } from '#contact/rules.ts'

/** Every text about getting data in and out that a person reads. */
export const words = {
  everything: {
    title: 'Export',
    lead: 'Every record of the building as CSV for a spreadsheet and as JSON for a program, in one zip. Passwords, door codes and sessions are not in it.',
    warning:
      'The file holds personal data of everybody in the building. The audit log keeps who downloaded it and when.',
    button: 'Export everything',
    busy: 'Collecting everything...',
    fileName: (code: string, day: string) => `${['export', code.toLowerCase(), day].filter(Boolean).join('-')}.zip`,
    readMe: (at: string) =>
      [
        `Every record of the building as of ${at}.`,
        '',
        'csv/   one file for each table: UTF-8, comma separated, the first line names the columns. A cell that a',
        '       spreadsheet would take for a formula begins with an apostrophe.',
        'json/  the same as arrays of objects. Instants are in UTC, amounts in whole cents (…_cents).',
        '',
        'Passwords, door and locker codes, second factors, sessions and links are not in it, and neither are photos and',
        'documents themselves: those are in a backup.',
        '',
        'This is personal data. Keep it no longer than you need it.',
        '',
      ].join('\r\n'),
  },
  import: {
    badKind: 'An import is of units or of residents',
    badColumns: 'columns says for each field the number of its column, or null',
    badMark: 'mark is what the check gave',
    line: (line: number) => `Line ${line}`,
    missing: 'This cell is empty, and it is needed',
    twice: (line: number) => `The same already stands in line ${line}`,
    noFloor: 'There is no floor, and the number does not tell it',
    noUnit: (number: string) => `There is no unit ${number}`,
    notAResident: 'This address belongs to an account of the office',
    endBeforeStart: 'The end is before the start',
    home: 'Home',
    bySignIn: 'Residents are found by the address they sign in with; an address they are only written to finds nobody.',
    contactOnly: (lines: readonly number[]) =>
      `New here, though somebody else is written to at the same address: line${lines.length === 1 ? '' : 's'} ${lines.slice(0, 10).join(', ')}${lines.length > 10 ? ` and ${lines.length - 10} more` : ''}.`,
    noColumn: (label: string) => `No column is chosen for ${label}, which is needed.`,
    dayOrder: (label: string, dayFirst: boolean) =>
      `${label}: days such as 03/04/2025 are read with the ${dayFirst ? 'day' : 'month'} first.`,
    unclosed: (line: number) => `The file cannot be read: a quotation mark opened in line ${line} is never closed.`,
    empty: 'The file holds no rows under its heads.',
    tooLong: (rows: number, most: number) =>
      `The file has ${rows.toLocaleString('en-CA')} rows; at most ${most.toLocaleString('en-CA')} fit into one import.`,
    tooWide: 'The file has more than 100 columns.',
    noText: 'The file is no text: save it as CSV in your spreadsheet program.',
    notClean: (wrong: number) =>
      wrong === 1
        ? 'One line is wrong, so nothing was imported.'
        : `${wrong} lines are wrong, so nothing was imported.`,
    checkAgain: 'Something in the building has changed since this was checked. Please check again.',
    appliedAlready: 'This file was imported already.',
    notApplied: 'This import was taken back already.',
    changedSince: (labels: readonly string[]) =>
      `Changed since the import, so it cannot be taken back: ${labels.slice(0, 10).join(', ')}${labels.length > 10 ? ` and ${labels.length - 10} more` : ''}.`,
  },
  importing: {
    title: 'Import',
    lead: 'A CSV file from any spreadsheet or older system: columns in any order, any usual delimiter. Nothing is changed until you have seen what would change, and an import can be taken back.',
    kind: 'What is in the file',
    kinds: { units: 'Units', residents: 'Residents' },
    units: 'Units',
    unitsDetail: 'Found by their number: known ones are changed, others are made.',
    residents: 'Residents',
    residentsDetail: 'Found by the e-mail they sign in with. New ones wait as Invited; no letter is sent.',
    choose: 'Choose a CSV file',
    chooseHint: 'Up to 5,000 rows. In a spreadsheet program: Save as, CSV.',
    reading: 'Reading the file...',
    notRead: 'This file cannot be imported.',
    columnsTitle: (file: string) => `Columns of ${file}`,
    columnsLead: (rows: number) =>
      `${rows.toLocaleString('en-CA')} ${rows === 1 ? 'row was' : 'rows were'} read. Say which column is what; an empty cell leaves what stands.`,
    read: (delimiter: string, encoding: string) =>
      `(${encoding}, separated by ${{ ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' }[delimiter] ?? delimiter})`,
    noColumn: 'No column',
    unnamed: (at: number) => `Column ${at}`,
    check: 'Check',
    checking: 'Checking...',
    checkAgain: 'Check again',
    notChecked: 'The file could not be checked',
    otherFile: 'Take another file',
    counts: 'Lines by what would become of them',
    result: 'What would change',
    fates: { new: 'New', changed: 'Changed', same: 'Unchanged', wrong: 'Wrong' },
    wrongFirst: (count: number) =>
      count === 1
        ? 'One line is wrong: mend it in the file, or choose another column, and take the file again.'
        : `${count.toLocaleString('en-CA')} lines are wrong: mend them in the file, or choose other columns, and take the file again.`,
    nothing: 'Nothing would change.',
    allOrNothing: 'All of it is done, or nothing.',
    apply: (count: number) => `Import ${count.toLocaleString('en-CA')} ${count === 1 ? 'row' : 'rows'}`,
    doing: 'Importing...',
    notDone: 'Nothing was imported.',
    done: 'Import done',
    lines: 'Lines of the file',
    empty: 'empty',
    becomes: 'becomes',
    more: (shown: number) => `The first ${shown} lines are shown.`,
    list: 'Imports so far',
    loading: 'Loading imports...',
    none: 'No imports yet',
    did: (made: number, changed: number) =>
      `${made.toLocaleString('en-CA')} new, ${changed.toLocaleString('en-CA')} changed`,
    undo: 'Take back',
    undoOf: (file: string) => `Take back the import of ${file}`,
    undoTitle: (file: string) => `Take back the import of ${file}?`,
    undoText: (made: number, changed: number) =>
      `What it made is removed (${made.toLocaleString('en-CA')}) and what it changed is as before (${changed.toLocaleString('en-CA')}). If any of it was changed since, nothing is taken back and you are told what.`,
    undoVerb: 'Take back',
    undoing: 'Taking back...',
    undone: 'Import taken back',
    undoneOn: (when: string) => `Taken back ${when}`,
    notUndone: 'Nothing was taken back.',
  },
  person: {
    title: 'Personal data',
    lead: 'What the building knows of one resident, for them to have; and the right to be forgotten once they have left.',
    who: 'Resident',
    find: 'Find a resident by name',
    none: 'No resident of this name',
    loading: 'Loading residents...',
    notTaken: 'The data could not be collected',
    erase: 'Forget this resident',
    eraseTitle: (name: string) => `Forget ${name} for ever?`,
    eraseText:
      'Name, addresses, messages, photos and letters are erased, in every list and in the log. This cannot be undone.',
    eraseVerb: 'Erase for ever',
    erasing: 'Erasing...',
    done: 'Erased',
    notDone: 'Nothing was erased',
    livesHere: 'This resident still has a home here. Remove them from it first.',
    fileName: (name: string) =>
      name
        .normalize('NFD')
        .replace(/[^A-Za-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '')
        .toLowerCase() || 'resident',
    erased: 'Erased',
    formerRequest: 'Request of a former resident',
    pageTitle: (name: string) => `What is known of ${name}`,
    pageLead: (building: string, at: string) => `${building}, as of ${at.slice(0, 16).replace('T', ' ')} UTC.`,
    groups: {
      account: 'Account',
      pendingEmails: 'Addresses waiting for confirmation',
      record: 'Resident record',
      homes: 'Homes',
      moves: 'Moving in and out',
      requests: 'Maintenance requests',
      requestNotes: 'Notes on requests',
      requestMessages: 'Messages on requests',
      photos: 'Photos',
      payments: 'Charges and payments',
      news: 'Announcements received',
      newsByMail: 'Announcements by mail',
      directory: 'What neighbours see',
      calendarAddress: 'Private calendar address',
      contact: 'Messages through the web site',
      emails: 'Letters',
      sessions: 'Sign-ins',
      events: 'What was done',
    },
    goesTitle: 'What goes',
    staysTitle: 'What stays',
    counted: (count: number) => count.toLocaleString('en-CA'),
    goes: {
      identity: 'Account and resident’s record',
      emails: 'Letters to them and about them',
      contact: 'Messages through the web site, with the replies',
      requests: 'Words of their maintenance requests',
      requestTexts: 'Notes and messages on their requests',
      photos: 'Photos',
      signIn: 'Sessions, links, settings and counters',
      log: 'Contents of the log about them',
      ownerNames: 'Owner names of units',
      imports: 'Lines of files waiting to be imported',
      mentions: 'Mentions in other texts',
    },
    holds: {
      payments: {
        what: 'Charges and payments, with their remarks',
        why: 'Books and records are kept for at least six years after the end of the tax year they belong to.',
      },
      homes: { what: 'Which home was held from when to when, without a name', why: 'The history of the unit.' },
      requests: {
        what: 'What was mended, when and for how much, without words or photos',
        why: 'The upkeep of the building.',
      },
      audit: { what: 'That something was done and when, without names or contents', why: 'Proof of who changed what.' },
      ownerName: {
        what: 'The same name as the owner of a unit',
        why: 'They did not own that unit here, or another owner of it has the same name.',
      },
      sameAddress: {
        what: 'Messages from the web site, and answers to them, with an address of theirs but linked to nobody',
        why: 'Anybody can type an address. If they wrote one, link it to them under Website Requests first.',
      },
      name: {
        what: 'Their name in texts',
        why: 'Somebody else has the same name or one that contains it, or it is a single word.',
      },
      signIn: {
        what: 'Their sign-in address in texts',
        why: 'Somebody else has the same address too.',
      },
      contact: {
        what: 'An address they gave to be written to, in texts',
        why: 'Anybody may give any address, so it does not say who is meant.',
      },
      phone: { what: 'Their phone number in texts', why: 'Somebody else has the same number too.' },
      contacts: { what: 'Being named as the emergency contact of somebody else', why: 'It is that person’s record.' },
      backups: {
        what: 'Backups made before',
        why: 'They are not rewritten; they go when the schedule replaces them. Erase again after restoring one of them.',
      },
    },
  },
} as const
/** After how many days something is forgotten by itself. */
export const retention = { emails: 365, contact: 730, spam: spamDays, addresses: 365, wayBack: 90 } as const
