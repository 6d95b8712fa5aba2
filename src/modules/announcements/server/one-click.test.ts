import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { createTestApp, site, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { announcements } from '../contract.ts'
import { ownAnnouncements } from '../own-contract.ts'

let app: TestApp
/** The path of the link in the List-Unsubscribe header. */
let address = ''
before(async () => {
  app = await createTestApp({ PUBLIC_ORIGIN: site.origin })
  await addHome(app.db, app.people.tenant)
  const body = { title: 'Water off', body: 'On Monday.', category: 'Maintenance', audience: { kind: 'everyone' } }
  await app.as('staff').requestOk(announcements.write, { body: { ...body, byMail: true, when: 'now' } })
  const [mail = ''] = await app.emails(1)
  const [head = ''] = mail.split(/\r?\n\r?\n/)
  const lines = head.replace(/\r?\n\s+/g, ' ')
  assert.match(lines, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  assert.match(lines, /^Auto-Submitted: auto-generated\r?$/m)
  const link = /^List-Unsubscribe: <http:\/\/tower\.test(\/\S+)>/m.exec(lines)?.[1]
  assert.ok(link)
  address = link
})
after(() => app.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const formBody = 'List-Unsubscribe=One-Click'
/** Sends the form as a mail program does: without origin and session. */
const postForm = (url = address, payload = formBody, headers: Record<string, string> = form) =>
  app.fastify.inject({ method: 'POST', url, headers, payload })
const mailChoice = async () => (await app.as('tenant').requestOk(ownAnnouncements.mailChoice)).body.enabled
const optInAgain = () => app.as('tenant').requestOk(ownAnnouncements.setMailChoice, { body: { enabled: true } })

describe('one-click unsubscribing', () => {
  it('stops news by mail, and answers the same when it is sent twice', async () => {
    assert.equal(await mailChoice(), true)
    for (const _ of [1, 2]) {
      const answer = await postForm()
      assert.equal(answer.statusCode, 200)
      assert.match(answer.body, /no longer get announcements by email/)
      assert.equal(answer.headers['cache-control'], 'no-store')
      assert.equal(answer.headers['referrer-policy'], 'no-referrer')
      assert.equal(answer.headers['set-cookie'], undefined)
      assert.equal(await mailChoice(), false)
    }
    await optInAgain()
  })

  it('accepts any origin and both form encodings', async () => {
    const parts = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`
    const responses = [
      await postForm(address, parts, { 'content-type': 'multipart/form-data; boundary=x' }),
      await postForm(address, formBody, {
        ...form,
        origin: 'https://mail.elsewhere.example',
        'sec-fetch-site': 'cross-site',
      }),
    ]
    assert.deepEqual(
      responses.map(({ statusCode }) => statusCode),
      [200, 200],
    )
    assert.equal(await mailChoice(), false)
    await optInAgain()
  })

  it('ignores the session: only the link identifies the recipient', async () => {
    const other = await app.addPerson('tenant')
    const invalidCookie = { ...form, cookie: 'session=nothing' }
    assert.equal((await postForm(address, formBody, { ...form, cookie: other.cookie })).statusCode, 200)
    assert.equal((await postForm(address, formBody, invalidCookie)).statusCode, 200)
    assert.equal(await mailChoice(), false)
    assert.equal((await app.withCookie(other.cookie).requestOk(ownAnnouncements.mailChoice)).body.enabled, true)
    await optInAgain()
  })

  it('changes nothing when the link is only opened or prefetched', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const)
      for (const headers of [{}, { 'sec-purpose': 'prefetch', purpose: 'prefetch' }])
        await app.fastify.inject({ method, url: address, headers })
    assert.equal(await mailChoice(), true)
  })

  it('rejects invalid links and other forms, with the usual error body', async () => {
    const [path = ''] = address.split('?')
    const request: [url: string, body: string, field: string][] = [
      [path, formBody, 'token'],
      [`${path}?token=`, formBody, 'token'],
      [`${path}?token=v1.AAAA`, formBody, 'token'],
      [`${path}?token=a&token=b`, formBody, 'token'],
      [`${path}?token=${'x'.repeat(500)}`, formBody, 'token'],
      [address.slice(0, -3), formBody, 'token'],
      [address, '', 'List-Unsubscribe'],
      [address, 'List-Unsubscribe=No', 'List-Unsubscribe'],
    ]
    for (const [url, body, field] of request) {
      const answer = await postForm(url, body)
      assert.equal(answer.statusCode, 400, url)
      assert.equal(answer.json<{ field: string }>().field, field, url)
    }
    assert.equal((await postForm(address, `${formBody}&x=${'y'.repeat(5000)}`)).statusCode, 413)
    assert.equal(await mailChoice(), true)
  })

  it('works after a change of the password, the address or the status', async () => {
    const { id } = app.people.tenant
    const [{ hash } = { hash: '' }] = (
      await app.db.execute<{ hash: string }>(sql`select password_hash as hash from users where id = ${id}`)
    ).rows
    const changes = [
      sql`update users set password_hash = ${`${hash}x`}, password_changed_at = now() where id = ${id}`,
      sql`update users set email = ${`${newId()}@tower.example`} where id = ${id}`,
      sql`update users set status = 'suspended' where id = ${id}`,
    ]
    for (const change of changes) {
      await app.db.execute(sql`delete from notification_choices where user_id = ${id}`)
      await app.db.execute(change)
      assert.equal((await postForm()).statusCode, 200)
      const { rows } = await app.db.execute<{ value: string }>(
        sql`select value from notification_choices where user_id = ${id} and kind = 'announcement' and channel = 'email'`,
      )
      assert.deepEqual(rows, [{ value: 'off' }])
    }
    await app.db.execute(sql`update users set deleted_at = now() where id = ${id}`)
    assert.equal((await postForm()).statusCode, 200)
  })
})
