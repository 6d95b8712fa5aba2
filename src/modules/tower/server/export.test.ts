import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const exported = (query: string) => app.as('admin').send({ method: 'GET', url: `/api/admin/exports/units${query}` })

describe('the list of units as CSV', () => {
  it('has the rows of the filter and the chosen columns, harmless in a spreadsheet, and is audited', async () => {
    const [first, second] = [await addUnit(app.db), await addUnit(app.db)]
    await app.db.execute(sql`update units set owner_name = '=1+1' where id = ${first.id}`)
    const numbers = await app.db.execute<{ number: string }>(
      sql`select unit_number as number from units where id in (${first.id}, ${second.id})`,
    )
    const all = await exported('')
    assert.match(String(all.headers['content-disposition']), /attachment; filename="units-\d{4}-\d\d-\d\d\.csv"/)
    assert.equal(String(all.body).trim().split('\r\n').length, numbers.rows.length + 1)
    const { number } = (
      await app.db.execute<{ number: string }>(sql`select unit_number as number from units where id = ${first.id}`)
    ).rows[0]!
    const one = await exported(`?search=${encodeURIComponent(number)}&columns=owner`)
    assert.equal(String(one.body), `\uFEFFUnit,Owner\r\n${number},'=1+1\r\n`)
    const { rows } = await app.db.execute<{ rows: number; search: string }>(
      sql`select (after->>'rows')::int as rows, after->>'search' as search from audit_log
        where record_type = 'units' and action = 'exported the list' order by at, id`,
    )
    assert.deepEqual(rows.at(-1), { rows: 1, search: number })
  })

  it('names a column that it lacks', async () => {
    const { status, body } = await exported('?columns=owner,price')
    assert.deepEqual([status, (body as { field?: string }).field], [400, 'columns'])
  })
})
