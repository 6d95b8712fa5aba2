import { localeOf } from '#platform/language/language.ts'
/** The texts about backups. */
export const words = {
  badRhythm: 'Choose never, daily or weekly',
  badHour: 'Enter a whole hour from 0 to 23',
  badKeep: 'Keep between 1 and 365 backups',
  running: 'A backup is already running. Please try again when it is done.',
  removed: 'Backup deleted',

  email: {
    subject: 'The scheduled backup failed',
    paragraphs: (problem: string, last: string | null) => [
      "The scheduled backup failed. We'll try again every hour and send you this email once a day until a backup succeeds.",
      `Reason: ${problem}`,
      last === null ? 'No scheduled backup has succeeded yet.' : `Last scheduled backup: ${last}.`,
      'To see the status or create a backup now, go to Settings, Backup.',
    ],
  },

  title: 'Backup',
  lead: 'A backup is one file with all records, photos and documents. Each backup is verified when it is created.',
  keyTitle: 'Keep the secret key separately',
  keyText:
    'Door, locker and keypad codes are encrypted in a backup, and the key is not included. Without SECRET_KEY (or the file secret-key in the data folder), no one can read them again.',
  placeText:
    'Backups are stored on this server, in the folder “backups” of the data folder. Download one from time to time and keep it somewhere else.',
  list: 'Backups',
  loading: 'Loading backups...',
  none: 'No backups yet',
  noneHelp: 'Create the first one now, or set a schedule below.',
  contents: (rows: number, files: number) =>
    `${rows.toLocaleString(localeOf('en'))} records, ${files.toLocaleString(localeOf('en'))} ${files === 1 ? 'file' : 'files'}`,
  missing: (count: number) =>
    `${count.toLocaleString(localeOf('en'))} ${count === 1 ? 'file' : 'files'} missing or damaged`,
  create: 'Create backup',
  creating: 'Creating backup...',
  created: 'Backup created and verified',
  notCreated: 'The backup could not be created',
  download: 'Download',
  downloadOf: (when: string) => `Download the backup of ${when}`,
  remove: 'Delete',
  removeOf: (when: string) => `Delete the backup of ${when}`,
  removeTitle: (when: string) => `Delete the backup of ${when}?`,
  removeText: "The file is deleted. You can't restore anything from it afterwards.",
  removeVerb: 'Delete backup',
  removing: 'Deleting...',
  notRemoved: 'The backup could not be deleted',

  planTitle: 'Schedule',
  every: 'How often',
  rhythms: { never: 'Never', daily: 'Every day', weekly: 'Every week' },
  fromHour: 'Time',
  keep: 'Backups to keep',
  keepHint: 'After each scheduled backup, the oldest ones beyond this number are deleted.',
  save: 'Save',
  saving: 'Saving...',
  planSaved: 'Schedule saved',
  planNotSaved: 'The schedule could not be saved',
  lastBackup: (when: string) => `Last scheduled backup: ${when}`,
  noBackup: 'No scheduled backup yet',
  problemTitle: 'The last scheduled backup failed',
} as const
