/** Texts of the desk without a connection. */
export const offlineWords = {
  title: 'No connection.',
  asOf: (time: string) => `What you see is of ${time}.`,
  waits: 'Everything but the roster waits, and continues by itself.',
  checking: 'Checking every ten seconds.',
  button: 'This waits for the connection',
  heading: 'The desk has no connection',
  lead: 'This page returns to work by itself when the connection is back. Nothing needs to be loaded again.',
  works: 'Works now',
  roster: 'Emergency roster',
  rosterCopy: 'The copy on this device opens with the passphrase.',
  rosterNone: 'This device has no copy. Store one when the connection is back.',
  open: 'Open the copy',
  waitsTitle: 'Waits for the connection',
  waiting: [
    [
      'Packages',
      'Who a parcel is for, its shelf and its code are on the server. Put parcels aside and scan them later.',
    ],
    ['Visitors and stalls', 'Passes and the last stall are checked on the server. Write down who came, and when.'],
    ['Keys', 'Who has a key now is on the server. Lend none without noting it.'],
    ['Log and incidents', 'Entries have a place in the shift. Note them on paper with the time.'],
  ] as const,
} as const
