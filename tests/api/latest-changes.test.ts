import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LatestChanges } from '#platform/ui/data/latest-changes.ts'

describe('the news for a tab that opens later', () => {
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
