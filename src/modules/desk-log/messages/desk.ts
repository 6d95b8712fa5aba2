import { totalText } from '#platform/text/total-text.ts'
import type { EntryKind } from '../choices.ts'

/** Texts about the log of the front desk, in English as in the console. */
export const logWords = {
  shiftOpen: 'A shift is under way already. End it first.',
  noShift: 'No shift is under way. Begin one first.',
  roundOpen: 'A round is under way. End it first.',
  noRound: 'No round is under way. Begin one first.',
  noWriter: 'This account does not work at the front desk',
  writerLeft: 'The account that wrote this does not work here any more. Write it again as yourself.',
  future: 'This time is in the future',
  tooOld: 'This was written too long ago',
  noUnit: 'This unit does not exist',
  noEntry: 'This entry does not exist',
  notOpen: 'Nothing has to be done about this entry',
  hasRequest: 'This entry is a request already',
  hasAnnouncement: 'This entry is an announcement already',
  readAlready: 'You confirmed this already',
  unknownPoint: 'No point of the round has this code',
  /** The place of a request about an entry without one. */
  building: 'Building',

  kinds: {
    note: 'Note',
    noise: 'Noise',
    maintenance: 'Maintenance',
    security: 'Security',
    visitor: 'Visitors',
    lost_and_found: 'Lost and found',
    correction: 'Correction',
  } satisfies Record<EntryKind, string>,
  points: (n: number) => `${totalText(n)} open ${n === 1 ? 'point' : 'points'}`,

  pdf: {
    title: 'Shift log',
    period: (from: string, to: string | null) => `${from} to ${to ?? 'now'}`,
    began: 'Begun by',
    ended: 'Ended by',
    read: 'Hand-over read',
    readLine: (when: string, points: number) => `${when}, ${totalText(points)} open`,
    no: 'No',
    entries: 'Entries',
    none: 'No entries',
    entry: (time: string, kind: string, place: string) => [time, kind, place].filter(Boolean).join(' · '),
    by: (name: string) => `Written by ${name}`,
    received: (when: string, sender: string | null) =>
      sender === null ? `Without a connection, sent ${when}` : `Without a connection, sent by ${sender}, ${when}`,
    open: 'Still open',
    done: (name: string, note: string) => [`Done by ${name}`, note].filter(Boolean).join(': '),
    request: (code: string) => `Request ${code}`,
    drafted: 'Draft of an announcement, with the office',
    round: (from: string, points: number, all: number, minutes: number) =>
      `Round at ${from}: ${points} of ${all} points, ${minutes} min`,
    left: (names: readonly string[]) => `Left: ${names.join(', ')}`,
    missed: (names: readonly string[]) => `Not reached: ${names.join(', ')}`,
    rounds: 'Rounds',
    note: 'For the next shift',
    page: (n: number, all: number) => `Page ${n} of ${all}`,
    photos: 'Photos',
  },
} as const
