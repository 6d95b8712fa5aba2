import type { QueryClient } from '@tanstack/react-query'
import { ownAccountQuery } from '#accounts/screens/queries.ts'
import { sessionQuery } from '#accounts/screens/session.ts'
import { buildingQuery } from '#building/screens/queries.ts'

/** Reads what the first section of a portal shows a person. */
export type PrefetchSection = (cache: QueryClient, userId: string) => Promise<unknown>

/** Milliseconds that the first render waits for answers that are still on their way. */
const limit = 300

/**
 * Reads what every page needs and what the first section shows, so that the first render is complete: with an answer at a time,
 * a slow phone would render the page four times. The calls have been under way since the document arrived, and the document
 * shows the shell meanwhile.
 */
export async function readFirstData(cache: QueryClient, prefetchSection?: PrefetchSection): Promise<void> {
  const read = async () => {
    const [user] = await Promise.all([
      cache.fetchQuery(sessionQuery(cache)),
      cache.prefetchQuery(buildingQuery),
      cache.prefetchQuery(ownAccountQuery),
    ])
    if (user) await prefetchSection?.(cache, user.id)
  }
  // The page shows the error of a failed call, and loads what is late.
  await Promise.race([read().catch(() => {}), new Promise((resolve) => setTimeout(resolve, limit))])
}
