import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  audienceOf,
  blankValues,
  toRequestBody,
  findErrors,
  defaultEmergencyEnd,
  toFormValues,
} from './announcement-values.ts'
import type { OfficeAnnouncement } from './contract.ts'

const zone = 'America/Toronto'
const now = new Date('2026-11-21T17:00:00Z')
const filled = { ...blankValues(), title: 'Water off', body: 'On Monday.' }

describe('findErrors', () => {
  it('names the part of a translation that is missing', () => {
    const errors = (title: string, body: string) =>
      findErrors({ ...filled, translations: { ...filled.translations, fr: { title, body } } }, zone, now)
    const message = 'Write both the title and the text in this language, or neither.'
    assert.deepEqual(errors('Coupure', ' '), { 'translations.fr.body': message })
    assert.deepEqual(errors('', 'Lundi.'), { 'translations.fr.title': message })
    assert.deepEqual(errors('', ''), {})
  })
})

describe('toRequestBody', () => {
  it('converts local times of the building to instants', () => {
    const sent = toRequestBody(
      { ...filled, when: 'later', publishedAt: '2026-11-22T09:30', expiresAt: '2026-12-01T00:00' },
      ['f'],
      zone,
    )
    assert.deepEqual(
      [sent.publishedAt, sent.expiresAt, sent.fileIds],
      ['2026-11-22T14:30:00.000Z', '2026-12-01T05:00:00.000Z', ['f']],
    )
  })
  it('makes an emergency by mail and at once, for the chosen audience', () => {
    const sent = toRequestBody(
      { ...filled, emergency: true, byMail: false, audience: 'floors', floors: ['12'], when: 'later' },
      [],
      zone,
    )
    assert.deepEqual([sent.audience, sent.byMail, sent.when], [{ kind: 'floors', floors: [12] }, true, 'now'])
    assert.equal(defaultEmergencyEnd(now, zone), '2026-11-21T18:00')
  })
  it('includes the audience', () => {
    assert.deepEqual(audienceOf({ ...filled, audience: 'floors', floors: ['12', '9'] }), {
      kind: 'floors',
      floors: [12, 9],
    })
    assert.deepEqual(audienceOf({ ...filled, audience: 'owners', floors: ['12'] }), { kind: 'owners' })
  })
})

describe('findErrors', () => {
  const fields = (over: object, settled = false) => Object.keys(findErrors({ ...filled, ...over }, zone, now, settled))
  it('accepts a draft with a title and a text', () => assert.deepEqual(fields({}), []))
  it('reports each invalid field', () => {
    assert.deepEqual(fields({ title: ' ', body: '' }), ['title', 'body'])
    assert.deepEqual(fields({ audience: 'stacks' }), ['audience'])
    assert.deepEqual(fields({ when: 'later' }), ['publishedAt'])
    assert.deepEqual(fields({ when: 'later', publishedAt: '2026-11-21T11:00' }), ['publishedAt'])
    assert.deepEqual(fields({ expiresAt: '2026-11-21T11:00', when: 'now' }), ['expiresAt'])
    assert.deepEqual(fields({ emergency: true, when: 'now' }), ['expiresAt'])
  })
  it('checks only the fields that can change after delivery', () => {
    assert.deepEqual(fields({ when: 'now' }, true), [])
    assert.deepEqual(fields({ when: 'now', expiresAt: '2026-11-21T11:00' }, true), ['expiresAt'])
  })
})

describe('toFormValues', () => {
  it('converts an announcement to the values of the form', () => {
    const of = {
      ...filled,
      audience: { kind: 'units', unitIds: ['u'] },
      state: 'scheduled',
      publishedAt: '2026-11-22T14:30:00.000Z',
      expiresAt: null,
    } as unknown as OfficeAnnouncement
    const values = toFormValues(of, zone)
    assert.deepEqual(
      [values.audience, values.unitIds, values.when, values.publishedAt, values.expiresAt],
      ['units', ['u'], 'later', '2026-11-22T09:30', ''],
    )
  })
})
