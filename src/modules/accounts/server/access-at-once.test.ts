import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { accounts } from '../contract.ts'
import { tower } from '#tower/contract.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { sessions, users } from './table.ts'

/** The list of all units is cached as bytes; the permission to read it is checked at every call. */
describe('the list of all units', () => {
  let app: TestApp
  before(async () => {
    app = await createTestApp()
  })
  after(() => app.close())

  const statusFor = async ({ cookie }: { cookie: string }) =>
    (await app.withCookie(cookie).send({ method: 'GET', url: tower.units.path })).status

  it('is rejected at the next call after the account is deleted or signed out', async () => {
    const person = await app.addPerson('staff')
    assert.equal(await statusFor(person), 200)
    await app.as('admin').requestOk(accounts.removeUser, { params: { id: person.id } })
    assert.equal(await statusFor(person), 401)
    const leaving = await app.addPerson('staff')
    assert.equal(await statusFor(leaving), 200)
    await app.withCookie(leaving.cookie).requestOk(accounts.signOut)
    assert.equal(await statusFor(leaving), 401)
  })

  it('is rejected at the next call after the role, the status or the session changed without a notification', async () => {
    const [demoted, suspended, signedOut] = await Promise.all([1, 2, 3].map(() => app.addPerson('staff')))
    assert.ok(demoted && suspended && signedOut)
    for (const person of [demoted, suspended, signedOut]) assert.equal(await statusFor(person), 200)
    await app.db.update(users).set({ role: 'maintenance' }).where(eq(users.id, demoted.id))
    await app.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, suspended.id))
    await app.db.delete(sessions).where(eq(sessions.userId, signedOut.id))
    assert.equal(await statusFor(demoted), 403)
    assert.equal(await statusFor(suspended), 401)
    assert.equal(await statusFor(signedOut), 401)
  })

  it('counts as activity of the session', async () => {
    const person = await app.addPerson('staff')
    assert.equal(await statusFor(person), 200)
    const lastActive = async () =>
      (await app.db.select().from(sessions).where(eq(sessions.userId, person.id)))[0]?.lastActiveAt.getTime() ?? 0
    const from = await lastActive()
    app.clock.ahead += 120_000
    assert.equal(await statusFor(person), 200)
    app.clock.ahead -= 120_000
    assert.ok((await lastActive()) - from > 60_000)
  })
})
