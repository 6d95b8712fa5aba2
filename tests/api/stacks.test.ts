import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { announcements } from '#announcements/contract.ts'
import { createFloors } from '#building/server/new-floors.ts'
import { calendar } from '#calendar/contract.ts'
import { ownCalendar } from '#calendar/own-contract.ts'
import type { Audience } from '#occupancy/audience.ts'
import { tower } from '#tower/contract.ts'
import { units } from '#units/server/table.ts'
import { createAnnouncementCalls } from '../support/calls/announcement-calls.ts'
import { addHome } from '../support/people/household.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let unit: { id: string; unitNumber: string; floor: number }
before(async () => {
  app = await createTestApp()
  await createFloors(app.db, { towerFloors: 40, firstHomes: 5, lastHomes: 30, homesPerFloor: 4 })
  const { id } = (await addHome(app.db, app.people.tenant)).unit
  unit = { id, unitNumber: '1002', floor: 10 }
  await app.db.update(units).set(unit).where(eq(units.id, id))
})
after(() => app.close())

const { write, isVisible } = createAnnouncementCalls(() => app)
const toStack = (stack: string): Audience => ({ kind: 'stacks', stacks: [stack] })
const places = async () => (await app.as('staff').requestOk(announcements.places)).body
const stackOfUnit = async () => (await app.as('staff').requestOk(tower.unit, { params: { id: unit.id } })).body.stack
const setStack = (stack: string) =>
  app.as('staff').requestOk(tower.changeUnit, { params: { id: unit.id }, body: { stack } })
const eventTitles = async () => (await app.as('tenant').requestOk(ownCalendar.list)).body.map(({ title }) => title)

describe('the stack of a unit in a building that was set up without the demo', () => {
  const byDefault = 'standard-02'
  it('is by default its slot within its floor group', async () => {
    assert.equal(await stackOfUnit(), byDefault)
    assert.deepEqual(
      (await places()).map(({ unitNumber, stack }) => [unitNumber, stack]),
      [[unit.unitNumber, byDefault]],
    )
  })

  it('receives announcements and events', async () => {
    const sent = await write({ when: 'now', audience: toStack(byDefault) })
    assert.equal(sent.reach?.people, 1)
    assert.ok(await isVisible(sent))
    assert.equal((await write({ when: 'now', audience: toStack('standard-03') })).reach?.people, 0)
    for (const stack of [byDefault, 'standard-03'])
      await app.as('staff').requestOk(calendar.add, {
        body: {
          title: stack,
          type: 'Meeting',
          startsAt: new Date(Date.now() + 86_400_000).toISOString(),
          audience: toStack(stack),
        },
      })
    assert.deepEqual(await eventTitles(), [byDefault])
  })

  it('is the one of its record where the office entered another, until it is cleared', async () => {
    await setStack('corner')
    assert.equal(await stackOfUnit(), 'corner')
    assert.equal((await write({ when: 'now', audience: toStack('corner') })).reach?.people, 1)
    assert.deepEqual(await eventTitles(), [])
    await setStack('')
    assert.equal(await stackOfUnit(), byDefault)
  })

  it('is none for a unit that has no slot in the model, and for one on a commercial floor', async () => {
    const create = async (unitNumber: string, floor: number) =>
      (await app.as('staff').requestOk(tower.createUnit, { body: { unitNumber, floor } })).body.stack
    assert.deepEqual([await create('1209', 12), await create('0201', 2)], [null, null])
  })
})
