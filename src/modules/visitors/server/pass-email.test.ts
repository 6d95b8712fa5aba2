import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { addHome } from '../../../../tests/support/people/household.ts'
import { visitDay, visitToday } from '../../../../tests/support/people/visitor-records.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { ownVisitors } from '../own-contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

it('the e-mail of a repeated visit names its days and its last day', async () => {
  const person = await app.addPerson('tenant')
  await addHome(app.db, person)
  const own = app.withCookie(person.cookie)
  const repeated = { weekdays: [1, 2, 3, 4, 5, 6, 7], lastDay: visitDay(app, 30), startsAt: '09:00', endsAt: '11:30' }
  const { body: pass } = await own.requestOk(ownVisitors.add, { body: visitToday(app, ['Walda Weekly'], repeated) })
  await own.requestOk(ownVisitors.email, { params: { id: pass.id }, body: { email: 'walda@example.com' } })
  const { rows } = await app.db.execute<{ body: string }>(
    sql`select text_body as body from mail_outbox where about_id = ${pass.id}`,
  )
  assert.match(rows[0]?.body ?? '', /every Mon, Tue, Wed, Thu, Fri, Sat, Sun, 9:00 AM to 11:30 AM, until /)
})
