import assert from 'node:assert/strict'
import { after, beforeEach, describe, it } from 'node:test'
import { accounts } from '#accounts/contract.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { background } from '#platform/background.ts'
import { call, callPage } from '#platform/ui/data/call.ts'
import { newQueryClient } from '#platform/ui/data/query-client.ts'
import { refetchTopic } from '#platform/ui/data/refetch-topic.ts'
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'

/** The calls that left, each with whether it said that nobody asked for it. */
let left: [path: string, inBackground: boolean][] = []
/** What the next answers wait for. */
let current: Promise<void> = Promise.resolve()
const { fetch } = globalThis
globalThis.fetch = async (address, options) => {
  const path = address instanceof Request ? address.url : address.toString()
  left.push([path, new Headers(options?.headers).get(background.header) === background.value])
  await current
  const next = path.includes('cursor=') ? [] : [['link', `<${path}?cursor=2>; rel="next"`] as [string, string]]
  return new Response('[]', { headers: next })
}
beforeEach(() => {
  left = []
})
after(() => {
  globalThis.fetch = fetch
})

const settled = async (client: ReturnType<typeof newQueryClient>) => {
  do await new Promise((resolve) => setImmediate(resolve))
  while (client.isFetching() > 0)
}

describe('what a screen reads', () => {
  it('because of an announced change goes out as background, what a person asked for does not', async () => {
    const client = newQueryClient()
    const queryFn = ({ signal }: { signal: AbortSignal }) => call(accounts.users, { signal })
    const stop = new QueryObserver(client, { queryKey: ['accounts', 'list'], queryFn }).subscribe(() => {})
    await settled(client)
    refetchTopic(client, 'accounts')
    await settled(client)
    await client.refetchQueries()
    assert.deepEqual(
      left.map(([, inBackground]) => inBackground),
      [false, true, false],
    )
    stop()
  })

  it('in several pages is background on every page', async () => {
    const client = newQueryClient()
    const list = new InfiniteQueryObserver(client, {
      queryKey: ['maintenance', 'column'],
      initialPageParam: '',
      queryFn: ({ pageParam, signal }) =>
        callPage(maintenance.list, { query: pageParam ? { cursor: pageParam } : {}, signal }),
      getNextPageParam: ({ next }) => next,
    })
    const stop = list.subscribe(() => {})
    await settled(client)
    await list.fetchNextPage()
    refetchTopic(client, null)
    await settled(client)
    assert.deepEqual(
      left.map(([, inBackground]) => inBackground),
      [false, false, true, true],
    )
    stop()
  })

  it('for the first time while something changes is read once more, as background', async () => {
    const client = newQueryClient()
    let answer = () => {}
    current = new Promise((resolve) => {
      answer = resolve
    })
    const queryFn = ({ signal }: { signal: AbortSignal }) => call(accounts.users, { signal })
    const stop = new QueryObserver(client, { queryKey: ['accounts', 'slow'], queryFn }).subscribe(() => {})
    refetchTopic(client, 'accounts')
    answer()
    await settled(client)
    assert.deepEqual(
      left.map(([, inBackground]) => inBackground),
      [false, true],
    )
    stop()
  })
})
