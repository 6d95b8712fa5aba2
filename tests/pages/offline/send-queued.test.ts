import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { asNew } from '#portals/desk/offline/queue/attempts.ts'
import { hasProblem, type Queued } from '#portals/desk/offline/queue/queued.ts'
import { sendQueued } from '#portals/desk/offline/queue/send-queued.ts'

const start = Date.parse('2031-03-05T10:00:00Z')

/** A queue of items, which `answer` sends: it returns the error that the server answers with, or null. */
function queueOf(keys: readonly string[], answer: (key: string) => Error | null) {
  const items = new Map<string, Queued>(keys.map((key) => [key, { key, problem: null }]))
  const attempts: string[] = []
  let now = start
  const store = {
    list: async () => [...items.values()],
    update: async (key: string, change: (item: Queued) => Queued) => {
      const present = items.get(key)
      if (present) items.set(key, change(present))
    },
    delete: async (key: string) => void items.delete(key),
  }
  const send = async ({ key }: Queued) => {
    attempts.push(key)
    const error = answer(key)
    if (error) throw error
    return null
  }
  return {
    items,
    attempts,
    flush: () => sendQueued(store, send, () => new Date(now)),
    wait: (seconds: number) => {
      now += seconds * 1000
    },
  }
}

describe('what waits on the device of a desk', () => {
  it('waits on when the server is busy, the session has ended, or no shift has begun', async () => {
    for (const error of [
      new CallFailed(0, 'No connection'),
      new CallFailed(401, 'Sign in'),
      new CallFailed(503, 'Busy'),
      new CallFailed(409, 'Begin a shift', { code: 'no_shift' }),
    ]) {
      const queue = queueOf(['1', '2'], () => error)
      assert.equal(await queue.flush(), 0)
      assert.deepEqual(queue.attempts, ['1'], 'the others would fail in the same way')
      assert.deepEqual(
        [...queue.items.values()],
        [
          { key: '1', problem: null },
          { key: '2', problem: null },
        ],
      )
    }
  })

  it('has to be corrected when the server does not accept it, and the rest is sent', async () => {
    const queue = queueOf(['1', '2'], (key) => (key === '1' ? new CallFailed(400, 'Too old') : null))
    assert.equal(await queue.flush(), 1)
    assert.deepEqual([...queue.items.values()], [{ key: '1', problem: 'Too old' }])
  })

  it('does not wait for an item that the server fails at, which is tried again after longer and longer pauses', async () => {
    for (const error of [...[200, 403, 500].map((status) => new CallFailed(status, 'Fault')), new TypeError('Fault')]) {
      const queue = queueOf(['1', '2', '3'], (key) => (key === '1' ? error : null))
      assert.equal(await queue.flush(), 2)
      assert.deepEqual(queue.attempts, ['1', '2', '3'])
      const failing = () => [...queue.items.values()].map(hasProblem)
      assert.deepEqual(failing(), [false], 'not shown before the third attempt')
      await queue.flush()
      queue.wait(11)
      await queue.flush()
      queue.wait(11)
      await queue.flush()
      assert.equal(queue.attempts.length, 4, 'the second pause is twice as long')
      queue.wait(10)
      await queue.flush()
      assert.deepEqual([failing(), [...queue.items.values()][0]?.problem], [[true], null])
      queue.wait(3600)
      await queue.flush()
      assert.equal(queue.attempts.length, 6, 'it is never lost')
    }
  })

  it('is sent at once when a person presses for it', async () => {
    let isFixed = false
    const queue = queueOf(['1'], () => (isFixed ? null : new CallFailed(500, 'Fault')))
    await queue.flush()
    isFixed = true
    assert.equal(await queue.flush(), 0)
    for (const [key, item] of queue.items) queue.items.set(key, asNew(item))
    assert.equal(await queue.flush(), 1)
  })

  it('does not come back when it was deleted while it was sent', async () => {
    for (const status of [400, 500]) {
      const queue = queueOf(['1'], (key) => {
        queue.items.delete(key)
        return new CallFailed(status, 'No')
      })
      await queue.flush()
      assert.equal(queue.items.size, 0)
    }
  })
})
