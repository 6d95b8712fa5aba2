import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { audienceOf, blankValues, bodyOf, mistakesIn, usualEnd, valuesOf } from './announcement-values.ts'
import type { OfficeAnnouncement } from './contract.ts'

const zone = 'America/Toronto'
const now = new Date('2026-11-21T17:00:00Z')
const filled = { ...blankValues, title: 'Water off', body: 'On Monday.' }

describe('what is typed', () => {
  it('is sent in instants, the clock being the building’s', () => {
    const sent = bodyOf(
      { ...filled, when: 'later', publishedAt: '2026-11-22T09:30', expiresAt: '2026-12-01T00:00' },
      ['f'],
      zone,
    )
    assert.deepEqual(
      [sent.publishedAt, sent.expiresAt, sent.fileIds],
      ['2026-11-22T14:30:00.000Z', '2026-12-01T05:00:00.000Z', ['f']],
    )
  })
  it('as an emergency is for everyone, by mail, at once', () => {
    const sent = bodyOf(
      { ...filled, emergency: true, byMail: false, audience: 'floors', floors: ['12'], when: 'later' },
      [],
      zone,
    )
    assert.deepEqual([sent.audience, sent.byMail, sent.when], [{ kind: 'everyone' }, true, 'now'])
    assert.equal(usualEnd(now, zone), '2026-11-21T18:00')
  })
  it('names whom it is for', () => {
    assert.deepEqual(audienceOf({ ...filled, audience: 'floors', floors: ['12', '9'] }), {
      kind: 'floors',
      floors: [12, 9],
    })
    assert.deepEqual(audienceOf({ ...filled, audience: 'owners', floors: ['12'] }), { kind: 'owners' })
  })
})

describe('what is wrong with it', () => {
  const fields = (over: object, settled = false) => Object.keys(mistakesIn({ ...filled, ...over }, zone, now, settled))
  it('is nothing for a draft with a title and a text', () => assert.deepEqual(fields({}), []))
  it('is told at each field', () => {
    assert.deepEqual(fields({ title: ' ', body: '' }), ['title', 'body'])
    assert.deepEqual(fields({ audience: 'stacks' }), ['audience'])
    assert.deepEqual(fields({ when: 'later' }), ['publishedAt'])
    assert.deepEqual(fields({ when: 'later', publishedAt: '2026-11-21T11:00' }), ['publishedAt'])
    assert.deepEqual(fields({ expiresAt: '2026-11-21T11:00', when: 'now' }), ['expiresAt'])
    assert.deepEqual(fields({ emergency: true, when: 'now' }), ['expiresAt'])
  })
  it('once it went out is only what can still change', () => {
    assert.deepEqual(fields({ when: 'now' }, true), [])
    assert.deepEqual(fields({ when: 'now', expiresAt: '2026-11-21T11:00' }, true), ['expiresAt'])
  })
})

describe('what is there already', () => {
  it('comes back as it was typed', () => {
    const of = {
      ...filled,
      audience: { kind: 'units', unitIds: ['u'] },
      state: 'scheduled',
      publishedAt: '2026-11-22T14:30:00.000Z',
      expiresAt: null,
    } as unknown as OfficeAnnouncement
    const values = valuesOf(of, zone)
    assert.deepEqual(
      [values.audience, values.unitIds, values.when, values.publishedAt, values.expiresAt],
      ['units', ['u'], 'later', '2026-11-22T09:30', ''],
    )
  })
})
