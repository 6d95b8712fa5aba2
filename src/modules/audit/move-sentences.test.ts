import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sentenceText } from './sentences.ts'

const sentence = (action: string, after: object) =>
  sentenceText(action, {
    recordType: 'moves',
    before: {},
    after: { kind: 'move_out', 'last day': '2026-12-05', ...after },
    fields: '',
  })

it('says whether a step of a move was recorded, taken back, or only its note written', () => {
  const step = 'keys_returned'
  for (const [change, text] of [
    [{ isDone: true }, 'recorded “keys returned”'],
    [{ isDone: false }, 'took back “keys returned”'],
    [{}, 'changed the note on “keys returned”'],
  ] as const)
    assert.equal(
      sentence('recorded a step', { step, ...change }),
      `${text} of the move out of {unit} of {residents} on 05-12-2026`,
    )
})

it('names the resident whom the deletion of an account takes off a move', () => {
  assert.equal(
    sentence('took a resident off', { kind: 'move_in' }),
    'took {resident} off the move into {unit} on 05-12-2026',
  )
})
