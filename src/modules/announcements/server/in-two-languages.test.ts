import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { residents } from '#residents/server/table.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createAnnouncementCalls, news, paramsOf } from '../../../../tests/support/calls/announcement-calls.ts'
import { notifications } from '#notifications/contract.ts'
import { announcements } from '../contract.ts'
import { ownAnnouncements } from '../own-contract.ts'
import { announcementTemplates } from '../template-contract.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
let french: Awaited<ReturnType<TestApp['addPerson']>>
before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
  french = await app.addPerson('tenant', { language: 'fr' })
  await addHome(app.db, french)
})
after(() => app.close())

const { timeAfterSteps, write, find, recipients } = createAnnouncementCalls(() => app)
const office = () => app.as('staff')
const fr = { title: "Coupure d'eau", body: '# Lundi\n**Eau chaude** coupée.' }
const both = { translations: { fr } }
const emailsOf = async (id: string) =>
  (
    await app.db.execute<{ to: string; subject: string }>(
      sql`select to_address as "to", subject from mail_outbox where about_id = ${id} order by id`,
    )
  ).rows
/** Waits until no e-mail about it is queued: one that is being sent would overwrite its state. */
async function untilSent(id: string) {
  const queued = async () =>
    (await app.db.execute(sql`select from mail_outbox where about_id = ${id} and status = 'queued'`)).rowCount
  while (await queued()) await wait(25)
}

describe('an announcement in two languages', () => {
  it('is read and e-mailed in the language of the reader, and in English without a French text', async () => {
    const sent = await write({ ...both, when: 'now', byMail: true })
    const only = await write({ when: 'now', title: 'English only' })
    const listed = async (language: string) =>
      (await app.as('tenant').requestOk(ownAnnouncements.list, { headers: { 'accept-language': language } })).body
    const titleIn = async (language: string, id: string) => (await listed(language)).find((one) => one.id === id)?.title
    assert.equal(await titleIn('fr-CA', sent.id), fr.title)
    assert.equal(await titleIn('en', sent.id), 'Hot water off')
    assert.equal(await titleIn('fr', only.id), 'English only')
    const emails = await emailsOf(sent.id)
    assert.equal(emails.find(({ to }) => to === french.email)?.subject, fr.title)
    assert.equal(emails.find(({ to }) => to === app.people.tenant.email)?.subject, 'Hot water off')
  })

  it('is in the bell in the language of the reader', async () => {
    const bellIn = async (language: string) => {
      const headers = { 'accept-language': language }
      const { body } = await app.as('tenant').requestOk(notifications.list, { headers })
      return body.map(({ title, line }) => [title, line])
    }
    const { title } = await write({ ...both, when: 'now', title: 'Hot water', body: '# Monday\nIt is off.' })
    assert.deepEqual((await bellIn('en'))[0], [title, 'Monday'])
    assert.deepEqual((await bellIn('fr-CA'))[0], [fr.title, 'Lundi'])
    const expiresAt = new Date(app.now().getTime() + 3_600_000).toISOString()
    await write({ ...both, when: 'now', emergency: true, expiresAt, title: 'Leave the building' })
    assert.equal((await bellIn('fr'))[0]?.[0], `Urgence : ${fr.title}`)
    assert.equal((await bellIn('en'))[0]?.[0], 'Emergency: Leave the building')
    await write({ when: 'now', title: 'English only' })
    assert.equal((await bellIn('fr'))[0]?.[0], 'English only')
  })

  it('needs both the French title and the French text', async () => {
    const half = await office().request(announcements.write, {
      body: news({ translations: { fr: { title: 'Coupure' } } }),
    })
    assert.partialDeepStrictEqual(half, { status: 400, body: { field: 'translations.fr.body' } })
    const draft = await write({ ...both })
    const cut = await office().request(announcements.change, {
      ...paramsOf(draft),
      body: { translations: { fr: { ...fr, title: '' } } },
    })
    assert.partialDeepStrictEqual(cut, { status: 400, body: { field: 'translations.fr.title' } })
    const { body } = await office().requestOk(announcements.change, {
      ...paramsOf(draft),
      body: { translations: { fr: { title: '', body: '' } } },
    })
    assert.deepEqual(body.translations, {})
  })

  it('is found by its French text', async () => {
    const draft = await write({ translations: { fr: { title: 'Ramonage', body: 'Des cheminées.' } } })
    const { body } = await office().requestOk(announcements.list, { query: { search: 'cheminees' } })
    assert.deepEqual(
      body.map(({ id }) => id),
      [draft.id],
    )
  })
})

describe('an emergency for some', () => {
  it('reaches and is shown to its audience and to those who work here, and to nobody else', async () => {
    const sent = await write({
      when: 'now',
      emergency: true,
      title: 'Leak on this floor',
      audience: { kind: 'units', unitIds: [home.unit.id] },
      expiresAt: timeAfterSteps(2),
    })
    assert.equal(sent.reach?.people, 1)
    const shown = async (client: ReturnType<TestApp['as']>) =>
      (await client.requestOk(ownAnnouncements.emergencies)).body.some(({ id }) => id === sent.id)
    assert.deepEqual(
      [await shown(app.as('tenant')), await shown(app.as('admin')), await shown(app.withCookie(french.cookie))],
      [true, true, false],
    )
    await office().requestOk(announcements.end, paramsOf(sent))
  })
})

