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
} as const
