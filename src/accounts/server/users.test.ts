import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { aRequest } from '#examples.ts'
import { maintenance } from '#maintenance/contract.ts'
import { requests } from '#maintenance/server/table.ts'
import { occupancy } from '#occupancy/contract.ts'
import { addHome } from '../../../tests/support/household.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { accounts } from '../contract.ts'
import { users } from './table.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse()
})
after(() => house.close())

let made = 0
const filled = (more: object = {}) => {
  made += 1
  return {
    firstName: 'Ada',
    lastName: 'Okafor',
    email: `ada${made}@tower.example`,
    password: 'a quiet river bends',
    ...more,
  }
}
const add = async (more: object = {}) => (await house.as('admin').sends(accounts.addUser, { body: filled(more) })).body
const edit = (id: string, body: object, headers: Record<string, string> = {}) =>
  house.as('admin').tries(accounts.editUser, { params: { id }, body, headers })
const remove = (id: string, as = house.as('admin')) => as.tries(accounts.removeUser, { params: { id } })
const all = async () => (await house.as('staff').sends(accounts.users)).body

describe('the accounts of the office', () => {
  it('are made by administrators, staff by default, and can sign in', async () => {
    const user = await add()
    assert.deepEqual([user.role, user.isActive], ['staff', true])
    assert.equal(JSON.stringify(await all()).includes('argon2'), false)
    const signedIn = await house
      .asNobody()
      .tries(accounts.signIn, { body: { email: user.email, password: 'a quiet river bends' } })
    assert.equal(signedIn.status, 200)
    for (const role of ['staff', 'admin'])
      assert.equal((await house.as('staff').tries(accounts.addUser, { body: filled({ role }) })).status, 403)
  })

  it('name the field of each mistake', async () => {
    for (const field of ['firstName', 'lastName', 'email', 'password'])
      for (const value of ['', undefined]) {
        const heard = await house.as('admin').tries(accounts.addUser, { body: filled({ [field]: value }) })
        assert.deepEqual(
          [heard.status, heard.body.field, heard.body.message],
          [400, field, 'Please fill in all required fields'],
        )
      }
    for (const [field, value] of [
      ['role', 'maintenance'],
      ['email', 'nobody'],
      ['password', 'password1'],
      ['phone', '12'],
    ] as const)
      assert.equal(
        (await house.as('admin').tries(accounts.addUser, { body: filled({ [field]: value }) })).body.field,
        field,
      )
    const { email } = await add()
    const taken = await house.as('admin').tries(accounts.addUser, { body: filled({ email: email.toUpperCase() }) })
    assert.deepEqual([taken.status, taken.body.field], [409, 'email'])
  })

  it('are edited by administrators, one editor at a time', async () => {
    const user = await add()
    const body = { firstName: 'Bea', lastName: 'Okafor', email: user.email, role: 'admin' }
    const seen = { 'if-match': `"${user.version}"` }
    const heard = await Promise.all([edit(user.id, body, seen), edit(user.id, { ...body, firstName: 'Cleo' }, seen)])
    assert.deepEqual(
      heard.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 412],
    )
    const refused = heard.find(({ status }) => status === 412)
    assert.partialDeepStrictEqual(refused?.body.present, { role: 'admin' })
    assert.equal((await house.as('staff').tries(accounts.editUser, { params: { id: user.id }, body })).status, 403)
    const both = await add()
    assert.equal((await edit(both.id, { ...body, email: user.email })).body.field, 'email')
    assert.equal((await edit(house.people.tenant.id, body)).body.code, 'resident_account')
  })

  it('keep their own role and their last administrator', async () => {
    const me = house.people.admin
    const own = { firstName: 'A', lastName: 'B', email: me.email }
    assert.equal((await edit(me.id, { ...own, role: 'staff' })).status, 409)
    assert.equal((await edit(me.id, { ...own, isActive: false })).status, 409)
    assert.equal((await remove(me.id)).status, 409)
    assert.equal((await edit(me.id, { ...own, role: 'admin' })).status, 200)
  })

  it('always keep one administrator, also when two remove each other at the same moment', async () => {
    await house.db.update(users).set({ role: 'staff' }).where(eq(users.role, 'admin'))
    const [one, two] = [await house.addPerson('admin'), await house.addPerson('admin')]
    const heard = await Promise.all([
      remove(two.id, house.withCookie(one.cookie)),
      remove(one.id, house.withCookie(two.cookie)),
    ])
    assert.equal(heard.filter(({ status }) => status === 200).length, 1, JSON.stringify(heard.map((h) => h.body)))
    assert.equal(
      (await house.db.select().from(users).where(eq(users.role, 'admin'))).filter((u) => u.deletedAt === null).length,
      1,
    )
    await house.db.update(users).set({ role: 'admin' }).where(eq(users.id, house.people.admin.id))
  })
})

describe('deleting an account', () => {
  it('signs out, frees the e-mail, keeps the name on what was written, and hands requests back', async () => {
    const worker = await house.addPerson('staff', { firstName: 'Noor' })
    const held = aRequest({ reportedBy: house.people.admin.id, assignedTo: worker.id, status: 'assigned' })
    await house.db.insert(requests).values(held)
    const own = house.withCookie(worker.cookie)
    await own.sends(maintenance.addNote, { params: { id: held.id }, body: { note: 'On my way' } })
    assert.deepEqual((await remove(worker.id)).status, 200)
    assert.equal((await own.tries(accounts.me)).status, 401)
    const seen = (await house.as('admin').sends(maintenance.find, { params: { id: held.id } })).body
    assert.deepEqual([seen.assignedTo, seen.status], [null, 'pending'])
    const notes = (await house.as('admin').sends(maintenance.notes, { params: { id: held.id } })).body
    assert.equal(notes[0]?.createdBy.firstName, 'Noor')
    assert.equal(
      (await all()).some(({ id }) => id === worker.id),
      false,
    )
    assert.equal((await remove(worker.id)).status, 404)
    assert.equal((await add({ email: worker.email })).email, worker.email)
  })

  it('ends the home of a resident', async () => {
    const resident = await house.addPerson('tenant')
    const home = await addHome(house.db, resident)
    assert.equal((await remove(resident.id)).status, 200)
    assert.deepEqual((await house.as('staff').sends(occupancy.residents, { params: { id: home.unit.id } })).body, [])
    const [line] = (await house.as('staff').sends(occupancy.logs, { params: { id: home.unit.id } })).body
    assert.deepEqual([line?.action, line?.notes], ['removed', 'Account deleted'])
  })
})
