import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { AttemptTally } from './attempt-tally.ts'

const hour = 3_600_000
const noon = new Date('2026-05-05T12:00:00Z')
const later = (ms: number) => new Date(noon.getTime() + ms)

describe('a tally of attempts', () => {
  it('reaches a milestone at the first attempt and at every tenfold', () => {
    const tally = new AttemptTally({ first: 1, most: 5, window: hour })
    const reached = Array.from({ length: 5000 }, () => tally.count('one', noon)?.count ?? 0).filter(Boolean)
    assert.deepEqual(reached, [1, 10, 100, 1000])
    const rare = new AttemptTally({ first: 100, most: 5, window: hour })
    const later = Array.from({ length: 5000 }, () => rare.count('one', noon)?.count ?? 0).filter(Boolean)
    assert.deepEqual(later, [100, 1000])
  })

  it('restarts with the window, and when the clock was set back', () => {
    const tally = new AttemptTally({ first: 1, most: 5, window: hour })
    assert.equal(tally.count('one', noon)?.count, 1)
    assert.equal(tally.count('one', later(hour - 1)), null)
    assert.equal(tally.count('one', later(hour))?.count, 1)
    assert.equal(tally.count('one', later(-hour))?.count, 1)
  })

  it('counts on when concurrent attempts arrive out of order', () => {
    const tally = new AttemptTally({ first: 1, most: 5, window: hour })
    assert.equal(tally.count('one', later(5))?.count, 1)
    assert.equal(tally.count('one', noon), null)
    assert.equal(tally.count('one', later(6)), null)
  })

  it('counts the remaining subjects together, and says so', () => {
    const tally = new AttemptTally({ first: 1, most: 2, window: hour })
    const reached = ['a', 'b', 'c', 'd', null].map((subject) => tally.count(subject, noon))
    assert.deepEqual(reached, [
      { count: 1, pooled: false },
      { count: 1, pooled: false },
      { count: 1, pooled: true },
      null,
      null,
    ])
  })

  it('returns few milestones, however many attempts and places there are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 60 })), { maxLength: 300 }),
        fc.integer({ min: 1, max: 20 }),
        (bursts, most) => {
          const tally = new AttemptTally({ first: 1, most, window: hour })
          const attempts = bursts.flatMap(([place, times]) => Array<string>(times).fill(`place ${place}`))
          const lines = attempts.filter((place) => tally.count(place, noon) !== null)
          assert.ok(lines.length <= (most + 1) * (1 + Math.log10(Math.max(1, attempts.length))))
          if (attempts.length > 0) assert.ok(lines.length > 0)
        },
      ),
    )
  })
})
