import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { offerUndo, pauseOffers, takeOffer, undoTime } from '#platform/ui/feedback/undo-offers.ts'

describe('changes that can be undone', () => {
  let undone: string[] = []
  const offer = (key: number, title: string) => offerUndo({ key, title, run: () => void undone.push(title) })
  beforeEach(() => {
    undone = []
    mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  })
  afterEach(() => {
    mock.timers.tick(undoTime)
    mock.timers.reset()
  })

  it('are undone once, the newest first', () => {
    offer(1, 'first')
    offer(2, 'second')
    assert.deepEqual([takeOffer(), takeOffer(), takeOffer()], [true, true, false])
    assert.deepEqual(undone, ['second', 'first'])
  })
  it('are over after their time, each for itself', () => {
    offer(1, 'first')
    mock.timers.tick(undoTime - 1000)
    offer(2, 'second')
    mock.timers.tick(1000)
    assert.equal(takeOffer(1), false)
    assert.equal(takeOffer(2), true)
  })
  it('wait while the pointer is on them', () => {
    offer(1, 'first')
    mock.timers.tick(undoTime - 1000)
    pauseOffers(true)
    mock.timers.tick(undoTime * 5)
    pauseOffers(false)
    mock.timers.tick(500)
    assert.equal(takeOffer(1), true)
    assert.deepEqual(undone, ['first'])
  })
})
