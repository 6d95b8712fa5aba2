import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { words } from './messages/en.ts'
import { sentences, sentenceText } from './sentences.ts'

const found = { before: {}, after: {} }

describe('the sentence of a change', () => {
  it('never says that something changed without what', () => {
    for (const event of Object.keys(sentences)) {
      const recordType = Object.keys(words.recordTypes).findLast((candidate) => event.startsWith(`${candidate} `)) ?? ''
      const textWith = (fields: string) =>
        sentenceText(event.slice(recordType.length + 1), { ...found, recordType, fields })
      if (textWith('') !== textWith('status')) assert.match(textWith(''), /without a visible change$/, event)
    }
    const setting = { ...found, recordType: 'building profile', fields: '' }
    assert.equal(sentenceText('changed', setting), 'saved the building profile without a visible change')
  })
})
