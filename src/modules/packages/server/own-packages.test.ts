import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { vacationNotices } from '#front-desk/contract.ts'
import { assignments } from '#occupancy/server/table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { announce, dayAhead, takeIn } from '../../../../tests/support/people/desk-records.ts'
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

  it('wait while everyone who lives there is away, until the first is back', async () => {
    const [one, two] = [await app.addPerson('tenant'), await app.addPerson('tenant')]
    const { unit } = await addHome(app.db, one)
    const { residentId, assignmentId } = await addHome(app.db, two)
    await app.db.update(assignments).set({ endedAt: app.now() }).where(eq(assignments.id, assignmentId))
    const tenancy = { unitId: unit.id, residentId, residenceType: 'renter', rank: 'secondary' } as const
    await app.db.insert(assignments).values({ id: newId(), ...tenancy, startedAt: app.now() })
    const { id } = await takeIn(app, unit.id, null)
    const leave = (person: { cookie: string }, days: number) =>
      app.withCookie(person.cookie).requestOk(vacationNotices.add, {
        body: { firstDay: dayAhead(app, 0), lastDay: dayAhead(app, days) },
      })
    const pausedUntil = async () =>
      (await app.as('concierge').requestOk(packages.find, { params: { id } })).body.pausedUntil
    await leave(one, 9)
    assert.equal(await pausedUntil(), null)
    await leave(two, 5)
    assert.equal(await pausedUntil(), dayAhead(app, 5))
    const sent = await takeIn(app, unit.id, one.id, { direction: 'outgoing' })
    assert.equal(sent.pausedUntil, null, 'it is for a carrier')
  })
})
