import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { units as unitRows } from '#units/server/table.ts'
import { newUnitDefaults, units } from '#units/contract.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { tower, Unit } from '../contract.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
let made = 0
const number = () => `7${String((made += 1)).padStart(3, '0')}`

before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const create = async (body: object = {}) =>
  (await app.as('staff').requestOk(tower.createUnit, { body: { unitNumber: number(), floor: 7, ...body } })).body
const change = async (id: string, body: object) =>
  (await app.as('staff').requestOk(tower.changeUnit, { params: { id }, body })).body
const all = async () => (await app.as('admin').requestOk(tower.units)).body
const auditOf = async (id: string) =>
  (
    await app.db.execute<{ action: string; by: string; before: object; after: object }>(
      sql`select action, by, before, after from audit_log where record_id = ${id} order by id`,
    )
  ).rows

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
    const answers = await Promise.all([1, 2, 3].map(() => app.as('admin').request(tower.createUnit, { body: two })))
    assert.deepEqual(
      answers.map(({ status }) => status).sort((a, b) => a - b),
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
    assert.equal((await change(id, { keypadCode: '' })).hasKeypadCode, false)
    assert.equal((await reveal()).status, 404)
  })
})

describe('the list of all units', () => {
  it('matches the contract, and each unit equals the one returned by its id', async () => {
    await create({ amenities: ['Fireplace'], currentValue: 812_345.67, bathrooms: 1.5, notes: 'Ärger "hier"\n' })
    const list = await all()
    for (const unit of list) {
      assert.deepEqual(Unit.strict().parse(unit), unit)
      assert.deepEqual((await app.as('admin').requestOk(tower.unit, { params: { id: unit.id } })).body, unit)
    }
  })

  it('includes residents and open requests', async () => {
    await app.as('tenant').send({
      method: 'POST',
      url: '/api/tenant/maintenance-requests',
      body: { title: 'Tap drips', description: 'Since Sunday.' },
    })
    const unit = (await all()).find(({ id }) => id === home.unit.id)
    assert.partialDeepStrictEqual(unit, { isOccupied: true, hasMaintenanceIssue: true, openRequests: 1 })
    assert.equal(unit?.tenant?.user.email, app.people.tenant.email)
    assert.equal(unit?.tenants.length, 1)
  })

  it('is identical until something changes, and 304 with the matching ETag', async () => {
    const list = () => app.as('admin').requestOk(tower.units)
    const { etag } = (await list()).headers
    const again = await app.as('admin').request(tower.units, { headers: { 'if-none-match': `W/${String(etag)}, "x"` } })
    assert.deepEqual([again.status, again.body, again.headers.etag], [304, '', etag])
    const { id } = await create()
    const response = await app.as('admin').requestOk(tower.units, { headers: { 'if-none-match': String(etag) } })
    assert.ok(response.body.some((unit) => unit.id === id))
    assert.equal(Number(response.headers['x-total-count']), response.body.length)
  })

  it('includes changes made by another process', async () => {
    await all()
    await app.db.transaction(async (tx) => {
      await tx.update(assignments).set({ endedAt: new Date() }).where(eq(assignments.id, home.assignmentId))
      await notifyChanged(tx, { topic: 'occupancy' })
    })
    for (let tries = 0; tries < 100; tries += 1) {
      const unit = (await all()).find(({ id }) => id === home.unit.id)
      if (unit?.isOccupied === false) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    assert.fail('The list was not updated')
  })

  it("includes each caller's own write immediately under concurrency", async () => {
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { id } = await create()
        assert.ok((await all()).some((unit) => unit.id === id))
      }),
    )
  })

  it('filters, and pages by cursor in both directions', async () => {
    const shop = await create({ floor: 1, unitNumber: 'C-101', status: 'Reserved' })
    const list = async (query: Record<string, string>) => (await app.as('admin').requestOk(tower.units, { query })).body
    assert.deepEqual(
      (await list({ area: 'commercial', floor: '1', status: 'reserved' })).map(({ id }) => id),
      [shop.id],
    )
    assert.deepEqual(
      (await list({ search: 'c-101' })).map(({ id }) => id),
      [shop.id],
    )
    assert.ok((await list({ status: 'Vacant', bedrooms: '1' })).every(({ isOccupied }) => !isOccupied))
    const allIds = (await all()).map(({ id }) => id)
    for (const [sort, expected] of [
      ['unit', allIds],
      ['-unit', allIds.toReversed()],
    ] as const) {
      const ids: string[] = []
      let url: string | undefined = `/api/admin/units?limit=4&sort=${sort}`
      while (url) {
        const response = await app.as('admin').send({ method: 'GET', url })
        ids.push(...response.body.map(({ id }: { id: string }) => id))
        url = /<([^>]+)>/.exec(String(response.headers['link'] ?? ''))?.[1]
      }
      assert.deepEqual(ids, expected)
    }
    const wrong: Record<string, string>[] = [
      { limit: '0' },
      { limit: '1001' },
      { cursor: 'x' },
      { sort: 'x' },
      { floor: 'x' },
    ]
    for (const query of wrong)
      assert.equal((await app.as('admin').request(tower.units, { query })).status, 400, JSON.stringify(query))
  })
})
