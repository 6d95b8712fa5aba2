import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { hasShape, replyShapeOf } from './reply-shape.ts'

const reply = replyShapeOf(
  z.object({
    name: z.string(),
    columns: z.array(z.string()).nullable(),
    author: z.object({ id: z.string() }).nullable(),
    note: z.string().optional(),
  }),
)
const good = { name: 'Late', columns: ['unit'], author: { id: '1' } }

describe('the shape of a reply', () => {
  it('has lists and records that can be null', () => {
    assert.ok(hasShape(reply, good))
    assert.ok(hasShape(reply, { ...good, columns: [], author: null }))
    assert.ok(hasShape(reply, { ...good, columns: null }))
  })

  for (const [why, value] of [
    ['a record in place of a list', { ...good, columns: { unit: true } }],
    ['a list in place of a record', { ...good, author: ['1'] }],
    ['a record without its field', { ...good, author: {} }],
    ['a missing field', { name: 'Late', columns: null }],
    ['null in place of a text', { ...good, name: null }],
    ['nothing', undefined],
  ] as const)
    it(`is not ${why}`, () => assert.equal(hasShape(reply, value), false))
})
