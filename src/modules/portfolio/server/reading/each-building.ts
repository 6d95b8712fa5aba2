import { TimeLimitExceeded, withTimeLimit } from '#platform/server/database/time-limit.ts'
import type { ReadProblem } from '../../choices.ts'

/** Buildings that are read at the same time for one call. */
const concurrency = 4
/** Milliseconds that a building may take to answer. */
const defaultLimit = 4_000

export type Answer<Value> = { value: Value; problem: null } | { value: null; problem: ReadProblem }

/** Reads one building, within a time limit. */
export async function readBuilding<Value>(read: () => Promise<Value>, limit = defaultLimit): Promise<Answer<Value>> {
  try {
    return { value: await withTimeLimit(read(), limit, 'the building did not answer in time'), problem: null }
  } catch (error) {
    return { value: null, problem: error instanceof TimeLimitExceeded ? 'slow' : 'failed' }
  }
}

/** Does work for each item, for a few at the same time; the results are in the order of the items. */
export async function mapFew<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}
