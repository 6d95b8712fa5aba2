import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { insertPiece, type OfferedUnit, tourQuestion, tourTimes, unitLine } from './reply-help.ts'
import { validateReply } from './reply-text.ts'
import { replyDraft } from './rules.ts'

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
  it('are on open days from tomorrow on, an hour before closing at the latest', () => {
    assert.deepEqual(
      tourTimes(new Date('2026-11-20T12:00:00Z'), office).map((at) => tourQuestion(at.toISOString(), timeZone)),
      [
        'Would Tuesday, November 24 at 11:00 AM suit you?',
        'Would Wednesday, November 25 at 4:00 PM suit you?',
        'Would Monday, November 30 at 11:00 AM suit you?',
        'Would Monday, November 30 at 3:00 PM suit you?',
        'Would Tuesday, December 1 at 11:00 AM suit you?',
        'Would Wednesday, December 2 at 4:00 PM suit you?',
      ],
    )
  })

  it('are none where the office never opens', () => {
    assert.deepEqual(tourTimes(new Date('2026-11-20T12:00:00Z'), { ...office, hours: [] }), [])
  })
})

describe('a unit in a reply', () => {
  it('is described in one line, without unknown values', () => {
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
      '2403: floor 24, facing East, 2 bedrooms, 1.5 bathrooms, 1,020 sq ft, for lease at $2,450 a month, available from Feb 1, 2027',
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

  it('is inserted on its own lines at the cursor', () => {
    assert.deepEqual(insertPiece(`Dear Hugo,${draft}`, 10, 'A\nB'), { text: `Dear Hugo,\nA\nB${draft}`, end: 14 })
    assert.equal(insertPiece(draft, 0, 'A').text, `A${draft}`)
    assert.equal(insertPiece('one two', 4, 'A').text, 'one \nA\ntwo')
  })

  it('is never inserted into the quotation, and counts as an answer', () => {
    const { text } = insertPiece(`Dear Hugo,${draft}`, 9_999, 'Yes.')
    assert.equal(text, `Dear Hugo,\nYes.${draft}`)
    assert.equal(validateReply(insertPiece(draft, 0, 'Yes.').text), null)
  })
})
