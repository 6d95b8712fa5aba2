import type { Query, QueryClient } from '@tanstack/react-query'
import { discardEarlyCalls, hasFirstCalls } from '../loading/first-calls.ts'
import { inBackground } from '../loading/in-background.ts'

const created = new WeakMap<Query, number>()

/** Notes when each query is created. Its data is read later, but the first ones may take what was read with the document. */
export function watchQueries(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added') created.set(query, hasFirstCalls() ? 0 : performance.now())
  })
}

/**
 * Refetches the active queries of a topic; `null` means all of them. With `changedBefore` (a time of this page) only those
 * that may have been read before the change. A first fetch that is still running may have
 * started before the change, and must not be cancelled, so another one follows it. None of this counts as activity of
 * the person.
 */
export function refetchTopic(client: QueryClient, topic: string | null, changedBefore = Infinity): void {
  discardEarlyCalls()
  const predicate = (query: Query) =>
    (created.get(query) ?? 0) < changedBefore &&
    (topic === null || query.queryKey[0] === topic || concernsTopic(query.meta, topic))
  const underWay = client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })
  for (const query of underWay) if (query.state.data === undefined) followUp(client, query)
  inBackground(() => void client.invalidateQueries({ predicate }))
}

/** Queries over several topics name them in `meta: { topics: [...] }`. */
const concernsTopic = (meta: Record<string, unknown> | undefined, topic: string) =>
  Array.isArray(meta?.['topics']) && meta['topics'].includes(topic)

const followed = new WeakSet<Query>()

/** However many changes arrive during a slow first fetch, one more fetch follows it. */
function followUp(client: QueryClient, query: Query): void {
  if (followed.has(query)) return
  followed.add(query)
  const after = () => {
    followed.delete(query)
    inBackground(() => void client.invalidateQueries({ queryKey: query.queryKey, exact: true }))
  }
  // While a query is fetching, `fetch` returns the promise of the running fetch.
  query.fetch().then(after, after)
}
