import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PgDialect } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { isAfter, type SortKey, parseCursor, toPage } from './keyset.ts'

const key = (by: string, type: SortKey['type'], order: SortKey['order']): SortKey => ({ by: sql.raw(by), type, order })
const id = '0197a3c0-0000-7000-8000-000000000001'
const cursorOf = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url')
const text = (condition: ReturnType<typeof isAfter>) => new PgDialect().sqlToQuery(condition).sql

describe('keyset pagination', () => {
  it('compares keys of one direction as one row', () => {
    assert.equal(
      text(isAfter([key('a', 'int', 'desc'), key('b', 'uuid', 'desc')], ['1', id])),
      '(a, b) < ($1::int, $2::uuid)',
    )
  })

  it('compares the keys of the other direction where the first ones are equal', () => {
    assert.equal(
      text(isAfter([key('a', 'int', 'asc'), key('b', 'text', 'asc'), key('c', 'uuid', 'desc')], ['1', 'x', id])),
      '((a, b) > ($1::int, $2::text) or ((a, b) = ($3::int, $4::text) and (c) < ($5::uuid)))',
    )
  })

  it('gives a cursor only when there are more rows', () => {
    const rows = ['1', '2'].map((value) => ({ keys: JSON.stringify([value]) }))
    assert.equal(toPage(rows, 2).next, null)
    const { page, next } = toPage(rows, 1)
    assert.deepEqual([page.length, parseCursor(next ?? '', ['int'])], [1, ['1']])
  })

  it('rejects what the database would reject', () => {
    const wrong: [SortKey['type'], unknown[]][] = [
      ['uuid', ['x', 1, null]],
      ['int', ['', '-', '1.5', '1e3', '99999999999']],
      ['text', ['\0', '\uD800', {}]],
      ['date', ['2026-02-30', '0000-01-01', '2026-1-1', '10000-01-01']],
      ['timestamptz', ['2026-02-30T00:00:00Z', '2026-01-01T24:00:00Z', '0000-01-01T00:00:00Z', '2026-01-01', 'now']],
    ]
    for (const [type, values] of wrong)
      for (const value of values)
        assert.throws(() => parseCursor(cursorOf([value]), [type]), { field: 'cursor' }, JSON.stringify(value))
    for (const cursor of ['x', cursorOf('1'), cursorOf(['1']), cursorOf(['1', id, id])])
      assert.throws(() => parseCursor(cursor, ['int', 'uuid']), { field: 'cursor' })
  })
})
