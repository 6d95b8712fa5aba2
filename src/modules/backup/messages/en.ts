/** Every text about backups that a person reads. */
export const words = {
  badRhythm: 'Backups are made never, daily or weekly',
  badHour: 'The hour is a whole number from 0 to 23',
  badKeep: 'Keep from 1 to 365 backups',
  making: 'A backup is being made at this moment. Please try again when it is done.',
  failed: 'The backup could not be made. The log of the server says why.',
  removed: 'Backup removed',

  letter: {
    subject: 'The backup could not be made',
    paragraphs: (problem: string, last: string | null) => [
      'The backup that was due could not be made by itself. It is tried again every hour; this letter comes once a day until one is made.',
      `What went wrong: ${problem}`,
      last === null ? 'None has been made by itself yet.' : `The last one that was made by itself is of ${last}.`,
      'Settings, Backup shows how it stands, and makes one by hand.',
    ],
  },

  title: 'Backup',
  lead: 'One file with every record, photo and document, as of one moment. It is read back before it counts.',
  keyTitle: 'Keep the secret key apart',
  keyText:
    'Door, locker and keypad codes stay sealed in a backup, and the key is not in it. Without SECRET_KEY (or the file secret-key of the data folder) nobody can open them again.',
  placeText:
    'The files lie in the folder “backups” of the data folder, on the same machine. Download one from time to time and keep it elsewhere.',
  list: 'Backups',
  loading: 'Loading backups...',
  none: 'No backups yet',
  noneHelp: 'Make the first one now, or choose below how often it happens by itself.',
  columns: { made: 'Made', size: 'Size', holds: 'Holds', actions: 'Actions' },
  holds: (rows: number, files: number) =>
    `${rows.toLocaleString('en-CA')} records, ${files.toLocaleString('en-CA')} ${files === 1 ? 'file' : 'files'}`,
  missing: (count: number) =>
    `${count.toLocaleString('en-CA')} ${count === 1 ? 'file was' : 'files were'} missing or damaged`,
  make: 'Make backup',
  makeBusy: 'Making backup...',
  made: 'Backup made and read back',
  notMade: 'The backup could not be made',
  download: 'Download',
  downloadOf: (when: string) => `Download the backup of ${when}`,
  remove: 'Remove',
  removeOf: (when: string) => `Remove the backup of ${when}`,
  removeTitle: (when: string) => `Remove the backup of ${when}?`,
  removeText: 'The file is deleted. What it holds cannot be restored from it any more.',
  removeVerb: 'Remove backup',
  removing: 'Removing...',
  notRemoved: 'The backup could not be removed',

  planTitle: 'Schedule',
  every: 'How often',
  rhythms: { never: 'Never', daily: 'Every day', weekly: 'Every week' },
  fromHour: 'From',
  keep: 'How many to keep',
  keepHint: 'When one is made by itself, the oldest beyond this number are removed.',
  save: 'Save',
  saving: 'Saving...',
  planSaved: 'Schedule saved',
  planNotSaved: 'The schedule could not be saved',
  lastMade: (when: string) => `The last one was made by itself ${when}.`,
  neverMade: 'None has been made by itself yet.',
  problemTitle: 'The last backup that was due could not be made',
} as const
