import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { landingPathOf } from '#app/landing.ts'
import { outbox } from '#outbox/contract.ts'
import { setUpGuides } from '#set-up/server/guide-table.ts'
import { openMailServer } from '../../../../tests/support/smtp.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { SetUpStepKey } from '../choices.ts'
import { setUpGuide } from '../contract.ts'
import { findGuide } from './store.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const find = async () => (await app.as('admin').requestOk(setUpGuide.find)).body
const stateOf = async (key: SetUpStepKey) => (await find()).steps.find((step) => step.key === key)?.state
const mailWith = async (smtpUrl: string) =>
  (await findGuide(app.db, { smtpUrl }, app.people.admin)).steps.find(({ key }) => key === 'mail')?.state
const landing = (role: 'admin' | 'staff') => landingPathOf(app, { ...app.people[role], role })

describe('the guide through the set-up', () => {
  it('is not offered in a building that was set up before there was a guide', async () => {
    assert.equal((await find()).isOffered, false)
    assert.equal(await landing('admin'), '/admin')
    await app.as('admin').requestOk(setUpGuide.change, { body: { confirmedStep: 'parking' } })
    assert.deepEqual([await stateOf('parking'), (await find()).isOffered], ['done', false])
    await app.db.delete(setUpGuides)
  })

  it('is offered to administrators of a new building, after signing in too', async () => {
    await app.db.insert(setUpGuides).values({})
    assert.equal((await find()).isOffered, true)
    assert.equal(await landing('admin'), '/admin?tab=settings&group=set-up')
    assert.equal(await landing('staff'), '/admin')
  })

  it('reads from the records what is done', async () => {
    await app.as('admin').requestOk(outbox.sendTestEmail)
    assert.equal(await stateOf('mail'), 'to-do', 'a file is not an email')
    const server = await openMailServer()
    const body = { host: '127.0.0.1', port: Number(new URL(server.url).port), security: 'none' as const }
    await app.as('admin').requestOk(outbox.saveServer, { body })
    assert.equal(await stateOf('mail'), 'to-do', 'the server has not been tested')
    assert.equal(await mailWith(server.url), 'to-do', 'nor as one of the environment')
    await app.as('admin').requestOk(outbox.sendTestEmail)
    assert.equal(await stateOf('mail'), 'done')
    assert.equal(await mailWith(server.url), 'done')
    assert.equal(await mailWith('smtp://other.example:587'), 'to-do', 'another server accepted it')
    server.close()

    await app.db.execute(sql`insert into business_hours values (1, '09:00', '17:00') on conflict do nothing`)
    await app.db.execute(sql`update building set security_phone = ''`)
    assert.equal(await stateOf('hours'), 'to-do')
    await app.db.execute(sql`update building set security_phone = '+14165550199'`)
    assert.equal(await stateOf('hours'), 'done')
    await app.db.execute(sql`delete from business_hours`)
    assert.equal(await stateOf('hours'), 'to-do')
  })

  it('is confirmed where data cannot tell, once, by name', async () => {
    assert.equal(await stateOf('locale'), 'to-do')
    await app.as('admin').requestOk(setUpGuide.change, { body: { confirmedStep: 'locale' } })
    await app.as('admin').requestOk(setUpGuide.change, { body: { confirmedStep: 'locale' } })
    assert.equal(await stateOf('locale'), 'done')
    const { rows } = await app.db.execute<{ by: string }>(
      sql`select by from audit_log where record_type = 'set-up guide' and after ->> 'confirmedSteps' = '["locale"]'`,
    )
    assert.deepEqual(rows, [{ by: app.people.admin.id }])
    const wrong = await app.as('admin').request(setUpGuide.change, { body: { confirmedStep: 'mail' } })
    assert.deepEqual([wrong.status, wrong.body.field], [400, 'confirmedStep'])
  })

  it('is not shown any more when it is dismissed, and can be taken up again', async () => {
    const { body } = await app.as('admin').requestOk(setUpGuide.change, { body: { isDismissed: true } })
    assert.equal(body.isOffered, false)
    assert.equal(await landing('admin'), '/admin')
    await app.as('admin').requestOk(setUpGuide.change, { body: { isDismissed: false } })
    assert.equal(await landing('admin'), '/admin?tab=settings&group=set-up')
    assert.equal(await stateOf('locale'), 'done')
  })
})
