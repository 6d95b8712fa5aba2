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

const pause = 10_000
const longestPause = 600_000

/** The item after one more failed attempt: the pause doubles, up to ten minutes. */
export function withFailedAttempt<Item extends Queued>(item: Item, now: Date): Item {
  const attempts = (item.attempts ?? 0) + 1
  const wait = Math.min(pause * 2 ** (attempts - 1), longestPause)
  return { ...item, attempts, nextAttempt: new Date(now.getTime() + wait) }
}

/** The item as one that is sent at once. */
export function asNew<Item extends Queued>(item: Item): Item {
  const { attempts: _, nextAttempt: __, ...rest } = item
  return { ...rest, problem: null } as Item
}
