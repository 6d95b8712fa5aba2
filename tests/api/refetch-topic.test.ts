import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { refetchTopic } from '#platform/ui/data/refetch-topic.ts'

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
