import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { announce, takeIn } from '../../../../tests/support/people/desk-records.ts'
import { addHome, addUnit, moveInto } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { packages } from '../contract.ts'
import { ownPackages } from '../own-contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

describe('packages for a whole home', () => {
  it('are shown to those who lived there when it left, and to no later residents', async () => {
    const [former, later] = [await app.addPerson('tenant'), await app.addPerson('tenant')]
    const { unit, residentId } = await addHome(app.db, former)
    const { id } = await takeIn(app, unit.id, null)
    await announce(app)
    const collector = { kind: 'other', name: 'Rosa Lima' }
    await app.as('concierge').requestOk(packages.handOver, { body: { packageIds: [id], proof: 'name', collector } })
    const done = async (person: { cookie: string }) =>
      (await app.withCookie(person.cookie).requestOk(ownPackages.list, { query: { state: 'done' } })).body
    assert.equal((await done(former)).length, 1)
    const elsewhere = await addHome(app.db, later)
    await moveInto(app.db, residentId, (await addUnit(app.db)).id)
    await moveInto(app.db, elsewhere.residentId, unit.id)
    assert.deepEqual(await done(later), [])
    assert.deepEqual(await done(former), [])
    await takeIn(app, unit.id, null)
    await announce(app)
    assert.equal((await app.withCookie(later.cookie).requestOk(ownPackages.list)).body.length, 1)
  })
})
