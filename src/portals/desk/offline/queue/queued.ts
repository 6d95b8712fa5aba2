/** What waits on this device until there is a connection. The items of a queue do not depend on each other. */
export type Queued = {
  /** The same for each attempt to send it. */
  key: string
  /** Why the server rejected it, for a person to correct; null while it waits. */
  problem: string | null
  /** Attempts in a row that the server did not take, for no reason that a person can correct. */
  attempts?: number
  /** The next attempt is not before this time. */
  nextAttempt?: Date
}

/** Failed attempts after which the item is shown as one that could not be sent yet. It is tried again all the same. */
const shownAttempts = 3

export const isRejected = ({ problem }: Queued): boolean => problem !== null
export const isFailing = ({ attempts = 0 }: Queued): boolean => attempts >= shownAttempts
export const hasProblem = (item: Queued): boolean => isRejected(item) || isFailing(item)
/** Whether it is sent by itself. */
export const isWaiting = (item: Queued): boolean => !isRejected(item)
