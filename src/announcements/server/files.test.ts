import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { addHome } from '../../../tests/support/household.ts'
import { aPicture } from '../../../tests/support/picture.ts'
import { announcements } from '../contract.ts'
import { newsByMail, ownAnnouncements } from '../own-contract.ts'
import { forgetUnusedFiles } from './attachments.ts'

let house: TestHouse
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  house = await openTestHouse()
  home = await addHome(house.db, house.people.tenant)
})
after(() => house.close())

const pdf = () => ({
  body: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'),
  headers: { 'content-type': 'application/pdf' },
})
const keep = async (name = 'Minutes.pdf') =>
  (await house.as('staff').sends(announcements.keepFile, { ...pdf(), query: { name } })).body
const write = async (over: object) =>
  (
    await house.as('staff').sends(announcements.write, {
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
  house.withCookie(cookie).knocks({ method: 'GET', url: `/api/announcement-files/${id}` })

describe('files', () => {
  it('go with an announcement, are saved under their name, and only by those it is for', async () => {
    const file = await keep('Minutes "été".pdf')
    const other = await house.addPerson('tenant')
    await addHome(house.db, other)
    const sent = await write({ when: 'now', audience: { kind: 'units', unitIds: [home.unit.id] }, fileIds: [file.id] })
    assert.deepEqual(sent.files, [file])
    const heard = await show(file.id, house.people.tenant.cookie)
    assert.equal(heard.status, 200)
    assert.match(
      String(heard.headers['content-disposition']),
      /^attachment; .*filename\*=UTF-8''Minutes%20%20%C3%A9t%C3%A9%20\.pdf|^attachment; .*filename\*=UTF-8''Minutes%20%20%C3%A9t%C3%A9\.pdf/,
    )
    assert.match(String(heard.headers['content-security-policy']), /sandbox/)
    assert.equal(heard.headers['content-type'], 'application/pdf')
    assert.equal((await show(file.id, other.cookie)).status, 404)
    assert.equal((await show(file.id, house.people.admin.cookie)).status, 200)
    assert.equal((await show(file.id, house.people.maintenance.cookie)).status, 403)
    await house.as('staff').sends(announcements.archive, { params: { id: sent.id } })
    assert.equal((await show(file.id, house.people.tenant.cookie)).status, 404)
  })

  it('of a draft are the office’s own', async () => {
    const file = await keep()
    await write({ fileIds: [file.id] })
    assert.equal((await show(file.id, house.people.tenant.cookie)).status, 404)
    assert.equal((await show(file.id, house.people.admin.cookie)).status, 200)
  })

  it('that joined nothing are seen by whoever kept them, joined by nobody else, and forgotten after a day', async () => {
    const file = await keep()
    assert.equal((await show(file.id, house.people.staff.cookie)).status, 200)
    assert.equal((await show(file.id, house.people.admin.cookie)).status, 404)
    const taken = await house.as('admin').tries(announcements.write, {
      body: { title: 'x', body: 'y', category: 'Events', audience: { kind: 'everyone' }, fileIds: [file.id] },
    })
    assert.deepEqual([taken.status, taken.body.field], [400, 'fileIds'])
    await forgetUnusedFiles(house.db, new Date(Date.now() + 25 * 3_600_000))
    assert.equal((await show(file.id, house.people.staff.cookie)).status, 404)
  })

  it('are put in another order, and taken away', async () => {
    const [one, two] = [await keep('one.pdf'), await keep('two.pdf')]
    const { id } = await write({ fileIds: [one.id, two.id] })
    const change = async (fileIds: string[]) =>
      (await house.as('staff').sends(announcements.change, { params: { id }, body: { fileIds } })).body.files
    assert.deepEqual(
      (await change([two.id, one.id])).map(({ name }) => name),
      ['two.pdf', 'one.pdf'],
    )
    assert.deepEqual(
      (await change([two.id])).map(({ name }) => name),
      ['two.pdf'],
    )
    assert.equal((await show(one.id, house.people.staff.cookie)).status, 404)
  })

  it('are PDF or pictures by their content, and not too large', async () => {
    const sends = async (body: Buffer, type: string) =>
      house.as('staff').tries(announcements.keepFile, { body, headers: { 'content-type': type } })
    const picture = await aPicture()
    const kept = await house.as('staff').sends(announcements.keepFile, picture)
    assert.deepEqual([kept.body.mediaType, kept.body.width], ['image/jpeg', 64])
    assert.match(
      String((await show(kept.body.id, house.people.staff.cookie)).headers['content-disposition']),
      /^inline/,
    )
    assert.equal((await sends(Buffer.from('<svg onload="x"/>'), 'image/svg+xml')).body.field, 'document')
    assert.equal((await sends(Buffer.from('MZ'), 'application/pdf')).body.field, 'document')
    assert.equal((await sends(Buffer.from('{}'), 'application/json')).status, 415)
    assert.equal((await sends(Buffer.from('x'), 'text/plain')).status, 415)
    assert.equal((await sends(Buffer.alloc(15_728_641), 'application/pdf')).status, 413)
  })
})

describe('news by mail', () => {
  const letterLink = (letter: string) => {
    const text = letter.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    return /\/news-by-mail\?token=([\w.%-]+)/.exec(text)?.[1] ?? ''
  }

  it('are turned off in the portal, and no letter comes any more', async () => {
    const wanted = async () => (await house.as('tenant').sends(ownAnnouncements.wantsMail)).body.wanted
    assert.equal(await wanted(), true)
    await house.as('tenant').sends(ownAnnouncements.wantMail, { body: { wanted: false } })
    assert.equal(await wanted(), false)
    const sent = await write({ when: 'now', byMail: true, audience: { kind: 'units', unitIds: [home.unit.id] } })
    assert.deepEqual(
      (await house.as('staff').sends(announcements.recipients, { params: { id: sent.id } })).body.map(
        ({ mail }) => mail,
      ),
      ['none'],
    )
    const { body: sheet } = await house.as('staff').sends(announcements.sheet, { params: { id: sent.id } })
    assert.deepEqual(sheet, [{ unitNumber: home.unit.unitNumber, floor: home.unit.floor, why: 'unwanted' }])
    await house.as('tenant').sends(ownAnnouncements.wantMail, { body: { wanted: true } })
  })

  it('are turned off from the letter, by the page its link opens, and on again', async () => {
    const sent = await write({
      when: 'now',
      byMail: true,
      title: 'With a link',
      audience: { kind: 'units', unitIds: [home.unit.id] },
    })
    const letter = (await house.letters(1)).findLast((one) => one.includes('With a link')) ?? ''
    const { body: sheet } = await house.as('staff').sends(announcements.sheet, { params: { id: sent.id } })
    assert.deepEqual(sheet, [], 'a letter reaches the home')
    const token = decodeURIComponent(letterLink(letter))
    const { rows } = await house.pool.query(`select text_body, html_body from mail_outbox`)
    assert.ok(!JSON.stringify(rows).includes(token), 'the secret lies in no outbox')
    const visitor = house.asNobody()
    assert.deepEqual((await visitor.sends(newsByMail.look, { body: { token } })).body, { wanted: true })
    await visitor.sends(newsByMail.choose, { body: { token, wanted: false } })
    assert.equal((await house.as('tenant').sends(ownAnnouncements.wantsMail)).body.wanted, false)
    await visitor.sends(newsByMail.choose, { body: { token, wanted: true } })
    assert.deepEqual((await visitor.sends(newsByMail.look, { body: { token } })).body, { wanted: true })
    for (const bad of ['x', `${token}x`, token.slice(0, -3)]) {
      const heard = await visitor.tries(newsByMail.choose, { body: { token: bad, wanted: false } })
      assert.deepEqual([heard.status, heard.body.code], [400, 'bad_link'])
    }
  })
})
