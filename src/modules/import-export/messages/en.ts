import { formatList } from '#platform/locale/lists.ts'
import { localeOf } from '#platform/language/language.ts'
import { spamDays } from '#contact/rules.ts'
import { importing } from './importing-en.ts'

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
    badDecision: 'decision must be import, update or skip',
    badCells: 'cells must give the text of each field',
    badLines: 'lines must be row numbers of the file, or null for all with a warning',
    noSuchCell: 'This field has no column in the file. Choose a column for it first.',
    home: 'Unit',
    homeFrom: (unit: string, day: string) => `${unit} from ${day}`,
    homeTogether: (home: string, names: readonly string[]) => `${home}, in one move with ${formatList(names, 'en')}`,
    signIn: 'Sign-in email',
    matching: 'Residents are matched by their sign-in email, otherwise by name and unit; never by their contact email.',
    withoutEmail: (count: number) =>
      `${count === 1 ? '1 resident has' : `${count.toLocaleString(localeOf('en'))} residents have`} no email. They are added without a sign-in and can be invited once you have an address.`,
    contactOnly: (lines: readonly number[]) =>
      `Added as new, although another resident has the same contact email: row${lines.length === 1 ? '' : 's'} ${lines.slice(0, 10).join(', ')}${lines.length > 10 ? ` and ${lines.length - 10} more` : ''}.`,
    noColumn: (label: string) => `Choose a column for ${label}.`,
    dayOrder: (label: string, dayFirst: boolean) =>
      `${label}: dates such as 03/04/2025 are read with the ${dayFirst ? 'day' : 'month'} first.`,
    unclosed: (line: number) => `The file can't be read: a quotation mark opened in row ${line} is never closed.`,
    empty: 'The file has no rows below the column names.',
    tooLong: (rows: number, most: number) =>
      `The file has ${rows.toLocaleString(localeOf('en'))} rows. You can import up to ${most.toLocaleString(localeOf('en'))} rows at a time.`,
    tooWide: 'The file has more than 100 columns. Remove some and upload it again.',
    noText: 'This is not a CSV file. Save it as CSV in your spreadsheet program and upload it again.',
    nothing: 'There is nothing to import.',
    checkAgain: 'Some records have changed since this check. Please check again.',
    appliedAlready: 'This file has already been imported.',
    notApplied: 'This import has already been undone.',
    changedSince: (labels: readonly string[]) =>
      `This import can't be undone because these records have changed since: ${labels.slice(0, 10).join(', ')}${labels.length > 10 ? ` and ${labels.length - 10} more` : ''}.`,
  },
  importing,
  person: {
    title: 'Personal data',
    lead: 'Download all data about a resident, or erase it after they have moved out.',
    who: 'Resident',
    find: 'Find a resident by name',
    none: 'No residents found',
    loading: 'Loading residents...',
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
    staysTitle: 'Will stay',
    counted: (count: number) => count.toLocaleString(localeOf('en')),
    goes: {
      identity: 'Account and resident record',
      emails: 'Emails to them and about them',
      contact: 'Website messages and replies',
      requests: 'Text of their maintenance requests',
      requestTexts: 'Notes and messages on their requests',
      orders: 'Texts and photos of work orders for them',
      photos: 'Photos',
      signIn: 'Sessions, links, settings and counters',
      log: 'Details about them in the audit log',
      ownerNames: 'Owner names of units',
      moves: 'Addresses and notes of their moves',
      waiting: 'Places on the waiting list for a stall or locker',
      packages: 'Names, labels and photos of their packages',
      visitors: 'Visitors they announced, and who visited them',
      keys: 'Their name and signature on keys that the front desk lent',
      frontDesk:
        'People they authorised at the front desk, vacation notices, incidents that affected them, and what they entered in the emergency roster',
      imports: 'Rows of files that are not imported yet',
      mentions: 'Mentions in other texts',
    },
    retentionReasons: {
      payments: {
        what: 'Charges and payments, with their notes',
        why: 'Financial records must be retained for at least six years after the end of their tax year.',
      },
      invoices: {
        what: 'Invoices of vendors for work in their home',
        why: 'Financial records must be retained for at least six years after the end of their tax year.',
      },
      homes: { what: 'When each unit was occupied, without a name', why: 'History of the unit.' },
      assets: { what: 'When they had a stall, locker, key or fob, without a name', why: 'History of the building.' },
      packages: { what: 'When their packages came and left, without a name', why: 'Counts of the front desk.' },
      keys: { what: 'When the front desk lent keys to them, without a name', why: 'History of the keys.' },
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
export const retention = {
  emails: 365,
  contact: 730,
  moves: 730,
  packagePhotos: 90,
  packages: 730,
  visitors: 90,
  doNotAdmit: 730,
  keys: 730,
  deskLog: 730,
  emergencyViews: 730,
  incidents: 730,
  spam: spamDays,
  addresses: 365,
  wayBack: 90,
  rowsLeft: 30,
  readNotifications: 90,
  notifications: 365,
} as const
