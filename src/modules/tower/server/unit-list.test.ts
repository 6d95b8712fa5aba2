import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { tower, Unit } from '../contract.ts'
import { createUnitCalls } from '../../../../tests/support/calls/unit-calls.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>

before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const { create, all } = createUnitCalls(() => app)

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
    const again = await app
      .as('admin')
      .request(tower.units, { headers: { 'if-none-match': `${String(etag).slice('W/'.length)}, "x"` } })
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
    for (let attempts = 0; attempts < 100; attempts += 1) {
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
