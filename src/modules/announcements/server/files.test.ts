import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { aPicture } from '../../../../tests/support/picture.ts'
import { announcements } from '../contract.ts'
import { newsByMail, ownAnnouncements } from '../own-contract.ts'
import { deleteUnusedFiles } from './attachments.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const pdf = () => ({
  body: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'),
  headers: { 'content-type': 'application/pdf' },
})
const upload = async (name = 'Minutes.pdf') =>
  (await app.as('staff').requestOk(announcements.keepFile, { ...pdf(), query: { name } })).body
const write = async (over: object) =>
  (
    await app.as('staff').requestOk(announcements.write, {
      body: {
        title: 'Budget',
        body: 'See the file.',
        category: 'Board Updates',
        audience: { kind: 'everyone' },
        ...over,
      },
    })
  ).body
const show = (id: string, cookie: string) =>
  app.withCookie(cookie).send({ method: 'GET', url: `/api/announcement-files/${id}` })

describe('files', () => {
  it('belong to an announcement and can be downloaded under their name, by its audience only', async () => {
    const file = await upload('Minutes "été".pdf')
    const other = await app.addPerson('tenant')
    await addHome(app.db, other)
    const sent = await write({ when: 'now', audience: { kind: 'units', unitIds: [home.unit.id] }, fileIds: [file.id] })
    assert.deepEqual(sent.files, [file])
    const response = await show(file.id, app.people.tenant.cookie)
    assert.equal(response.status, 200)
    assert.match(
      String(response.headers['content-disposition']),
      /^attachment; .*filename\*=UTF-8''Minutes%20%20%C3%A9t%C3%A9%20\.pdf|^attachment; .*filename\*=UTF-8''Minutes%20%20%C3%A9t%C3%A9\.pdf/,
    )
    assert.match(String(response.headers['content-security-policy']), /sandbox/)
    assert.equal(response.headers['content-type'], 'application/pdf')
    assert.equal((await show(file.id, other.cookie)).status, 404)
    assert.equal((await show(file.id, app.people.admin.cookie)).status, 200)
    assert.equal((await show(file.id, app.people.maintenance.cookie)).status, 403)
    await app.as('staff').requestOk(announcements.archive, { params: { id: sent.id } })
    assert.equal((await show(file.id, app.people.tenant.cookie)).status, 404)
  })

  it('of a draft are visible to the office only', async () => {
    const file = await upload()
    await write({ fileIds: [file.id] })
    assert.equal((await show(file.id, app.people.tenant.cookie)).status, 404)
    assert.equal((await show(file.id, app.people.admin.cookie)).status, 200)
  })

  it('that are unused are visible to and usable by their uploader only, and deleted after a day', async () => {
    const file = await upload()
    assert.equal((await show(file.id, app.people.staff.cookie)).status, 200)
    assert.equal((await show(file.id, app.people.admin.cookie)).status, 404)
    const response = await app.as('admin').request(announcements.write, {
      body: { title: 'x', body: 'y', category: 'Events', audience: { kind: 'everyone' }, fileIds: [file.id] },
    })
    assert.deepEqual([response.status, response.body.field], [400, 'fileIds'])
    await deleteUnusedFiles(app.db, new Date(Date.now() + 25 * 3_600_000))
    assert.equal((await show(file.id, app.people.staff.cookie)).status, 404)
  })

  it('can be reordered and removed', async () => {
    const [first, second] = [await upload('one.pdf'), await upload('two.pdf')]
    const { id } = await write({ fileIds: [first.id, second.id] })
    const change = async (fileIds: string[]) =>
      (await app.as('staff').requestOk(announcements.change, { params: { id }, body: { fileIds } })).body.files
    assert.deepEqual(
      (await change([second.id, first.id])).map(({ name }) => name),
      ['two.pdf', 'one.pdf'],
    )
    assert.deepEqual(
      (await change([second.id])).map(({ name }) => name),
      ['two.pdf'],
    )
    assert.equal((await show(first.id, app.people.staff.cookie)).status, 404)
  })

  it('are PDF or pictures by their content, and not too large', async () => {
    const requestOk = async (body: Buffer, type: string) =>
      app.as('staff').request(announcements.keepFile, { body, headers: { 'content-type': type } })
    const picture = await aPicture()
    const response = await app.as('staff').requestOk(announcements.keepFile, picture)
    assert.deepEqual([response.body.mediaType, response.body.width], ['image/jpeg', 64])
    assert.match(
      String((await show(response.body.id, app.people.staff.cookie)).headers['content-disposition']),
      /^inline/,
    )
    assert.equal((await requestOk(Buffer.from('<svg onload="x"/>'), 'image/svg+xml')).body.field, 'document')
    assert.equal((await requestOk(Buffer.from('MZ'), 'application/pdf')).body.field, 'document')
    assert.equal((await requestOk(Buffer.from('{}'), 'application/json')).status, 415)
    assert.equal((await requestOk(Buffer.from('x'), 'text/plain')).status, 415)
    assert.equal((await requestOk(Buffer.alloc(15_728_641), 'application/pdf')).status, 413)
  })
})

