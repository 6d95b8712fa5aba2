import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { tower } from '#tower/contract.ts'
import { createImportCalls } from '../../../../tests/support/calls/import-calls.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const { send, check, apply } = createImportCalls(() => app)

describe('numbers of an import', () => {
  const sheet = (lines: string[]) => ['Unit;Baths;Purchase price;Area', ...lines].join('\n')

  it('are read as people write them', async () => {
    const draft = await send('units', sheet(['701;1,5;389 000,50 $;1,025 sq ft', '702;2.5;"$1,389,000";800']))
    const checked = await check(draft.id, draft.columns)
    assert.deepEqual(checked.counts, { new: 2, changed: 0, same: 0, wrong: 0 }, JSON.stringify(checked.rows))
    assert.equal((await apply(draft.id, checked)).status, 200)
    const { body } = await app.as('admin').requestOk(tower.units, {})
    const found = body.filter(({ unitNumber }) => /^70[12]$/.test(unitNumber))
    assert.deepEqual(
      found.map(({ bathrooms, squareFootage }) => [bathrooms, squareFootage]),
      [
        [1.5, 1025],
        [2.5, 800],
      ],
    )
  })

  it('with two readings are errors of their line, with both readings', async () => {
    const draft = await send('units', sheet(['703;1;389.000;800']))
    const { counts, rows } = await check(draft.id, draft.columns)
    assert.equal(counts.wrong, 1)
    assert.deepEqual(rows[0]?.problems, [
      { field: 'Purchase price', message: '389.000 can mean 389 or 389,000. Write 389 or 389000.' },
    ])
  })
})
