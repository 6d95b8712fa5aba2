import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { RecentChanges } from './recent-changes.ts'

const all = () => true

describe('recent changes', () => {
  it('are the latest of each topic, with their age', () => {
    let now = 100_000
    const recent = new RecentChanges(() => now)
    now += 60_000
    recent.add({ topic: 'units' })
    now += 1_000
    recent.add({ topic: 'units' })
    recent.add({ topic: 'contact' })
    now += 2_000
    assert.deepEqual(recent.list(all), [
      { topic: 'units', age: 2_000 },
      { topic: 'contact', age: 2_000 },
    ])
    assert.deepEqual(
      recent.list(({ topic }) => topic === 'contact'),
      [{ topic: 'contact', age: 2_000 }],
    )
  })

  it('are forgotten after a minute', () => {
    let now = 0
    const recent = new RecentChanges(() => now)
    recent.add({ topic: 'units' })
    now = 60_001
    assert.deepEqual(recent.list(all), [])
  })

  it('include a change of everything at the start of the program, and when there are too many', () => {
    let now = 50_000
    const recent = new RecentChanges(() => now)
    now += 10_000
    assert.deepEqual(recent.list(all), [{ topic: '*', age: 10_000 }])
    now += 60_000
    assert.deepEqual(recent.list(all), [])
    for (let n = 0; n < 1_001; n += 1) {
      now += 1
      recent.add({ topic: `topic ${n}` })
    }
    assert.deepEqual(recent.list(all)[0], { topic: '*', age: 1_000 })
    assert.equal(recent.list(all).length, 1_001)
  })
})
