import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { audit } from '#audit/contract.ts'
import { payments } from '#payments/contract.ts'
import { units } from '#units/contract.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'

/** The limit of entries per hour, so that administrators can still read the log. */
const maxEntries = 60
const unknownEmail = 'canary-nobody@elsewhere.example'

let app: TestApp
before(async () => {
  app = await createTestApp({ LOGIN_LIMIT: '1' })
})
after(() => app.close())

type Row = {
  action: string
  by: string | null
  record: string | null
  address: string | null
  after: Record<string, unknown>
}
const actions = ['failed to sign in', 'was locked out', 'was refused a call']
const rows = async () =>
  (
    await app.db.execute<Row>(sql`select action, by, record_id as record, address, after from audit_log
      where record_type = 'accounts' and action = any(${sql.param(actions)}::text[]) order by at, id`)
  ).rows
/** Waits for rows of the log, because they are written after the responses. */
async function waitForRows(enough: (rows: Row[]) => boolean): Promise<Row[]> {
  for (let attempts = 0; attempts < 200; attempts += 1) {
    const now = await rows()
    if (enough(now)) return now
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return rows()
}
const inBatches = async (count: number, send: (at: number) => Promise<unknown>) => {
  for (let from = 0; from < count; from += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - from) }, (_, at) => send(from + at)))
}
const signIn = (email: string, remoteAddress: string) =>
  app.fastify.inject({
    method: 'POST',
    url: accounts.signIn.path,
    headers: site,
    remoteAddress,
    payload: { email, password: 'not the password' },
  })
const read = async (query: Record<string, string>) =>
  (await app.as('admin').requestOk(audit.list, { query: { limit: '200', ...query } })).body.map(({ sentence }) =>
    sentence.map(({ text }) => text).join(''),
  )

describe('failed sign-ins', () => {
  it('five thousand of them, with and without an account, leave few entries and no typed address', async () => {
    const { tenant, admin } = app.people
    await inBatches(5000, (n) => {
      const email = [tenant.email, admin.email, unknownEmail, `${n}-${unknownEmail}`][n % 4] ?? unknownEmail
      return signIn(email, `203.0.113.${n % 3}`)
    })
    const isEnough = (found: Row[]) =>
      found.some(({ after }) => after['account'] === 'unknown' && after['times'] === 100)
    const found = await waitForRows(isEnough)
    assert.ok(isEnough(found), JSON.stringify(found))
    assert.ok(found.length <= maxEntries, String(found.length))
    const text = JSON.stringify(found)
    assert.ok(!text.includes('canary') && !text.includes(tenant.email), text)
    const ofTenant = found.filter(({ record }) => record === tenant.id)
    assert.ok(ofTenant.some(({ action, address }) => action === 'failed to sign in' && address === '203.0.113.0'))
    assert.ok(ofTenant.some(({ action }) => action === 'was locked out'))
    const unknown = found.filter(({ after }) => after['account'] === 'unknown')
    assert.ok(unknown.length > 0 && unknown.every(({ record, by }) => record === null && by === null))
  })

  it('are sentences for administrators, found by the filters', async () => {
    const found = await read({ recordType: 'accounts', kind: 'access' })
    for (const sentence of [
      'Someone failed to sign in to the account of tenant Person',
      'Someone failed to sign in with an unknown email address',
      'Someone was blocked from signing in to the account of tenant Person, after too many failed attempts',
      'Someone was blocked 100 times within an hour from signing in with an unknown email address, after too many failed attempts',
    ])
      assert.ok(found.includes(sentence), `${sentence}\n${found.join('\n')}`)
  })

  it('say when an account is locked until a new password is set', async () => {
    const person = await app.addPerson('tenant', { lastName: 'Locked' })
    for (let n = 0; n < 12; n += 1) await signIn(person.email, `198.51.100.${n}`)
    await waitForRows((found) => found.some(({ after }) => after['untilReset'] === true))
    const shown = await read({ recordType: 'accounts', kind: 'access' })
    assert.ok(
      shown.includes(
        'Someone was blocked from signing in to the account of tenant Locked, which stays locked until the password is reset',
      ),
      shown.join('\n'),
    )
  })
})

describe('rejected calls', () => {
  it('five thousand of them, anonymous and signed in, leave few entries', async () => {
    const before = (await rows()).length
    const elsewhere = { origin: 'https://elsewhere.example' }
    await inBatches(5000, (n) => {
      if (n % 4 === 0) return app.as('staff').request(payments.list)
      if (n % 4 === 1) return app.as('tenant').request(units.listings, { params: { id: crypto.randomUUID() } })
      if (n % 4 === 2) return app.as('admin').request(accounts.signOut, { headers: elsewhere })
      return app.asAnonymous().request(payments.list)
    })
    const isEnough = (found: Row[]) =>
      found.filter(({ after }) => after['times'] === 1000 && after['why'] !== undefined).length >= 4
    const found = (await waitForRows(isEnough)).slice(before)
    assert.ok(isEnough(found), JSON.stringify(found))
    assert.ok(found.length <= maxEntries, String(found.length))
    const shown = await read({ by: app.people.staff.id })
    assert.deepEqual(shown, [
      'staff Person was denied 1,000 actions within an hour that needs another role (GET /api/admin/payments)',
      'staff Person was denied 100 actions within an hour that needs another role (GET /api/admin/payments)',
      'staff Person was denied 10 actions within an hour that needs another role (GET /api/admin/payments)',
      'staff Person was denied an action that needs another role (GET /api/admin/payments)',
    ])
    const all = await read({ kind: 'access' })
    for (const sentence of [
      'admin Person was denied an action that came from another website (POST /api/auth/logout)',
      'Someone was denied 100 actions within an hour without being signed in (GET /api/admin/payments)',
    ])
      assert.ok(all.includes(sentence), `${sentence}\n${all.join('\n')}`)
  })

  it('to another route leave an entry of their own', async () => {
    await app.as('staff').request(audit.list)
    const entry = (found: Row[]) => found.some(({ after }) => after['call'] === `GET ${audit.list.path}`)
    assert.ok(entry(await waitForRows(entry)))
  })

  it('of a page whose session has ended do not count as attempts', async () => {
    const before = (await rows()).length
    await inBatches(300, () =>
      app.fastify.inject({ url: accounts.me.path, headers: { host: site.host }, remoteAddress: '192.0.2.77' }),
    )
    await new Promise((resolve) => setTimeout(resolve, 200))
    assert.equal((await rows()).length, before)
  })
})

describe('without the database', () => {
  it('a rejected call has the same status', async () => {
    const { response } = app.fastify.errorListener
    assert.ok(response)
    await app.db.execute(sql`alter table audit_log rename to audit_log_away`)
    try {
      const person = await app.addPerson('staff')
      const { status } = await app.withCookie(person.cookie).request(payments.list)
      assert.equal(status, 403)
      await new Promise((resolve) => setTimeout(resolve, 200))
    } finally {
      await app.db.execute(sql`alter table audit_log_away rename to audit_log`)
    }
    assert.ok(app.log.some((line) => line.includes('could not be written into the audit log')))
  })
})