describe('a reminder', () => {
  it('goes once a press to those who have not read it and can be reached, and is recorded', async () => {
    const sent = await write({ ...both, when: 'now' })
    await app.as('tenant').requestOk(ownAnnouncements.read, paramsOf(sent))
    const press = { ...paramsOf(sent), headers: { 'idempotency-key': 'one-press' } }
    const { body } = await office().requestOk(announcements.remind, press)
    await office().requestOk(announcements.remind, press)
    assert.deepEqual(
      body.reminders.map(({ people, sentBy }) => [people, sentBy.firstName]),
      [[1, app.people.staff.firstName]],
    )
    assert.equal((await find(sent)).reminders.length, 1)
    const emails = await emailsOf(sent.id)
    assert.deepEqual(emails, [{ to: french.email, subject: `Rappel : ${fr.title}` }])
    await untilSent(sent.id)
    const { rows } = await app.db.execute(sql`select status from mail_outbox where about_id = ${sent.id}`)
    assert.deepEqual(rows, [{ status: 'sent' }])
  })
  it('is rejected when nobody is left, and for a draft', async () => {
    const sent = await write({ when: 'now' })
    await app.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, french.id))
    await app.as('tenant').requestOk(ownAnnouncements.read, paramsOf(sent))
    const nobody = await office().request(announcements.remind, paramsOf(sent))
    assert.partialDeepStrictEqual(nobody, { status: 409, body: { code: 'nobody_to_remind' } })
    await app.db.update(users).set({ status: 'Active' }).where(eq(users.id, french.id))
    const draft = await write()
    assert.equal((await office().request(announcements.remind, paramsOf(draft))).status, 409)
  })
})

describe('the read list by unit', () => {
  it('counts the readers of each home, those without one first', async () => {
    const sent = await write({ when: 'now' })
    await app.as('tenant').requestOk(ownAnnouncements.read, paramsOf(sent))
    const { body } = await office().requestOk(announcements.readsByUnit, paramsOf(sent))
    assert.deepEqual(
      body.map(({ read, people }) => [read, people]),
      [
        [0, 1],
        [1, 1],
      ],
    )
    assert.equal(body[1]?.unitNumber, home.unit.unitNumber)
    assert.equal(body[1]?.unread, null)
  })
})

describe('a failed e-mail', () => {
  it('is sent again to an address that the office corrects in place', async () => {
    const sent = await write({ when: 'now', byMail: true })
    await untilSent(sent.id)
    const person = (await recipients(sent)).find(({ userId }) => userId === app.people.tenant.id)
    await app.db.execute(
      sql`update mail_outbox set status = 'failed', sent_at = null, last_error = '550 unknown' where about_id = ${sent.id} and to_address = ${person?.address}`,
    )
    const params = { id: sent.id, userId: app.people.tenant.id }
    const bad = await office().request(announcements.correctAddress, { params, body: { email: 'nobody' } })
    assert.partialDeepStrictEqual(bad, { status: 400, body: { field: 'email' } })
    const body = { email: 'right@home.example' }
    await office().requestOk(announcements.correctAddress, { params, body })
    assert.ok((await emailsOf(sent.id)).some(({ to }) => to === body.email))
    const [record] = await app.db.select().from(residents).where(eq(residents.id, home.residentId))
    assert.equal(record?.emailPrimary, body.email)
    const nobody = await office().request(announcements.correctAddress, {
      params: { ...params, userId: app.people.admin.id },
      body,
    })
    assert.equal(nobody.status, 404)
  })
})

describe('templates', () => {
  it('are saved by name, replaced by the same name, and removed', async () => {
    const { title, body, category } = news()
    const template = { name: 'Water off', title, body, category, ...both }
    await office().requestOk(announcementTemplates.save, { body: template })
    const { body: saved } = await office().requestOk(announcementTemplates.save, {
      body: { ...template, name: 'water off', title: 'Hot and cold water off' },
    })
    assert.deepEqual(
      saved.map(({ name, title: text, translations }) => [name, text, translations.fr?.title]),
      [['water off', 'Hot and cold water off', fr.title]],
    )
    const nameless = await office().request(announcementTemplates.save, { body: { ...template, name: ' ' } })
    assert.partialDeepStrictEqual(nameless, { status: 400, body: { field: 'name' } })
    const half = await office().request(announcementTemplates.save, {
      body: { ...template, translations: { fr: { ...fr, body: null } } },
    })
    assert.partialDeepStrictEqual(half, { status: 400, body: { field: 'translations.fr.body' } })
    const params = { id: saved[0]?.id ?? '' }
    assert.deepEqual((await office().requestOk(announcementTemplates.remove, { params })).body, [])
    assert.equal((await office().request(announcementTemplates.remove, { params })).status, 404)
  })
})
