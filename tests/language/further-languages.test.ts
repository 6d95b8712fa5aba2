// Offers the pseudo-locale as a third language, before the languages are read.
import './pseudo-locale.ts'
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { announcements } from '#announcements/contract.ts'
import { ownAnnouncements } from '#announcements/own-contract.ts'
import { announcementTemplates } from '#announcements/template-contract.ts'
import { sitePictures } from '#photos/contract.ts'
import { photos } from '#photos/server/table.ts'
import { pseudoLocale } from '#platform/language/registry.ts'
import { newId } from '#platform/server/database/ids.ts'
import { createAnnouncementCalls } from '../support/calls/announcement-calls.ts'
import { migratedDatabase } from '../support/database/migrated-database.ts'
import { addHome } from '../support/people/household.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const pseudo = { title: 'Wâter off', body: 'On Môndây.' }

describe('what the office writes in a third language', () => {
  let app: TestApp
  before(async () => {
    app = await createTestApp()
    await addHome(app.db, app.people.tenant)
  })
  after(() => app.close())
  const { write } = createAnnouncementCalls(() => app)

  it('is read and e-mailed to those who read it, and the first language to those who read another', async () => {
    const reader = await app.addPerson('tenant', { language: pseudoLocale })
    await addHome(app.db, reader)
    const { id } = await write({ when: 'now', byMail: true, translations: { [pseudoLocale]: pseudo } })
    const titleIn = async (language: string) =>
      (await app.as('tenant').requestOk(ownAnnouncements.list, { headers: { 'accept-language': language } })).body.find(
        (one) => one.id === id,
      )?.title
    assert.deepEqual(await Promise.all([pseudoLocale, 'fr', 'en'].map(titleIn)), [
      pseudo.title,
      'Hot water off',
      'Hot water off',
    ])
    const { rows } = await app.db.execute<{ subject: string }>(
      sql`select subject from mail_outbox where about_id = ${id} and to_address = ${reader.email}`,
    )
    // The pseudo-locale marks the texts of e-mails.
    assert.match(rows[0]?.subject ?? '', /Wâter off/)
  })

  it('is whole, is searched, and is part of a template', async () => {
    const half = { translations: { [pseudoLocale]: { title: 'Half' } } }
    const body = { title: 'A', body: 'B', category: 'Maintenance', audience: { kind: 'everyone' }, ...half }
    const answer = await app.as('staff').request(announcements.write, { body })
    assert.partialDeepStrictEqual(answer, { status: 400, body: { field: `translations.${pseudoLocale}.body` } })
    const draft = await write({ translations: { [pseudoLocale]: { title: 'Chîmnêys', body: 'Swept.' } } })
    const { body: found } = await app.as('staff').requestOk(announcements.list, { query: { search: 'chimneys' } })
    assert.deepEqual(
      found.map(({ id }) => id),
      [draft.id],
    )
    const template = { name: 'Sweep', title: 'A', body: 'B', category: 'Maintenance', translations: draft.translations }
    const { body: templates } = await app.as('staff').requestOk(announcementTemplates.save, { body: template })
    assert.deepEqual(templates[0]?.translations, draft.translations)
  })

  it('describes pictures', async () => {
    const id = newId()
    await app.db.insert(photos).values({ id, picture: 'drawn', alt: 'The lobby.', category: 'lobby' })
    const photo = {
      id,
      alt: 'The lobby.',
      altTranslations: { [pseudoLocale]: 'Thê lôbby.', fr: '' },
      category: 'lobby',
    }
    const { body } = await app.as('admin').requestOk(sitePictures.change, { body: { photo } })
    assert.deepEqual(body.photos.find((one) => one.id === id)?.altTranslations, { [pseudoLocale]: 'Thê lôbby.' })
  })
})

it('texts in French are stored by their language when the database is migrated', async (t) => {
  const { database, add, rows } = await migratedDatabase(t)
  await add((file) => file < '0104')
  const [author, news, plain, photo] = [newId(), newId(), newId(), newId()]
  await database.pool.query(`
    insert into building.users (id, email, email_canonical, role, password_hash, first_name, last_name)
      values ('${author}', 'a@x.example', 'a@x.example', 'admin', 'x', 'A', 'B');
    insert into building.announcements (id, title, body, title_fr, body_fr, category, created_by) values
      ('${news}', 'Water', 'Off', 'Eau', 'Coupée', 'maintenance', '${author}'),
      ('${plain}', 'Power', 'Off', null, null, 'maintenance', '${author}');
    insert into building.photos (id, picture, alt, alt_fr, category) values ('${photo}', 'p', 'Lobby', 'Hall', 'lobby')`)
  await add(() => true)
  assert.deepEqual(await rows('select title, translations, search from building.announcements order by title desc'), [
    {
      title: 'Water',
      translations: { fr: { title: 'Eau', body: 'Coupée' } },
      search: 'water off maintenance coupee eau',
    },
    { title: 'Power', translations: {}, search: 'power off maintenance' },
  ])
  assert.deepEqual(await rows('select alt_translations from building.photos'), [{ alt_translations: { fr: 'Hall' } }])
  await assert.rejects(
    database.pool.query(`update building.announcements set translations = '{"fr": {"title": "Eau", "body": " "}}'`),
    /announcements_translations_check/,
  )
  await assert.rejects(
    database.pool.query(`update building.photos set alt_translations = '{"fr": ""}'`),
    /photos_alt_translations_check/,
  )
})
