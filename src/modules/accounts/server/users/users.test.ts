import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { aRequest } from '#demo/examples.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { occupancy } from '#occupancy/contract.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { newId } from '#platform/server/database/ids.ts'
import { undo } from '#undo/contract.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { accounts } from '../../contract.ts'
import { users } from '../table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

let added = 0
const newUser = (more: object = {}) => {
  added += 1
  return {
    firstName: 'Ada',
    lastName: 'Okafor',
    email: `ada${added}@tower.example`,
    password: 'a quiet river bends',
    ...more,
  }
}
const add = async (more: object = {}) =>
  (await app.as('admin').requestOk(accounts.addUser, { body: newUser(more) })).body
const edit = (id: string, body: object, headers: Record<string, string> = {}) =>
  app.as('admin').request(accounts.editUser, { params: { id }, body, headers })
const remove = (id: string, as = app.as('admin')) => as.request(accounts.removeUser, { params: { id } })
const listAll = async () => (await app.as('staff').requestOk(accounts.users)).body

describe('a new account without a password', () => {
  it('is invited by e-mail, and cannot sign in until the password is set', async () => {
    const body = { ...newUser(), password: undefined, sendInvitation: true }
    const { body: added } = await app.as('admin').requestOk(accounts.addUser, { body })
    assert.deepEqual([added.status, added.isActive], ['Invited', false])
    const rows = await app.db
      .select({ to: mailOutbox.toAddress })
      .from(mailOutbox)
      .where(eq(mailOutbox.aboutId, added.id))
    assert.deepEqual(rows, [{ to: body.email }])
  })
  it('is rejected when nobody is to be invited', async () => {
    const { status, body } = await app.as('admin').request(accounts.addUser, { body: newUser({ password: undefined }) })
    assert.deepEqual([status, body.field], [400, 'password'])
  })
})

describe('the accounts of the office', () => {
  it('are created by administrators, staff by default, and can sign in', async () => {
    const user = await add()
    assert.deepEqual([user.role, user.isActive], ['staff', true])
    assert.equal(JSON.stringify(await listAll()).includes('argon2'), false)
    const signedIn = await app
      .asAnonymous()
      .request(accounts.signIn, { body: { email: user.email, password: 'a quiet river bends' } })
    assert.equal(signedIn.status, 200)
    for (const role of ['staff', 'admin'])
      assert.equal((await app.as('staff').request(accounts.addUser, { body: newUser({ role }) })).status, 403)
  })

  it('name the field of each mistake', async () => {
    for (const field of ['firstName', 'lastName', 'email', 'password'])
      for (const value of ['', undefined]) {
        const response = await app.as('admin').request(accounts.addUser, { body: newUser({ [field]: value }) })
        assert.deepEqual(
          [response.status, response.body.field, response.body.message],
          [400, field, 'Please fill in all required fields'],
        )
      }
    for (const [field, value] of [
      ['role', 'household'],
      ['email', 'nobody'],
      ['password', 'password1'],
      ['phone', '12'],
    ] as const)
      assert.equal(
        (await app.as('admin').request(accounts.addUser, { body: newUser({ [field]: value }) })).body.field,
        field,
      )
    const { email } = await add()
    const taken = await app.as('admin').request(accounts.addUser, { body: newUser({ email: email.toUpperCase() }) })
    assert.deepEqual([taken.status, taken.body.field], [409, 'email'])
  })

  it('can be a maintenance account, which staff cannot create, and which can get another role', async () => {
    const user = await add({ role: 'maintenance' })
    assert.equal(user.role, 'maintenance')
    assert.equal((await listAll()).find(({ id }) => id === user.id)?.role, 'maintenance')
    const { body: assignees } = await app.as('staff').requestOk(accounts.assignees)
    assert.ok(assignees.some(({ id }) => id === user.id))
    const byStaff = await app.as('staff').request(accounts.addUser, { body: newUser({ role: 'maintenance' }) })
    assert.equal(byStaff.status, 403)
    const body = { firstName: 'Ada', lastName: 'Okafor', email: user.email }
    for (const [changed, role] of [
      [{ phone: '4165550142' }, 'maintenance'],
      [{ role: 'staff' }, 'staff'],
      [{ role: 'maintenance' }, 'maintenance'],
    ] as const)
      assert.partialDeepStrictEqual(await edit(user.id, { ...body, ...changed }), { status: 200, body: { role } })
    const tenant = await edit(user.id, { ...body, role: 'tenant' })
    assert.deepEqual([tenant.status, tenant.body.field], [400, 'role'])
  })

  it('are edited by administrators, one editor at a time', async () => {
    const user = await add()
    const body = { firstName: 'Bea', lastName: 'Okafor', email: user.email, role: 'admin' }
    const ifMatch = { 'if-match': `"${user.version}"` }
    const response = await Promise.all([
      edit(user.id, body, ifMatch),
      edit(user.id, { ...body, firstName: 'Cleo' }, ifMatch),
    ])
    assert.deepEqual(
      response.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 412],
    )
    const rejected = response.find(({ status }) => status === 412)
    assert.partialDeepStrictEqual(rejected?.body.present, { role: 'admin' })
    assert.equal((await app.as('staff').request(accounts.editUser, { params: { id: user.id }, body })).status, 403)
    const both = await add()
    assert.equal((await edit(both.id, { ...body, email: user.email })).body.field, 'email')
    assert.equal((await edit(app.people.tenant.id, body)).body.code, 'resident_account')
  })

  it('cannot change their own role or remove the last administrator', async () => {
    const me = app.people.admin
    const own = { firstName: 'A', lastName: 'B', email: me.email }
    assert.equal((await edit(me.id, { ...own, role: 'staff' })).status, 409)
    assert.equal((await edit(me.id, { ...own, isActive: false })).status, 409)
    assert.equal((await remove(me.id)).status, 409)
    assert.equal((await edit(me.id, { ...own, role: 'admin' })).status, 200)
  })

  it('always include an administrator, even when two delete each other at the same time', async () => {
    await app.db.update(users).set({ role: 'staff' }).where(eq(users.role, 'admin'))
    const [first, second] = [await app.addPerson('admin'), await app.addPerson('admin')]
    const response = await Promise.all([
      remove(second.id, app.withCookie(first.cookie)),
      remove(first.id, app.withCookie(second.cookie)),
    ])
    assert.equal(response.filter(({ status }) => status === 200).length, 1, JSON.stringify(response.map((h) => h.body)))
    assert.equal(
      (await app.db.select().from(users).where(eq(users.role, 'admin'))).filter((u) => u.deletedAt === null).length,
      1,
    )
    await app.db.update(users).set({ role: 'admin' }).where(eq(users.id, app.people.admin.id))
  })
})