describe('news by mail', () => {
  const linkToken = (email: string) => {
    const text = email.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    return /\/news-by-mail\?token=([\w.%-]+)/.exec(text)?.[1] ?? ''
  }

  it('are turned off in the portal, and no e-mail is sent any more', async () => {
    const mailChoice = async () => (await app.as('tenant').requestOk(ownAnnouncements.mailChoice)).body.enabled
    assert.equal(await mailChoice(), true)
    await app.as('tenant').requestOk(ownAnnouncements.setMailChoice, { body: { enabled: false } })
    assert.equal(await mailChoice(), false)
    const sent = await write({ when: 'now', byMail: true, audience: { kind: 'units', unitIds: [home.unit.id] } })
    assert.deepEqual(
      (await app.as('staff').requestOk(announcements.recipients, { params: { id: sent.id } })).body.map(
        ({ mail }) => mail,
      ),
      ['none'],
    )
    const { body: sheet } = await app.as('staff').requestOk(announcements.sheet, { params: { id: sent.id } })
    assert.deepEqual(sheet, [{ unitNumber: home.unit.unitNumber, floor: home.unit.floor, why: 'unwanted' }])
    await app.as('tenant').requestOk(ownAnnouncements.setMailChoice, { body: { enabled: true } })
  })

  it('are turned off and on again by the link in the e-mail', async () => {
    const sent = await write({
      when: 'now',
      byMail: true,
      title: 'With a link',
      audience: { kind: 'units', unitIds: [home.unit.id] },
    })
    const email = (await app.emails(1)).findLast((first) => first.includes('With a link')) ?? ''
    const { body: sheet } = await app.as('staff').requestOk(announcements.sheet, { params: { id: sent.id } })
    assert.deepEqual(sheet, [], 'an e-mail reaches the home')
    const token = decodeURIComponent(linkToken(email))
    const { rows } = await app.pool.query(`select text_body, html_body from mail_outbox`)
    assert.ok(!JSON.stringify(rows).includes(token), 'the token is not stored in the outbox')
    const visitor = app.asAnonymous()
    assert.deepEqual((await visitor.requestOk(newsByMail.look, { body: { token } })).body, { enabled: true })
    await visitor.requestOk(newsByMail.choose, { body: { token, enabled: false } })
    assert.equal((await app.as('tenant').requestOk(ownAnnouncements.mailChoice)).body.enabled, false)
    assert.equal((await visitor.request(newsByMail.choose, { body: { token, enabled: true } })).status, 400)
    assert.deepEqual((await visitor.requestOk(newsByMail.look, { body: { token } })).body, { enabled: false })
    for (const invalidToken of ['x', `${token}x`, token.slice(0, -3)]) {
      const response = await visitor.request(newsByMail.choose, { body: { token: invalidToken, enabled: false } })
      assert.deepEqual([response.status, response.body.code], [400, 'bad_link'])
    }
  })
})
