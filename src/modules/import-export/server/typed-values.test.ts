import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { residents } from '#residents/contract.ts'
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
    assert.deepEqual(
      checked.counts,
      { new: 2, changed: 0, same: 0, wrong: 0, skipped: 0 },
      JSON.stringify(checked.rows),
    )
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

describe('telephone numbers of an import', () => {
  const sheet = (lines: string[]) => ['Name;Email;Phone;Emergency phone', ...lines].join('\n')

  it('keep their country and extension', async () => {
    const lines = ['Ann Lee;ann@x.example;416.555.0134 x12;+49 30 5557 0142', 'Bo Lee;bo@x.example;1-416-555-0135;']
    const draft = await send('residents', sheet(lines))
    const checked = await check(draft.id, draft.columns)
    assert.deepEqual(
      checked.counts,
      { new: 2, changed: 0, same: 0, wrong: 0, skipped: 0 },
      JSON.stringify(checked.rows),
    )
    assert.equal((await apply(draft.id, checked)).status, 200)
    const { body } = await app.as('admin').requestOk(residents.list, { query: { sort: 'name', search: 'Lee' } })
    assert.deepEqual(
      body.map(({ phonePrimary, emergencyContactPhone, user }) => [phonePrimary, emergencyContactPhone, user.phone]),
      [
        ['4165550134 ext. 12', '+49 30 55570142', '4165550134 ext. 12'],
        ['4165550135', null, '4165550135'],
      ],
    )
    const again = await send('residents', sheet(lines))
    assert.equal((await check(again.id, again.columns)).counts.same, 2)
  })

  it('are errors of their line when no telephone can have them', async () => {
    const draft = await send('residents', sheet(['Cy Lee;cy@x.example;+33 1 23 45 67;']))
    const { rows } = await check(draft.id, draft.columns)
    assert.deepEqual(rows[0]?.problems, [
      { field: 'Phone', message: 'Enter the whole number with its country code, like +49 30 5557 0142' },
    ])
  })
})
