import type { Queued } from './queued.ts'

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
