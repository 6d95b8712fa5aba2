import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Visit } from './contract.ts'
import { partsText, timeText, visitText } from './visit-texts.ts'

const money = (dollars: number) => `$${dollars.toFixed(2)}`
const visit = (more: Partial<Visit> = {}): Visit => ({
  id: '1',
  visitedBy: { firstName: 'Luis', lastName: 'Herrera' },
  noteId: '2',
  note: 'New gasket.',
  minutes: 35,
  needsSecondVisit: false,
  parts: [],
  createdAt: '2026-11-25T12:00:00.000Z',
  ...more,
})
const gasket = { name: 'Gasket', quantity: 2, cost: 9 }

describe('visits in words', () => {
  it('add up the time, and say how many there were', () => {
    assert.equal(timeText([visit(), visit({ minutes: 30 })]), '1 h 5 min in 2 visits')
    assert.equal(timeText([visit()]), '35 min')
    assert.equal(timeText([visit({ minutes: null })]), null)
  })
  it('name the parts with quantity and cost', () => {
    const tape = { name: 'Tape', quantity: 1, cost: null }
    assert.equal(partsText([visit({ parts: [gasket] }), visit({ parts: [tape] })], money), 'Gasket × 2, $9.00; Tape')
    assert.equal(partsText([visit()], money), null)
  })
  it('say in the history what a visit adds to its note', () => {
    const text = visitText(visit({ parts: [gasket], needsSecondVisit: true }), money)
    assert.equal(text, '35 min · Gasket × 2, $9.00 · needs a second visit')
    assert.equal(visitText(visit({ minutes: null }), money), '')
  })
})
