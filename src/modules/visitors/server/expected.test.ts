import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { instantAt } from '#platform/time/wall-clock.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { visitDay, visitToday } from '../../../../tests/support/people/visitor-records.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { ownVisitors } from '../own-contract.ts'
import { readBoard, readExpectedCount } from './expected.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

describe('the visits that the desk expects', () => {
  it('is expected from eight hours before it begins, also after midnight', async () => {
    const person = await app.addPerson('tenant')
    await addHome(app.db, person)
    const firstDay = visitDay(app, 2)
    const body = visitToday(app, ['Night Guest'], { firstDay, lastDay: firstDay, startsAt: '00:15', endsAt: '02:00' })
    const { body: pass } = await app.withCookie(person.cookie).requestOk(ownVisitors.add, { body })
    const [early, late] = [15 * 60, 23 * 60 + 54].map((minute) =>
      instantAt(visitDay(app, 1), minute, 'America/Toronto'),
    )
    assert.ok(early && late)
    const isOn = async (now: Date) => (await readBoard(app.db, now)).expected.some(({ id }) => id === pass.id)
    assert.deepEqual([await isOn(early), await isOn(late)], [false, true])
    const counted = await readExpectedCount(app.db, late)
    const { expected, contractors } = await readBoard(app.db, late)
    assert.equal(counted, expected.length + contractors.length)
  })
})
