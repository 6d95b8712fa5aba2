import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { kinds, slots } from './choices.ts'
import { sentenceText, sentences } from './sentences.ts'
import { words } from './messages/en.ts'

describe('the sentences', () => {
  const found = { recordType: 'units', before: {}, after: {}, fields: '' }

  it('use known slots only, and their modules have names', () => {
    for (const [event, { kind }] of Object.entries(sentences)) {
      assert.ok(kinds.includes(kind), event)
      assert.ok(
        Object.keys(words.recordTypes).some((recordType) => event.startsWith(`${recordType} `)),
        `words.ts names no record type of '${event}'`,
      )
      const recordType = Object.keys(words.recordTypes).findLast((candidate) => event.startsWith(`${candidate} `)) ?? ''
      const text = sentenceText(event.slice(recordType.length + 1), { ...found, recordType })
      for (const [, slot] of text.matchAll(/\{(\w+)\}/g))
        assert.ok(
          [...slots, 'residents'].some((candidate) => candidate === slot),
          `${event}: ${slot}`,
        )
      assert.doesNotMatch(text, /undefined|null|\[object|NaN| {2}|^[A-Z]/, event)
    }
  })

  it('contain what changed', () => {
    assert.equal(
      sentenceText('moved', { ...found, recordType: 'maintenance', after: { status: 'in_progress' } }),
      'moved {request} to In Progress',
    )
    assert.equal(
      sentenceText('changed', { ...found, fields: 'status and notes' }),
      'changed status and notes of unit {unit}',
    )
    assert.equal(
      sentenceText('looked at a code', { ...found, recordType: 'residents', after: { code: 'unitAccessCode' } }),
      'viewed the unit access code of {resident}',
    )
    assert.equal(
      sentenceText('took back a change of', { ...found, recordType: 'building profile' }),
      'undid a change of the building profile',
    )
  })

  it('fall back to the action and module for unknown events', () => {
    assert.equal(sentenceText('waxed', { ...found, recordType: 'floors' }), 'waxed (Floors)')
  })
})
