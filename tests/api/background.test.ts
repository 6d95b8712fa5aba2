import assert from 'node:assert/strict'
import { after, beforeEach, describe, it } from 'node:test'
import { accounts } from '#accounts/contract.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { background } from '#platform/background.ts'
import { call, callPage } from '#platform/ui/data/call.ts'
import { newQueryClient } from '#platform/ui/data/query-client.ts'
import { refetchTopic } from '#platform/ui/data/live/refetch-topic.ts'
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'

/** The sent calls, each with whether it has the background header. */
let sentCalls: [path: string, inBackground: boolean][] = []
/** The next responses wait for this promise. */
let gate: Promise<void> = Promise.resolve()
const { fetch } = globalThis
globalThis.fetch = async (address, options) => {
  const path = address instanceof Request ? address.url : address.toString()
  sentCalls.push([path, new Headers(options?.headers).get(background.header) === background.value])
  await gate
  const next = path.includes('cursor=') ? [] : [['link', `<${path}?cursor=2>; rel="next"`] as [string, string]]
  return new Response('[]', { headers: next })
}
beforeEach(() => {
  sentCalls = []
})
after(() => {
  globalThis.fetch = fetch
})

const settled = async (client: ReturnType<typeof newQueryClient>) => {
  do await new Promise((resolve) => setImmediate(resolve))
  while (client.isFetching() > 0)
}

describe('a query of a screen', () => {
  it('is sent as background after an announced change, and not after an action of a person', async () => {
    const client = newQueryClient()
    const queryFn = ({ signal }: { signal: AbortSignal }) => call(accounts.users, { signal })
    const stop = new QueryObserver(client, { queryKey: ['accounts', 'list'], queryFn }).subscribe(() => {})
    await settled(client)
    refetchTopic(client, 'accounts')
    await settled(client)
    await client.refetchQueries()
    assert.deepEqual(
      sentCalls.map(([, inBackground]) => inBackground),
      [false, true, false],
    )
    stop()
  })

  it('with several pages is sent as background for every page', async () => {
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
      sentCalls.map(([, inBackground]) => inBackground),
      [false, false, true, true],
    )
    stop()
  })

  it('is sent once more, as background, if data changes during the first fetch', async () => {
    const client = newQueryClient()
    let answer = () => {}
    gate = new Promise((resolve) => {
      answer = resolve
    })
    const queryFn = ({ signal }: { signal: AbortSignal }) => call(accounts.users, { signal })
    const stop = new QueryObserver(client, { queryKey: ['accounts', 'slow'], queryFn }).subscribe(() => {})
    refetchTopic(client, 'accounts')
    answer()
    await settled(client)
    assert.deepEqual(
      sentCalls.map(([, inBackground]) => inBackground),
      [false, true],
    )
    stop()
  })
})
