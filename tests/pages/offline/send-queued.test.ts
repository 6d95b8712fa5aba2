import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { type Queued, sendQueued } from '#portals/desk/offline/queue/send-queued.ts'

/** What waits after an attempt to send one item, which the server answers with an error. */
async function queueAfter(error: Error): Promise<Queued[]> {
  const items = new Map<string, Queued>([['1', { key: '1', problem: null }]])
  const store = {
    list: async () => [...items.values()],
    put: async (item: Queued) => void items.set(item.key, item),
    delete: async (key: string) => void items.delete(key),
  }
  const fail = async () => {
    throw error
  }
  assert.equal(await sendQueued(store, fail), 0)
  return [...items.values()]
}

describe('what waits on the device of a desk', () => {
  it('waits on when the server is busy, the session has ended, or no shift has begun', async () => {
    for (const error of [
      new CallFailed(0, 'No connection'),
      new CallFailed(401, 'Sign in'),
      new CallFailed(503, 'Busy'),
      new CallFailed(409, 'Begin a shift', { code: 'no_shift' }),
    ])
      assert.deepEqual(await queueAfter(error), [{ key: '1', problem: null }])
  })

  it('has to be corrected when the server does not accept it', async () => {
    assert.deepEqual(await queueAfter(new CallFailed(400, 'Too old')), [{ key: '1', problem: 'Too old' }])
  })
})