describe('undoing a change of an account', () => {
  const change = async (id: string, body: object) => {
    const operation = newId()
    await app.as('admin').requestOk(accounts.editUser, { params: { id }, query: { operation }, body })
    return operation
  }
  const press = (operation: string) => app.as('admin').request(undo.undo, { params: { id: operation } })

  it('puts the role back', async () => {
    const { id, firstName, lastName, email } = await app.addPerson('staff')
    const operation = await change(id, { firstName, lastName, email, role: 'admin' })
    assert.equal((await listAll()).find((one) => one.id === id)?.role, 'admin')
    assert.equal((await press(operation)).status, 200)
    assert.equal((await listAll()).find((one) => one.id === id)?.role, 'staff')
  })

  it('is not possible after a change of the address, whose e-mails are sent at once', async () => {
    const { id, firstName, lastName } = await app.addPerson('staff')
    assert.equal((await press(await change(id, { firstName, lastName, email: 'moved@tower.example' }))).status, 404)
  })
})

describe('deleting an account', () => {
  it('signs out, frees the e-mail, keeps the name on what was written, and unassigns requests', async () => {
    const worker = await app.addPerson('staff', { firstName: 'Noor' })
    const current = aRequest({ reportedBy: app.people.admin.id, assignedTo: worker.id, status: 'assigned' })
    await app.db.insert(requests).values(current)
    const own = app.withCookie(worker.cookie)
    await own.requestOk(maintenance.addNote, { params: { id: current.id }, body: { note: 'On my way' } })
    assert.deepEqual((await remove(worker.id)).status, 200)
    assert.equal((await own.request(accounts.me)).status, 401)
    const ifMatch = (await app.as('admin').requestOk(maintenance.find, { params: { id: current.id } })).body
    assert.deepEqual([ifMatch.assignedTo, ifMatch.status], [null, 'pending'])
    const notes = (await app.as('admin').requestOk(maintenance.notes, { params: { id: current.id } })).body
    assert.equal(notes[0]?.createdBy.firstName, 'Noor')
    assert.equal(
      (await listAll()).some(({ id }) => id === worker.id),
      false,
    )
    assert.equal((await remove(worker.id)).status, 404)
    assert.equal((await add({ email: worker.email })).email, worker.email)
  })

  it('ends the home of a resident', async () => {
    const resident = await app.addPerson('tenant')
    const home = await addHome(app.db, resident)
    assert.equal((await remove(resident.id)).status, 200)
    assert.deepEqual((await app.as('staff').requestOk(occupancy.residents, { params: { id: home.unit.id } })).body, [])
    const [line] = (await app.as('staff').requestOk(occupancy.logs, { params: { id: home.unit.id } })).body
    assert.deepEqual([line?.action, line?.notes], ['removed', 'Account deleted'])
  })
})
