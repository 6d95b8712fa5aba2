import assert from 'node:assert/strict'
import { it } from 'node:test'
import { requestTexts } from './messages/index.ts'

it('a span is in days from two days on, in hours from six, and in both languages', () => {
  const spans = [3 * 1440, 47 * 60, 6 * 60 + 30, 150, 59]
  assert.deepEqual(spans.map(requestTexts.en.span), ['3 d', '47 h', '6 h', '2 h 30 min', '59 min'])
  assert.deepEqual(spans.map(requestTexts.fr.span), ['3 j', '47 h', '6 h', '2 h 30 min', '59 min'])
})
