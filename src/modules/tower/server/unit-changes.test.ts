import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { units as unitRows } from '#units/server/table.ts'
import { newUnitDefaults } from '#units/choices.ts'
import { units } from '#units/contract.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { tower } from '../contract.ts'
import { createUnitCalls } from '../../../../tests/support/calls/unit-calls.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>

before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
})
after(() => app.close())
const change = async (id: string, body: object) =>
  (await app.as('staff').requestOk(tower.changeUnit, { params: { id }, body })).body
const auditOf = async (id: string) =>
  (
    await app.db.execute<{ action: string; by: string; before: object; after: object }>(
      sql`select action, by, before, after from audit_log where record_id = ${id} order by id`,
    )
  ).rows

const { number, create, all } = createUnitCalls(() => app)

describe('a new unit', () => {
  it('gets default values; the category also depends on the floor', async () => {
    const unit = await create()
    const { unitNumber: _, floor: __, ...defaults } = newUnitDefaults
    assert.partialDeepStrictEqual(unit, { ...defaults, version: 1, tenants: [], isOccupied: false, amenities: [] })
    const shop = await create({ floor: 2 })
    assert.deepEqual([shop.category, shop.bedrooms], ['Commercial', null])
    assert.equal((await create({ floor: 2, unitType: 'Residential' })).category, 'Residential')
  })

  it('accepts other spellings, comma-separated lists, numbers as text, and blank values', async () => {
    const unit = await create({
      status: 'for-sale',
      hvacType: 'heat pump',
      lockType: 'KEYPAD',
      amenities: 'fireplace, Bay Windows,, fireplace',
      keyNumbers: ' K-1 , K-2',
      bathrooms: '2.5',
      monthlyMaintenance: '701.50',
      ownerName: '  ',
    })
    assert.partialDeepStrictEqual(unit, {
      status: 'For Sale',
      hvacType: 'Heat Pump',
      lockType: 'Keypad',
      amenities: ['Fireplace', 'Bay Windows'],
      keyNumbers: ['K-1', 'K-2'],
      bathrooms: 2.5,
      monthlyMaintenance: 701.5,
      ownerName: null,
    })
    const [row] = await app.db.select().from(unitRows).where(eq(unitRows.id, unit.id))
    assert.equal(row?.monthlyMaintenanceCents, 70_150)
  })

  it('requires a unique number', async () => {
    const { unitNumber } = await create()
    const response = await app
      .as('admin')
      .request(tower.createUnit, { body: { unitNumber: ` ${unitNumber} `, floor: 7 } })
    assert.deepEqual([response.status, response.body.field], [409, 'unitNumber'])
    const two = { unitNumber: number(), floor: 7 }
    const responses = await Promise.all([1, 2, 3].map(() => app.as('admin').request(tower.createUnit, { body: two })))
    assert.deepEqual(
      responses.map(({ status }) => status).sort((a, b) => a - b),
      [201, 409, 409],
    )
  })

  it('is created once for one Idempotency-Key', async () => {
    const body = { unitNumber: number(), floor: 7 }
    const headers = { 'idempotency-key': 'once' }
    const [one, two] = await Promise.all(
      [1, 2].map(() => app.as('admin').requestOk(tower.createUnit, { body, headers })),
    )
    assert.equal(one?.body.id, two?.body.id)
  })

  for (const [field, value] of [
    ['unitNumber', ' '],
    ['unitNumber', undefined],
    ['unitNumber', 'x'.repeat(21)],
    ['unitNumber', '7\u00851'],
    ['floor', 1.5],
    ['floor', 'top'],
    ['category', 'Industrial'],
    ['status', 'Sold'],
    ['squareFootage', 0],
    ['bedrooms', -1],
    ['bathrooms', 1.3],
    ['balcony', 'Perhaps'],
    ['balconyCount', 0],
    ['alarmSystem', 'Loud'],
    ['hvacType', 'Fan'],
    ['lockType', 'Rope'],
    ['keypadCode', '1234567'],
    ['amenities.0', ['Moat']],
    ['applianceList.0', ['Toaster']],
    ['fireSafetyDevices.0', ['Bucket']],
    ['accessibilityFeatures.0', ['Slide']],
    ['keyNumbers', 7],
    ['monthlyMaintenance', -1],
    ['purchasePrice', 0.001],
    ['currentValue', 'much'],
    ['notes', 'x'.repeat(10_001)],
  ] as const)
    it(`names ${field} when it is wrong (${JSON.stringify(value)?.slice(0, 20)})`, async () => {
      const body = { unitNumber: number(), floor: 7, [field.split('.')[0] ?? '']: value }
      const response = await app.as('admin').request(tower.createUnit, { body })
      assert.deepEqual([response.status, response.body.field], [400, field])
    })
})

