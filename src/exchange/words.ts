/** Every text about getting data in and out that a person reads. */
export const words = {
  downloaded: 'Download ready',
  notDownloaded: 'The file could not be made',
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
} as const
