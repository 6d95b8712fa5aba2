/** The facts of an e-mail about a move; days as people read them. */
export type MoveFacts = {
  firstName: string
  /** A household member, whose account ends with the home of the resident. */
  isMember: boolean
  building: string
  unitNumber: string
  toUnitNumber: string
  /** When the service elevator is theirs; null when nothing is arranged yet. */
  elevatorNote: string | null
  /** The day as people name it: the last one of a move out, otherwise the first one. */
  day: string
  /** The first day in the new home. */
  firstDay: string
  /** The last day in the home that is left. */
  lastDay: string
  /** The move took effect already: at once, because its day was not ahead. */
  isDone: boolean
  officeEmail: string
  officePhone: string
}

const contact = ({ officeEmail, officePhone }: MoveFacts) =>
  `If anything is not right, please let us know at ${officeEmail}${officePhone === '' ? '' : ` or ${officePhone}`}.`
const elevator = ({ elevatorNote }: MoveFacts) =>
  elevatorNote === null
    ? 'Please reserve the service elevator with the office before you bring or take furniture.'
    : `Service elevator: ${elevatorNote}`

/** The e-mails to residents about their moves. */
export const emails = {
  move_in: (move: MoveFacts) => ({
    subject: `${move.unitNumber} is yours from ${move.firstDay}`,
    paragraphs: [
      `Hello ${move.firstName},`,
      `Welcome to ${move.building}. Unit ${move.unitNumber} is your home from ${move.firstDay}.`,
      move.isDone
        ? 'Your door code is in the resident portal as soon as it is set.'
        : 'Your door code appears in the resident portal on that day. Until then the portal shows what to prepare.',
      elevator(move),
      contact(move),
    ],
    label: move.isDone ? 'Open the resident portal' : 'Prepare your move',
  }),
  move_out: (move: MoveFacts) => ({
    subject: `Your move out of ${move.unitNumber}`,
    paragraphs: [
      `Hello ${move.firstName},`,
      move.isDone
        ? `Your last day in unit ${move.unitNumber} was ${move.lastDay}. Your codes no longer work.`
        : `Your last day in unit ${move.unitNumber} is ${move.lastDay}. Your codes stop working at the end of that day.`,
      move.isMember
        ? 'Please return all keys and fobs. Your access to the resident portal ends with that day.'
        : 'Please return all keys and fobs, and tell us where to write to you afterwards. You can still sign in to see your profile and your payments.',
      elevator(move),
      contact(move),
    ],
    label: 'Open the resident portal',
  }),
  transfer: (move: MoveFacts) => ({
    subject: `Your move from ${move.unitNumber} to ${move.toUnitNumber}`,
    paragraphs: [
      `Hello ${move.firstName},`,
      `Your last day in unit ${move.unitNumber} ${move.isDone ? 'was' : 'is'} ${move.lastDay}. Unit ${move.toUnitNumber} is your home from ${move.firstDay}.`,
      move.isDone
        ? 'Your new door code is in the resident portal as soon as it is set.'
        : 'Your new door code appears in the resident portal on that day.',
      elevator(move),
      contact(move),
    ],
    label: 'Open the resident portal',
  }),
  cancelled: (move: MoveFacts) => ({
    subject: `Your move is cancelled`,
    paragraphs: [
      `Hello ${move.firstName},`,
      `Your move on ${move.day} (unit ${move.unitNumber}) is cancelled.`,
      contact(move),
    ],
    label: 'Open the resident portal',
  }),
  undone: (move: MoveFacts) => ({
    subject: `Your move was undone`,
    paragraphs: [
      `Hello ${move.firstName},`,
      `The office has undone your move of ${move.day} (unit ${move.unitNumber}).`,
      contact(move),
    ],
    label: 'Open the resident portal',
  }),
}