describe('changing a unit', () => {
  it('leaves absent fields unchanged, increments the version, and writes old and new values to the audit log', async () => {
    const unit = await create({ amenities: ['Fireplace'] })
    const changed = await change(unit.id, { bedrooms: 3, isOccupied: true, version: 40, id: home.unit.id })
    assert.deepEqual(changed, { ...unit, bedrooms: 3, version: 2, updatedAt: changed.updatedAt })
    const lines = await auditOf(unit.id)
    assert.deepEqual(
      lines.map(({ action }) => action),
      ['created', 'changed'],
    )
    assert.deepEqual(lines[1], {
      action: 'changed',
      by: app.people.staff.id,
      before: { bedrooms: 1 },
      after: { bedrooms: 3 },
    })
  })

  it('does nothing when no value differs', async () => {
    const unit = await create({ keyNumbers: ['K-1'], purchasePrice: 10 })
    assert.deepEqual(await change(unit.id, { keyNumbers: 'K-1', purchasePrice: 10, status: 'vacant' }), unit)
  })

  it('rejects the second of two editors with the current record', async () => {
    const { id } = await create()
    const headers = { 'if-match': '"1"' }
    const edits = await Promise.all(
      ['Ada', 'Ben'].map((ownerName) =>
        app.as('admin').request(tower.changeUnit, { params: { id }, body: { ownerName }, headers }),
      ),
    )
    assert.deepEqual(
      edits.map(({ status }) => status).sort((a, b) => a - b),
      [200, 412],
    )
    const present = edits.find(({ status }) => status === 412)?.body.present
    assert.deepEqual(present, (await app.as('admin').requestOk(tower.unit, { params: { id } })).body)
  })

  it('rejects a number that is in use', async () => {
    const [one, two] = [await create(), await create()]
    const body = { unitNumber: two.unitNumber }
    const response = await app.as('admin').request(tower.changeUnit, { params: { id: one.id }, body })
    assert.deepEqual([response.status, response.body.field], [409, 'unitNumber'])
  })
})

describe('the keypad code', () => {
  it('is encrypted, never in a list, and revealed one at a time with an audit entry', async () => {
    const unit = await create({ lockType: 'Keypad', keypadCode: '482913' })
    const params = { id: unit.id }
    assert.equal(unit.hasKeypadCode, true)
    const { rows } = await app.db.execute<{ row: string }>(
      sql`select row_to_json(u)::text as row from units u where id = ${unit.id}
        union all select row_to_json(a)::text from audit_log a`,
    )
    assert.ok(!rows.some(({ row }) => row.includes('482913')))
    assert.ok(!JSON.stringify(await all()).includes('482913'))
    const { body } = await app.as('staff').requestOk(units.revealKeypadCode, { params })
    assert.deepEqual(body, { keypadCode: '482913' })
    assert.equal((await auditOf(unit.id)).at(-1)?.action, 'saw the keypad code')
  })

  it('is unchanged when it is sent masked or not at all, and removed when it is sent empty', async () => {
    const { id } = await create({ lockType: 'Keypad', keypadCode: '482913' })
    const reveal = () => app.as('admin').request(units.revealKeypadCode, { params: { id } })
    await change(id, { keypadCode: '••••••', ownerName: 'Ada' })
    await change(id, { ownerName: 'Ben' })
    assert.equal((await reveal()).status, 200)
    await change(id, { keypadCode: '918273' })
    const { before, after } = (await auditOf(id)).at(-1) ?? {}
    assert.deepEqual([before, after], [{ keypadCode: 'set' }, { keypadCode: 'changed' }])
    assert.equal((await change(id, { keypadCode: '' })).hasKeypadCode, false)
    assert.equal((await reveal()).status, 404)
  })
})
