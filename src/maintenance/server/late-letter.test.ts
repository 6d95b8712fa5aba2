import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { instantAt } from '#platform/wall-clock.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { aRequest } from '../../examples.ts'
import { postLateLetter } from './late-letter.ts'
import { requests } from './table.ts'

let house: TestHouse
const on = (day: string, hour: number) => instantAt(day, hour * 60, 'America/Toronto')
const post = (now: Date) => postLateLetter(house.db, { mail: house.mail, origin: 'http://house.test' }, now)
const letters = async () =>
  (
    await house.db.execute<{ to_address: string; subject: string; text_body: string }>(
      sql`select to_address, subject, text_body from mail_outbox order by id`,
    )
  ).rows

before(async () => {
  house = await openTestHouse()
  const due = { promisedAt: on('2031-03-07', 12), nearAt: on('2031-03-07', 10), promiseClock: 'always' } as const
  const by = { reportedBy: house.people.staff.id }
  await house.db
    .insert(requests)
    .values([
      aRequest({ ...by, ...due, title: 'Late one' }),
      aRequest({ ...by, ...due, title: 'Done in time', status: 'completed', completedAt: on('2031-03-07', 11) }),
      aRequest({ ...by, ...due, title: 'Waiting', status: 'on_hold', pausedAt: on('2031-03-07', 9) }),
      aRequest({ ...by, ...due, title: 'Not yet', promisedAt: on('2031-03-20', 12) }),
    ])
})
after(() => house.close())

describe('the letter about what is late', () => {
  it('is written once a day from seven in the morning, however many ask at once', async () => {
    assert.equal(await post(on('2031-03-08', 6)), false)
    const written = await Promise.all(Array.from({ length: 6 }, () => post(on('2031-03-08', 7))))
    assert.equal(written.filter(Boolean).length, 1)
    assert.equal(await post(on('2031-03-08', 23)), false)
    const [letter, ...others] = await letters()
    assert.deepEqual(others, [])
    assert.equal(letter?.to_address, 'office@tower.example')
    assert.equal(letter?.subject, '1 promise is late')
    assert.match(letter?.text_body ?? '', /Late one.*promised 07-03-2031 12:00, 19 h late · Unassigned/)
    for (const title of ['Done in time', 'Waiting', 'Not yet']) assert.ok(!letter?.text_body.includes(title))
  })
  it('does not look again at what is late on a day that is done', async () => {
    await house.db.transaction(async (tx) => {
      await tx.execute(sql`lock table maintenance_requests in access exclusive mode`)
      assert.equal(await post(on('2031-03-08', 9)), false)
    })
  })
  it('comes again on the next day of the building, across the change of the clocks', async () => {
    assert.equal(await post(on('2031-03-09', 7)), true)
    assert.equal((await letters()).length, 2)
  })
  it('tells of forty, and how many more there are', async () => {
    const due = { promisedAt: on('2031-03-07', 12), nearAt: on('2031-03-07', 10), promiseClock: 'always' } as const
    const many = Array.from({ length: 42 }, () =>
      aRequest({ reportedBy: house.people.staff.id, ...due, title: 'Many' }),
    )
    await house.db.insert(requests).values(many)
    assert.equal(await post(on('2031-03-09', 8)), false)
    await house.db.execute(sql`delete from daily_letters where day = '2031-03-09'`)
    assert.equal(await post(on('2031-03-09', 8)), true)
    const letter = (await letters()).at(-1)
    assert.equal(letter?.subject, '43 promises are late')
    assert.match(letter?.text_body ?? '', /And 3 more on the board/)
    const { rows } = await house.db.execute<{ late: number }>(
      sql`select late from daily_letters where day = '2031-03-09'`,
    )
    assert.deepEqual(rows, [{ late: 43 }])
    await house.db.execute(sql`delete from maintenance_requests where title = 'Many'`)
  })
  it('is not written on a day on which nothing is late in the morning', async () => {
    await house.db.execute(
      sql`update maintenance_requests set promised_at = '2031-03-10T18:00:00Z' where title = 'Late one'`,
    )
    assert.equal(await post(on('2031-03-10', 8)), false)
    assert.equal(await post(on('2031-03-10', 20)), false)
    assert.equal((await letters()).length, 3)
  })
})
