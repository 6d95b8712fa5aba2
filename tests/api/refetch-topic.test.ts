import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { refetchTopic } from '#platform/ui/data/live/refetch-topic.ts'
import { LatestChanges } from '#platform/ui/data/live/latest-changes.ts'

/** A screen with one query, and a server whose answers the test triggers. */
function openScreen(meta?: { topics: string[] }) {
  const client = new QueryClient()
  const answers: ((value: string) => void)[] = []
  const screen = new QueryObserver(client, {
    queryKey: ['units', 'list'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    ...(meta ? { meta } : {}),
  })
  const stop = screen.subscribe(() => {})
  const answer = async (value: string) => {
    answers.shift()?.(value)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return { client, answers, answer, shown: () => screen.getCurrentResult().data, stop }
}

test('a change during the first fetch causes one refetch after it', async (t) => {
  const { client, answers, answer, shown, stop } = openScreen()
  t.after(stop)
  refetchTopic(client, 'units')
  refetchTopic(client, null)
  assert.equal(answers.length, 1)
  await answer('before the change')
  assert.equal(answers.length, 1)
  await answer('after the change')
  assert.equal(shown(), 'after the change')
  assert.equal(answers.length, 0)
})

test('a later change causes a refetch, a change of another topic only if the query names it', async (t) => {
  const { client, answers, answer, shown, stop } = openScreen({ topics: ['occupancy'] })
  t.after(stop)
  await answer('first')
  refetchTopic(client, 'contact')
  assert.equal(answers.length, 0)
  refetchTopic(client, 'occupancy')
  await answer('second')
  refetchTopic(client, 'units')
  await answer('third')
  assert.equal(shown(), 'third')
})

describe('the messages for a tab that opens later', () => {
  it('are the latest change of each topic with its age, and everything older than a minute', () => {
    let now = 100_000
    const latest = new LatestChanges(() => now)
    latest.add({ topic: 'contact' })
    now += 40_000
    latest.add({ topic: 'units' })
    now += 10_000
    latest.add({ topic: 'units' })
    latest.add({ topic: 'maintenance', age: 5_000 })
    now += 11_000
    assert.deepEqual(latest.list(), [
      { topic: null, age: 60_000 },
      { topic: 'units', age: 11_000 },
      { topic: 'maintenance', age: 16_000 },
    ])
  })

  it('say that everything changed after a lost connection, and whether it is open', () => {
    let now = 0
    const latest = new LatestChanges(() => now)
    latest.add({ lineOpen: false })
    latest.add({ lineOpen: true })
    latest.add({ topic: null })
    now += 2_000
    assert.deepEqual(latest.list(), [{ lineOpen: true }, { topic: null, age: 60_000 }, { topic: null, age: 2_000 }])
  })
})
