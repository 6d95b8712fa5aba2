import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { importCalls } from '../import-contract.ts'
import { createImportCalls } from '../../../../tests/support/calls/import-calls.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const { send, check, apply, undo } = createImportCalls(() => app)

describe('invalid files', () => {
  for (const [what, bytes, message] of [
    ['an empty one', '', /no rows/],
    ['heads alone', 'Unit,Floor\n', /no rows/],
    ['an open quotation mark', 'Unit,Floor\n1,"2\n', /row 2/],
    ['5,001 rows', `Unit,Floor\n${'101,1\n'.repeat(5001)}`, /5,001 rows/],
    [
      'a workbook',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(4000, '\u0000\n,')]),
      /not a CSV file|no rows/,
    ],
  ] as const)
    it(`${what} is rejected with the reason`, async () => {
      const response = await app.as('admin').request(importCalls.sendSheet, {
        query: { kind: 'units' },
        body: Buffer.from(bytes),
        headers: { 'content-type': 'text/csv' },
      })
      assert.equal(response.status, 400)
      assert.match(response.body.message, message)
    })

  it('5,000 rows are checked and applied', { timeout: 120_000 }, async () => {
    const rows = Array.from(
      { length: 5_000 },
      (_, at) =>
        `${100 + Math.floor(at / 50)}${String(at % 50).padStart(2, '0')}X,${40 + Math.floor(at / 50)},${500 + at}`,
    )
    const draft = await send('units', ['Unit,Level,Sq ft', ...rows].join('\n'))
    const corrected = await check(draft.id, draft.columns)
    assert.equal(corrected.counts.new, 5_000)
    assert.equal((await apply(draft.id, corrected)).status, 200)
    assert.equal((await undo(draft.id)).status, 200)
  })
})
