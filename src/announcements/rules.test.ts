import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { audienceName, isDue, stateOf, whyNotChange, whyNotEnd, whyNotSend, type Plan } from './rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const times = { publishedAt: null, expiresAt: null, archivedAt: null, deliveredAt: null } as {
  publishedAt: Date | null
  expiresAt: Date | null
  archivedAt: Date | null
  deliveredAt: Date | null
}

describe('how an announcement stands', () => {
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

  it('is due once, when its time has come', () => {
    assert.ok(isDue({ ...times, publishedAt: now }, now))
    assert.ok(!isDue({ ...times, publishedAt: at(1) }, now))
    assert.ok(!isDue(times, now))
    assert.ok(!isDue({ ...times, publishedAt: at(-1), deliveredAt: at(-1) }, now))
    assert.ok(!isDue({ ...times, publishedAt: at(-1), archivedAt: at(-1) }, now))
    assert.ok(isDue({ ...times, publishedAt: at(-2), expiresAt: at(1) }, now))
    assert.ok(!isDue({ ...times, publishedAt: at(-2), expiresAt: at(-1) }, now), 'over before it went out')
  })

  it('ends by hand only while it runs', () => {
    assert.equal(whyNotEnd({ ...times, publishedAt: at(-1) }, now), null)
    assert.match(whyNotEnd({ ...times, publishedAt: at(1) }, now) ?? '', /published now/)
    assert.match(whyNotEnd({ ...times, publishedAt: at(-2), expiresAt: at(-1) }, now) ?? '', /published now/)
  })
})

describe('what may be sent', () => {
  const plan: Plan = {
    when: 'now',
    publishedAt: null,
    expiresAt: null,
    emergency: false,
    audience: { kind: 'everyone' },
  }
  const wrongField = (over: Partial<Plan>) => whyNotSend({ ...plan, ...over }, now)?.field ?? null

  it('goes out now, later, or stays a draft', () => {
    assert.equal(wrongField({}), null)
    assert.equal(wrongField({ when: 'draft' }), null)
    assert.equal(wrongField({ when: 'later', publishedAt: at(1) }), null)
    assert.equal(wrongField({ expiresAt: at(1), audience: { kind: 'owners' } }), null)
  })
  it('names a time to come, and ends after it', () => {
    assert.equal(wrongField({ when: 'later' }), 'publishedAt')
    assert.equal(wrongField({ when: 'later', publishedAt: at(-1) }), 'publishedAt')
    assert.equal(wrongField({ when: 'later', publishedAt: at(2), expiresAt: at(1) }), 'expiresAt')
    assert.equal(wrongField({ expiresAt: at(-1) }), 'expiresAt')
  })
  it('as an emergency is for everyone, at once, and until a certain time', () => {
    const emergency = { emergency: true, expiresAt: at(6) }
    assert.equal(wrongField(emergency), null)
    assert.equal(wrongField({ ...emergency, audience: { kind: 'owners' } }), 'audience')
    assert.equal(wrongField({ ...emergency, when: 'later', publishedAt: at(1) }), 'when')
    assert.equal(wrongField({ emergency: true }), 'expiresAt')
  })
})

describe('what may be changed', () => {
  const out = { deliveredAt: now, archivedAt: null }
  it('is everything before it went out', () =>
    assert.equal(whyNotChange({ deliveredAt: null, archivedAt: null }, { audience: 1, when: 1 }), null))
  it('is the text, the end and the place afterwards', () => {
    assert.equal(whyNotChange(out, { title: 'x', body: 'y', pinned: true, expiresAt: null, fileIds: [] }), null)
    for (const field of ['audience', 'emergency', 'byMail', 'when', 'publishedAt'])
      assert.equal(whyNotChange(out, { title: 'x', [field]: true })?.field, field)
  })
  it('is nothing once it is put away', () =>
    assert.equal(whyNotChange({ deliveredAt: null, archivedAt: now }, { title: 'x' })?.field, 'state'))
})

describe('an audience in words', () => {
  it('names what it is made of, at most six of them', () => {
    assert.equal(audienceName({ kind: 'everyone' }), 'Everyone')
    assert.equal(audienceName({ kind: 'owners' }), 'Owners')
    assert.equal(audienceName({ kind: 'floors', floors: [12] }), 'Floor 12')
    assert.equal(audienceName({ kind: 'floors', floors: [12, 9] }), 'Floors 9, 12')
    assert.equal(audienceName({ kind: 'stacks', stacks: ['standard-04'] }), 'Stack standard-04')
    assert.equal(audienceName({ kind: 'units', unitIds: [] }, ['1204', '0905']), 'Units 0905, 1204')
    const many = { kind: 'floors', floors: [6, 7, 8, 9, 10, 11, 12, 13] } as const
    assert.equal(audienceName({ ...many, floors: [...many.floors] }), 'Floors 6, 7, 8, 9, 10, 11 and 2 more')
  })
})
