import type { Query, QueryClient } from '@tanstack/react-query'
import { inBackground } from './in-background.ts'

/**
 * Reads again whatever is drawn of a noun that changed; `null` means anything may have changed. A first reading still
 * under way may have left before the change: the cache never cuts it short, so it is followed by another. None of this
 * is activity of the person at the screen.
 */
export function readAgain(client: QueryClient, topic: string | null): void {
  const predicate = (query: Query) => topic === null || query.queryKey[0] === topic || tellsOf(query.meta, topic)
  const underWay = client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })
  for (const query of underWay) if (query.state.data === undefined) followUp(client, query)
  inBackground(() => void client.invalidateQueries({ predicate }))
}

/** What several nouns tell together names their topics in `meta: { topics: [...] }`. */
const tellsOf = (meta: Record<string, unknown> | undefined, topic: string) =>
  Array.isArray(meta?.['topics']) && meta['topics'].includes(topic)

const followed = new WeakSet<Query>()

/** However many changes a slow first reading meets, one more follows it. */
function followUp(client: QueryClient, query: Query): void {
  if (followed.has(query)) return
  followed.add(query)
  const after = () => {
    followed.delete(query)
    inBackground(() => void client.invalidateQueries({ queryKey: query.queryKey, exact: true }))
  }
  // Asked while it reads, a query gives the promise of that reading.
  query.fetch().then(after, after)
}
