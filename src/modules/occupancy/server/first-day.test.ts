import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { sessions } from '#accounts/server/table.ts'
import { moves } from '#moves/contract.ts'
import { days, hours, dayOf } from '#platform/time/dates.ts'
import { residents } from '#residents/server/table.ts'
import { addHome, addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { occupancy } from '../contract.ts'
import { firstDay } from '../first-day-contract.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
})
after(() => app.close())

/** Moves the clock; the sessions of the test app last an hour, so they begin anew. */
async function setDaysAhead(count: number) {
  app.clock.ahead = days(count)
  const now = new Date(Date.now() + app.clock.ahead)
  await app.db.update(sessions).set({ lastActiveAt: now, expiresAt: new Date(now.getTime() + hours(1)) })
}
const shown = async () => (await app.as('tenant').requestOk(firstDay.find)).body.firstDay
const record = async () => (await app.db.select().from(residents).where(eq(residents.id, home.residentId)))[0]!
const dismissals = async () =>
  (
    await app.db.execute<{ by: string; recordId: string }>(
      sql`select by, record_id as "recordId" from audit_log where action = 'dismissed the first-day card'`,
    )
  ).rows

describe('the first-day card', () => {
  it('is shown in the first 30 days of the home only', async () => {
    assert.match((await shown()) ?? '', /^\d{4}-\d{2}-\d{2}$/)
    await setDaysAhead(27)
    assert.notEqual(await shown(), null)
    await setDaysAhead(30)
    assert.equal(await shown(), null)
    await setDaysAhead(0)
  })

  it('is not shown before the first day', async () => {
    const set = (startDateOccupancy: string | null) =>
      app.db.update(residents).set({ startDateOccupancy }).where(eq(residents.id, home.residentId))
    await set('2099-01-01')
    assert.equal(await shown(), null)
    await set(null)
  })

  it('is dismissed once, with an audit entry, and leaves the version of the record', async () => {
    const { version } = await record()
    for (const _ of [1, 2]) assert.equal((await app.as('tenant').requestOk(firstDay.dismiss)).body.firstDay, null)
    assert.equal(await shown(), null)
    const stored = await record()
    assert.equal(stored.version, version)
    assert.notEqual(stored.firstDayDismissedAt, null)
    assert.deepEqual(await dismissals(), [{ by: app.people.tenant.id, recordId: home.residentId }])
  })

  it('is shown again for a home whose first day comes later', async () => {
    await setDaysAhead(60)
    const yesterday = new Date(Date.now() + days(59)).toISOString().slice(0, 10)
    await app.db.update(residents).set({ startDateOccupancy: yesterday }).where(eq(residents.id, home.residentId))
    assert.equal(await shown(), yesterday)
    await setDaysAhead(0)
  })

  it('counts anew after a transfer within the building, which keeps the first day of the record', async () => {
    await app.db.update(residents).set({ startDateOccupancy: '2020-01-01', firstDayDismissedAt: null })
    await setDaysAhead(90)
    assert.equal(await shown(), null)
    const [other, today] = [await addUnit(app.db), dayOf(app.now(), 'America/Toronto')]
    const body = { kind: 'transfer', tenantIds: [home.residentId], effectiveDay: today }
    await app.as('staff').requestOk(moves.plan, { body: { ...body, unitId: home.unit.id, toUnitId: other.id } })
    assert.equal((await record()).startDateOccupancy, '2020-01-01')
    assert.equal(await shown(), today)
    home.unit = other
  })

  it('is not shown, and cannot be dismissed, after the resident has left', async () => {
    await app.db.update(residents).set({ startDateOccupancy: null, firstDayDismissedAt: null })
    await app
      .as('staff')
      .requestOk(occupancy.remove, { params: { id: home.unit.id }, body: { tenantId: home.residentId } })
    assert.equal(await shown(), null)
    await app.as('tenant').requestOk(firstDay.dismiss)
    assert.equal((await record()).firstDayDismissedAt, null)
    assert.equal((await dismissals()).length, 1)
  })
})
