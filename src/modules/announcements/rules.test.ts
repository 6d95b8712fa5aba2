import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { audienceName, isDue, stateOf, validateChange, validateEnd, validatePlan, type Plan, textIn } from './rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const times = { publishedAt: null, expiresAt: null, archivedAt: null, deliveredAt: null } as {
  publishedAt: Date | null
  expiresAt: Date | null
  archivedAt: Date | null
  deliveredAt: Date | null
}

describe('the state of an announcement', () => {
  const expected = [
    ['draft', {}],
    ['scheduled', { publishedAt: at(1) }],
    ['published', { publishedAt: now }],
    ['published', { publishedAt: at(-1), expiresAt: at(1) }],
    ['expired', { publishedAt: at(-2), expiresAt: now }],
    ['archived', { publishedAt: at(-2), archivedAt: at(-1) }],
    ['archived', { archivedAt: at(-1) }],
  ] as const
  for (const [state, over] of expected)
    it(`${state}: ${JSON.stringify(over)}`, () => assert.equal(stateOf({ ...times, ...over }, now), state))

  it('is due once, after its time', () => {
    assert.ok(isDue({ ...times, publishedAt: now }, now))
    assert.ok(!isDue({ ...times, publishedAt: at(1) }, now))
    assert.ok(!isDue(times, now))
    assert.ok(!isDue({ ...times, publishedAt: at(-1), deliveredAt: at(-1) }, now))
    assert.ok(!isDue({ ...times, publishedAt: at(-1), archivedAt: at(-1) }, now))
    assert.ok(isDue({ ...times, publishedAt: at(-2), expiresAt: at(1) }, now))
    assert.ok(!isDue({ ...times, publishedAt: at(-2), expiresAt: at(-1) }, now), 'expired before delivery')
  })

  it('can be ended only while it is published', () => {
    assert.equal(validateEnd({ ...times, publishedAt: at(-1) }, now), null)
    assert.match(validateEnd({ ...times, publishedAt: at(1) }, now) ?? '', /published announcement/)
    assert.match(validateEnd({ ...times, publishedAt: at(-2), expiresAt: at(-1) }, now) ?? '', /published announcement/)
  })
})

describe('validatePlan', () => {
  const plan: Plan = {
    when: 'now',
    publishedAt: null,
    expiresAt: null,
    emergency: false,
  }
  const invalidField = (over: Partial<Plan>) => validatePlan({ ...plan, ...over }, now)?.field ?? null

  it('accepts now, later and draft', () => {
    assert.equal(invalidField({}), null)
    assert.equal(invalidField({ when: 'draft' }), null)
    assert.equal(invalidField({ when: 'later', publishedAt: at(1) }), null)
    assert.equal(invalidField({ expiresAt: at(1) }), null)
  })
  it('requires a future time, and an end after it', () => {
    assert.equal(invalidField({ when: 'later' }), 'publishedAt')
    assert.equal(invalidField({ when: 'later', publishedAt: at(-1) }), 'publishedAt')
    assert.equal(invalidField({ when: 'later', publishedAt: at(2), expiresAt: at(1) }), 'expiresAt')
    assert.equal(invalidField({ expiresAt: at(-1) }), 'expiresAt')
  })
  it('requires of an emergency: at once, with an end', () => {
    const emergency = { emergency: true, expiresAt: at(6) }
    assert.equal(invalidField(emergency), null)
    assert.equal(invalidField({ ...emergency, when: 'later', publishedAt: at(1) }), 'when')
    assert.equal(invalidField({ emergency: true }), 'expiresAt')
  })
})

describe('the text for a reader', () => {
  const english = { title: 'Water off', body: 'On Monday.' }
  const fr = { title: "Coupure d'eau", body: 'Lundi.' }
  it('is in the language of the reader where there is one, as it was written otherwise', () => {
    const both = { ...english, language: 'en', translations: { fr } } as const
    assert.deepEqual(textIn(both, 'fr'), fr)
    assert.deepEqual(textIn(both, 'en'), english)
    assert.deepEqual(textIn({ ...both, translations: {} }, 'fr'), english)
  })
  it('can be written in a language other than English', () => {
    const french = { ...fr, language: 'fr', translations: { en: english } } as const
    assert.deepEqual([textIn(french, 'fr'), textIn(french, 'en')], [fr, english])
    assert.deepEqual(textIn({ ...french, translations: {} }, 'en'), fr)
  })
})

describe('validateChange', () => {
  const delivered = { deliveredAt: now, archivedAt: null }
  it('allows everything before delivery', () =>
    assert.equal(validateChange({ deliveredAt: null, archivedAt: null }, { audience: 1, when: 1 }), null))
  it('allows text, end and pinning afterwards', () => {
    assert.equal(validateChange(delivered, { title: 'x', body: 'y', pinned: true, expiresAt: null, fileIds: [] }), null)
    for (const field of ['audience', 'emergency', 'byMail', 'when', 'publishedAt'])
      assert.equal(validateChange(delivered, { title: 'x', [field]: true })?.field, field)
  })
  it('allows nothing once it is archived', () =>
    assert.equal(validateChange({ deliveredAt: null, archivedAt: now }, { title: 'x' })?.field, 'state'))
})

describe('audienceName', () => {
  it('lists at most six names', () => {
    assert.equal(audienceName({ kind: 'everyone' }), 'Everyone')
    assert.equal(audienceName({ kind: 'owners' }), 'Owners')
    assert.equal(audienceName({ kind: 'floors', floors: [12] }), 'Floor 12')
    assert.equal(audienceName({ kind: 'floors', floors: [12, 9] }), 'Floors 9, 12')
    assert.equal(audienceName({ kind: 'stacks', stacks: ['standard-04'] }), 'Stack standard-04')
    assert.equal(audienceName({ kind: 'units', unitIds: [] }, ['1204', '0905']), 'Units 0905, 1204')
    const audience = { kind: 'floors', floors: [6, 7, 8, 9, 10, 11, 12, 13] } as const
    assert.equal(audienceName({ ...audience, floors: [...audience.floors] }), 'Floors 6, 7, 8, 9, 10, 11 and 2 more')
  })
})
