import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { insertedInto, type OfferedUnit, tourQuestion, tourTimes, unitLine } from './reply-help.ts'
import { replyDraft, whyNotReply } from './rules.ts'

const timeZone = 'America/Toronto'
const office = {
  timeZone,
  hours: [
    { weekday: 1, opens: '09:00', closes: '17:00' },
    { weekday: 2, opens: '09:00', closes: '15:30' },
    { weekday: 3, opens: '16:00', closes: '18:00' },
  ],
  holidays: [{ day: '2026-11-23' }],
}

describe('the times offered for a visit', () => {
  it('lie on open days from tomorrow on, an hour before closing at the latest', () => {
    assert.deepEqual(
      tourTimes(new Date('2026-11-20T12:00:00Z'), office).map((at) => tourQuestion(at.toISOString(), timeZone)),
      [
        'Would Tuesday 24 November at 11:00 suit you?',
        'Would Wednesday 25 November at 16:00 suit you?',
        'Would Monday 30 November at 11:00 suit you?',
        'Would Monday 30 November at 15:00 suit you?',
        'Would Tuesday 1 December at 11:00 suit you?',
        'Would Wednesday 2 December at 16:00 suit you?',
      ],
    )
  })

  it('are none where the office never opens', () => {
    assert.deepEqual(tourTimes(new Date('2026-11-20T12:00:00Z'), { ...office, hours: [] }), [])
  })
})

describe('a unit in a reply', () => {
  it('is told in one line, without what is not known', () => {
    const unit: OfferedUnit = {
      unitNumber: '2403',
      floor: 24,
      facing: 'East',
      bedrooms: 2,
      bathrooms: 1.5,
      squareFootage: 1020,
      kind: 'lease',
      price: 2450,
      availableFrom: '2027-02-01',
    }
    assert.equal(
      unitLine(unit),
      '2403: floor 24, facing East, 2 bedrooms, 1.5 bathrooms, 1,020 sq ft, for lease at $2,450 a month, available from Monday 1 February',
    )
    assert.equal(
      unitLine({
        ...unit,
        kind: 'sale',
        facing: null,
        bedrooms: null,
        bathrooms: null,
        squareFootage: null,
        availableFrom: null,
      }),
      '2403: floor 24, for sale at $2,450, available now',
    )
  })
})

describe('what is inserted', () => {
  const draft = replyDraft({ name: 'Hugo', message: 'Is one free?', createdAt: '2026-11-20T12:00:00Z' }, timeZone)

  it('stands on lines of its own where somebody writes', () => {
    assert.deepEqual(insertedInto(`Dear Hugo,${draft}`, 10, 'A\nB'), { text: `Dear Hugo,\nA\nB${draft}`, end: 14 })
    assert.equal(insertedInto(draft, 0, 'A').text, `A${draft}`)
    assert.equal(insertedInto('one two', 4, 'A').text, 'one \nA\ntwo')
  })

  it('never gets among the quoted lines, and is an answer by itself', () => {
    const { text } = insertedInto(`Dear Hugo,${draft}`, 9_999, 'Yes.')
    assert.equal(text, `Dear Hugo,\nYes.${draft}`)
    assert.equal(whyNotReply(insertedInto(draft, 0, 'Yes.').text), null)
  })
})
