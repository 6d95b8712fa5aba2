/** Why an e-mail waits for the office. */
export const waitingReasons = [
  'no_address',
  'access_ended',
  'other_sender',
  'not_authenticated',
  'too_many',
  'too_large',
  'unreadable',
  'empty',
] as const
export type WaitingReason = (typeof waitingReasons)[number]

/** An e-mail about which nobody decides is discarded after this time, in days. */
export const daysToDecide = 30
/** The whole text of a reply, of which the message shows a part, is stored for this time, in days. */
export const daysOfOriginals = 365
