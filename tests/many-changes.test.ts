import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { and, eq, sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { userList } from '#accounts/export-contract.ts'
import { assets } from '#assets/contract.ts'
import { manyAssets } from '#assets/many-contract.ts'
import { calendar } from '#calendar/contract.ts'
import { manyEvents } from '#calendar/many-contract.ts'
import { vendorList } from '#maintenance/vendors/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { resources } from '#resources/contract.ts'
import { manyResources } from '#resources/many-contract.ts'
import { settings } from '#settings/contract.ts'
import { tower } from '#tower/contract.ts'
import { manyUnits } from '#tower/many-contract.ts'
import { undo } from '#undo/contract.ts'
import type { ManyResult } from '#undo/many.ts'
import { units } from '#units/server/table.ts'
import { views } from '#views/contract.ts'
import { addHome, addUnit } from './support/people/household.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

type Row = { id: string; version: number }
type Body = { operation: string; records: Row[] }
type List = {
  list: string
  recordType: string
  add: () => Promise<Row>
  change: (body: Body) => Promise<ManyResult>
  /** Whether the change has been made. */
  isChanged: (id: string) => Promise<boolean>
}

const admin = () => app.as('admin')
let count = 0
const stall = async () =>
  (await admin().requestOk(assets.add, { body: { kind: 'stall', number: `Q${(count += 1)}` } })).body
const unitRow = async (values: object = {}) => {
  const { id } = await addUnit(app.db, values)
  return (await admin().requestOk(tower.unit, { params: { id } })).body
}

const lists: List[] = [
  {
    list: 'resources',
    recordType: 'resources',
    add: async () =>
      (await admin().requestOk(resources.add, { body: { kind: 'text', title: 'Bicycles', body: 'In the cellar.' } }))
        .body,
    change: async (body) =>
      (await app.as('staff').requestOk(manyResources.change, { body: { ...body, action: 'archive' } })).body,
    isChanged: async (id) => (await admin().requestOk(resources.find, { params: { id } })).body.archivedAt !== null,
  },
  {
    list: 'assets',
    recordType: 'assets',
    add: stall,
    change: async (body) =>
      (await app.as('staff').requestOk(manyAssets.change, { body: { ...body, status: 'out_of_service' } })).body,
    isChanged: async (id) =>
      (await admin().requestOk(assets.find, { params: { id } })).body.status === 'out_of_service',
  },
  {
    list: 'events',
    recordType: 'calendar',
    add: async () =>
      (
        await admin().requestOk(calendar.add, {
          body: { title: 'Fire drill', type: 'safety', startsAt: '2031-02-01T00:00:00Z' },
        })
      ).body,
    change: async (body) =>
      (await app.as('staff').requestOk(manyEvents.change, { body: { ...body, action: 'cancel' } })).body,
    isChanged: async (id) => (await admin().requestOk(calendar.find, { params: { id } })).body.cancelledAt !== null,
  },
  {
    list: 'units',
    recordType: 'units',
    add: unitRow,
    change: async (body) =>
      (await app.as('staff').requestOk(manyUnits.change, { body: { ...body, status: 'Under Renovation' } })).body,
    isChanged: async (id) =>
      (await admin().requestOk(tower.unit, { params: { id } })).body.status === 'Under Renovation',
  },
  {
    list: 'users',
    recordType: 'accounts',
    add: async () => {
      const { id } = await app.addPerson('staff')
      return (await listUsers()).find((user) => user.id === id)!
    },
    change: async (body) => (await admin().requestOk(userList.change, { body: { ...body, isActive: false } })).body,
    isChanged: async (id) => (await listUsers()).find((user) => user.id === id)?.status === 'Suspended',
  },
]
const listUsers = async () => (await admin().requestOk(accounts.users)).body

const outcomes = ({ results }: ManyResult) => new Map(results.map(({ id, outcome }) => [id, outcome]))
const auditOf = async ({ recordType }: List, id: string) => {
  const { rows } = await app.db.execute<{ action: string }>(
    sql`select action from audit_log where record_type = ${recordType} and record_id = ${id} order by at, id`,
  )
  return rows.map(({ action }) => action)
}
const press = async (by: 'staff' | 'admin', operation: string) =>
  (await app.as(by).requestOk(undo.undo, { params: { id: operation } })).body

for (const one of lists)
  describe(`many ${one.list}`, () => {
    it('are changed with an entry of the audit log each, once for an operation, and undone together', async () => {
      const [first, second] = [await one.add(), await one.add()]
      const before = await auditOf(one, first.id)
      const body = { operation: newId(), records: [first, second].map(({ id, version }) => ({ id, version })) }
      assert.deepEqual([...outcomes(await one.change(body)).values()], ['changed', 'changed'])
      for (const { id } of [first, second]) assert.equal(await one.isChanged(id), true)
      const written = await auditOf(one, first.id)
      assert.equal(written.length, before.length + 1)
      // The answer was lost: the same press again.
      await one.change(body)
      assert.deepEqual(await auditOf(one, first.id), written)

      const undone = await press(one.list === 'users' ? 'admin' : 'staff', body.operation)
      assert.deepEqual(
        undone.records.map(({ outcome }) => outcome),
        ['undone', 'undone'],
      )
      for (const { id } of [first, second]) assert.equal(await one.isChanged(id), false)
      assert.equal((await auditOf(one, second.id)).at(-1), 'undid a change')
    })

    it('leave out what has another version or the state already, and say so', async () => {
      const [stale, there] = [await one.add(), await one.add()]
      await one.change({ operation: newId(), records: [there] })
      const records = [
        { id: stale.id, version: stale.version + 7 },
        { id: there.id, version: there.version + 1 },
      ]
      const found = outcomes(await one.change({ operation: newId(), records }))
      assert.deepEqual([found.get(stale.id), found.get(there.id)], ['stale', 'unchanged'])
      assert.equal(await one.isChanged(stale.id), false)
    })

    it('are exported as CSV by administrators, only those that were chosen', async () => {
      const [first, , third] = [await one.add(), await one.add(), await one.add()]
      const call = { params: { list: one.list }, body: { ids: [first.id, third.id] } }
      const { body } = await admin().requestOk(views.exportChosen, call)
      assert.equal(body.trim().split('\r\n').length, 3)
      assert.equal((await app.as('staff').request(views.exportChosen, call)).status, 403)
    })
  })

describe('many records', () => {
  it('of which one cannot be changed leave that one as it is, with its reason', async () => {
    const own = (await listUsers()).find(({ id }) => id === app.people.admin.id)!
    const other = await lists.find(({ list }) => list === 'users')!.add()
    const { body } = await admin().requestOk(userList.change, {
      body: { operation: newId(), records: [own, other].map(({ id, version }) => ({ id, version })), isActive: false },
    })
    assert.deepEqual([outcomes(body).get(own.id), outcomes(body).get(other.id)], ['rejected', 'changed'])
    assert.ok(body.results.find(({ id }) => id === own.id)?.reason)

    const [free, forSale] = [await unitRow(), await unitRow({ status: 'for_sale' })]
    const statuses = await app.as('staff').requestOk(manyUnits.change, {
      body: { operation: newId(), records: [free, forSale], status: 'Vacant' },
    })
    assert.equal(outcomes(statuses.body).get(forSale.id), 'rejected')
    const [unchanged] = await app.db
      .select({ id: units.id })
      .from(units)
      .where(and(eq(units.id, forSale.id), eq(units.version, forSale.version)))
    assert.ok(unchanged)
  })

  it('of keys leave those that a resident has', async () => {
    const { residentId: tenantId } = await addHome(app.db, await app.addPerson('tenant'))
    const add = async (number: string) => (await admin().requestOk(assets.add, { body: { kind: 'key', number } })).body
    const [spare, { id }] = [await add('KX-1'), await add('KX-2')]
    const { body: issued } = await admin().requestOk(assets.assign, { params: { id }, body: { tenantId } })
    const { body } = await admin().requestOk(manyAssets.change, {
      body: { operation: newId(), records: [spare, issued], status: 'deactivated' },
    })
    assert.deepEqual([outcomes(body).get(spare.id), outcomes(body).get(id)], ['changed', 'rejected'])
  })

  it('of the vendors are one change of the settings, which their history undoes, with an entry of the audit log each', async () => {
    const add = async (name: string) =>
      (await admin().requestOk(vendorList.add, { body: { name, trade: 'plumbing' } })).body
    const records = [await add('North Pipes'), await add('South Pipes')]
    const { body } = await admin().requestOk(vendorList.changeMany, { body: { records, retired: true } })
    assert.deepEqual([...outcomes(body).values()], ['changed', 'changed'])
    const entriesOf = async (vendors: readonly { id: string }[]) => {
      const { rows } = await app.db.execute<{ action: string; ids: string[] }>(
        sql`select action, array(select jsonb_object_keys(before || after)) as ids from audit_log
          where record_type = 'vendors' and before <> '{}' order by at, id`,
      )
      return vendors.map(({ id }) =>
        rows.flatMap(({ action, ids }) => (ids.length === 1 && ids[0] === id ? [action] : [])),
      )
    }
    const retired = async () =>
      (await admin().requestOk(vendorList.list)).body
        .filter(({ id }) => records.some((record) => record.id === id))
        .map((vendor) => vendor.retired)
    assert.deepEqual(await retired(), [true, true])
    assert.deepEqual(await entriesOf(records), [['changed'], ['changed']])
    const again = await admin().requestOk(vendorList.changeMany, { body: { records, retired: true } })
    assert.deepEqual([...outcomes(again.body).values()], ['unchanged', 'unchanged'])
    const { body: changes } = await admin().requestOk(settings.changes, { query: { area: 'vendors', limit: '1' } })
    await admin().requestOk(settings.undo, { params: { id: changes[0]?.id ?? '' } })
    assert.deepEqual(await retired(), [false, false])
    const undone = ['changed', 'took back a change of']
    assert.deepEqual(await entriesOf(records), [undone, undone])
  })

  it('are exported with the chosen columns, and an unknown list or column is named', async () => {
    const { id, kind } = await stall()
    const send = (list: string, columns: string) =>
      admin().request(views.exportChosen, { params: { list }, body: { ids: [id], columns } })
    assert.equal(kind, 'stall')
    assert.match(JSON.stringify((await send('assets', 'state')).body), /Kind,Number,State/)
    const unknown = await send('assets', 'price')
    assert.deepEqual([unknown.status, (unknown.body as { field?: string }).field], [400, 'columns'])
    assert.equal((await send('payments', 'state')).status, 404)
  })
})
