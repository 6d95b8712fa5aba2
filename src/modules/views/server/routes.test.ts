import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { undo } from '#undo/contract.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { views } from '../contract.ts'
import { savedViews } from './table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())
beforeEach(() => app.db.delete(savedViews))

type Role = 'admin' | 'staff'
const leaks = { list: 'maintenance', name: 'Leaks', parameters: { category: 'plumbing', due: 'late' } } as const
const save = async (role: Role, more: object = {}) =>
  (await app.as(role).requestOk(views.save, { body: { ...leaks, isShared: false, ...more } })).body
const namesFor = async (role: Role, list = 'maintenance') =>
  (await app.as(role).requestOk(views.ofList, { params: { list } })).body.views.map(({ name }) => name)

describe('saved views', () => {
  it('are listed to their author, and to the office when shared, the own ones first', async () => {
    await save('staff')
    await save('staff', { name: 'Water damage', isShared: true })
    await save('admin', { name: 'Zinc roof' })
    await save('admin', { name: 'Empty homes', list: 'units', parameters: { status: 'Vacant' } })
    assert.deepEqual(await namesFor('staff'), ['Leaks', 'Water damage'])
    assert.deepEqual(await namesFor('admin'), ['Zinc roof', 'Water damage'])
    assert.deepEqual(await namesFor('staff', 'units'), [])
    assert.equal((await app.as('staff').request(views.ofList, { params: { list: 'payments' } })).status, 404)
  })

  it('keep filters, order and columns as they were sent', async () => {
    const parameters = { search: 'tap, sink & drain', order: 'newest', fields: 'place,status' }
    const view = await save('staff', { parameters })
    assert.deepEqual(view.parameters, parameters)
    assert.deepEqual([view.isOwn, view.canChange, view.isShared], [true, true, false])
  })

  it('are rejected with a filter that the list lacks, a name in use, and above fifty', async () => {
    const unknown = await app.as('staff').request(views.save, { body: { ...leaks, parameters: { lease: 'ending' } } })
    assert.deepEqual([unknown.status, unknown.body.field], [400, 'parameters'])
    await save('staff')
    const taken = await app.as('staff').request(views.save, { body: { ...leaks, name: ' LEAKS ' } })
    assert.deepEqual([taken.status, taken.body.field], [409, 'name'])
    await save('admin')
    for (let n = 2; n <= 50; n += 1) await save('staff', { name: `View ${n}` })
    assert.equal((await app.as('staff').request(views.save, { body: { ...leaks, name: 'One more' } })).status, 409)
  })

  it('are changed by their author, and by an administrator when shared', async () => {
    const [own, shared] = [await save('staff'), await save('admin', { name: 'Shared', isShared: true })]
    const change = (role: Role, view: { id: string; version: number }, body: object) =>
      app
        .as(role)
        .request(views.change, { params: { id: view.id }, body, headers: { 'if-match': `"${view.version}"` } })
    assert.equal((await change('admin', own, { name: 'Mine' })).status, 404)
    assert.equal((await change('staff', shared, { name: 'Mine' })).status, 403)
    const { body } = await app.as('staff').requestOk(views.change, {
      params: { id: own.id },
      body: { name: 'Late leaks', parameters: { due: 'late' }, isShared: true },
      headers: { 'if-match': `"${own.version}"` },
    })
    assert.deepEqual([body.name, body.parameters, body.version], ['Late leaks', { due: 'late' }, 2])
    assert.equal((await change('staff', own, { name: 'Again' })).status, 412)
    const byAdministrator = await change('admin', body, { isShared: false })
    assert.equal(byAdministrator.status, 200)
    // It is private to its author again.
    assert.deepEqual([await namesFor('admin'), await namesFor('staff')], [['Shared'], ['Late leaks', 'Shared']])
  })

  it('are deleted, and brought back whole by undo', async () => {
    const view = await save('staff', { isShared: true })
    const operation = newId()
    await app.as('staff').requestOk(views.remove, { params: { id: view.id }, query: { operation } })
    assert.deepEqual(await namesFor('staff'), [])
    const { body } = await app.as('staff').requestOk(undo.undo, { params: { id: operation } })
    assert.deepEqual(body.records, [{ recordType: 'views', recordId: view.id, outcome: 'undone' }])
    const [restored] = (await app.as('admin').requestOk(views.ofList, { params: { list: 'maintenance' } })).body.views
    assert.deepEqual([restored?.name, restored?.parameters, restored?.version], ['Leaks', leaks.parameters, 2])
    assert.equal((await app.as('admin').request(views.remove, { params: { id: newId() }, query: {} })).status, 404)
  })

  it('write one audit entry for each change', async () => {
    const view = await save('staff')
    const change = (body: object) => app.as('staff').requestOk(views.change, { params: { id: view.id }, body })
    await change({ name: 'Late leaks' })
    await change({ isShared: true })
    await change({ isShared: false })
    await app.as('staff').requestOk(views.remove, { params: { id: view.id }, query: {} })
    const { rows } = await app.db.execute<{ action: string }>(
      sql`select action from audit_log where record_id = ${view.id} order by at, id`,
    )
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['saved', 'changed', 'shared', 'stopped sharing', 'deleted'],
    )
  })
})

describe('the columns of a list', () => {
  it('are those that each person chose, until they take the usual ones again', async () => {
    const columnsOf = async (role: Role) =>
      (await app.as(role).requestOk(views.ofList, { params: { list: 'tenants' } })).body.columns
    const choose = (columns: string[] | null) =>
      app.as('staff').requestOk(views.chooseColumns, { params: { list: 'tenants' }, body: { columns } })
    assert.equal(await columnsOf('staff'), null)
    await choose(['units', 'pets'])
    await choose(['pets'])
    assert.deepEqual([await columnsOf('staff'), await columnsOf('admin')], [['pets'], null])
    await choose(null)
    assert.equal(await columnsOf('staff'), null)
  })
})
