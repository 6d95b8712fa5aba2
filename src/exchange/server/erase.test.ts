import assert from 'node:assert/strict'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { contact } from '#contact/contract.ts'
import { maintenance } from '#maintenance/contract.ts'
import { ownRequests } from '#maintenance/own-contract.ts'
import { requestPhotos } from '#maintenance/photos-contract.ts'
import { occupancy } from '#occupancy/contract.ts'
import { payments } from '#payments/contract.ts'
import { newId } from '#platform/server/ids.ts'
import { residents } from '#residents/contract.ts'
import { units } from '#units/contract.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { addHome } from '../../../tests/support/household.ts'
import { aPicture } from '../../../tests/support/picture.ts'
import { exportCalls } from '../export-calls.ts'
import { importCalls } from '../import-calls.ts'
import { personCalls } from '../person-calls.ts'

let house: TestHouse
let person: Awaited<ReturnType<TestHouse['addPerson']>>
let [tenantId, unitId] = ['', '']
/** Words that belong to one person alone. */
const canaries = {
  name: 'Quillon Zephyrine',
  email: 'canary.person@perch.example',
  second: 'canary.two@perch.example',
  phone: '4165559931',
  secondPhone: '4165559932',
  pet: 'Canarybird',
  notes: 'zq-notes',
  title: 'zq-title',
  description: 'zq-description',
  message: 'zq-message',
  answer: 'zq-answer',
  contact: 'zq-contact',
  reply: 'zq-reply',
  turned: 'zq-turned',
  memo: 'zq-memo',
  emergency: 'Zorro Emergency',
}

before(async () => {
  house = await openTestHouse()
  const { name, email, second, phone, secondPhone, pet, notes, emergency, title, description, message, answer, memo } =
    canaries
  const [firstName = '', lastName = ''] = name.split(' ')
  person = await house.addPerson('tenant', { firstName, lastName, email, phone })
  const home = await addHome(house.db, person)
  ;[tenantId, unitId] = [home.tenantId, home.unit.id]
  const [admin, own] = [house.as('admin'), house.withCookie(person.cookie)]
  await admin.sends(residents.change, {
    params: { id: tenantId },
    body: {
      emailPrimary: email,
      emailSecondary: second,
      phonePrimary: phone,
      phoneSecondary: secondPhone,
      pets: [pet],
      emergencyContactName: emergency,
    },
  })
  await admin.sends(residents.addNote, { params: { id: tenantId }, body: { note: notes } })
  await admin.sends(units.addNote, {
    params: { id: unitId },
    body: { note: `Keys given to ${name.toUpperCase()}, ${phone}` },
  })
  await house.db.execute(sql`update units set owner_name = ${name} where id = ${unitId}`)
  const { body: request } = await own.sends(ownRequests.file, { body: { title, description } })
  const { body: photo } = await own.sends(requestPhotos.keep, await aPicture())
  await own.sends(requestPhotos.add, { params: { id: request.id }, body: { photoIds: [photo.id] } })
  await house.db.execute(sql`insert into request_messages (id, request_id, author_id, body, sent_to)
    values (${newId()}, ${request.id}, ${person.id}, ${message}, 'staff'), (${newId()}, ${request.id}, ${house.people.staff.id}, ${`${answer} ${name}`}, 'tenant')`)
  await admin.sends(maintenance.move, { params: { id: request.id }, body: { status: 'completed' } })
  await house.asNobody().sends(contact.send, {
    body: {
      name,
      email,
      phone: '416-555-9931',
      reason: 'other',
      subject: canaries.contact,
      message: `${canaries.contact} long enough to be a message`,
    },
  })
  await house.db.execute(sql`insert into contact_replies (id, message_id, subject, reply_message, replied_by)
    select ${newId()}, id, 'Re', ${`${canaries.reply} dear ${name}`}, ${house.people.staff.id} from contact_messages`)
  const { body: written } = await house.asNobody().sends(contact.send, {
    body: { name, email, phone: '416-555-9931', reason: 'other', subject: 'Lamp', message: canaries.turned },
  })
  await admin.sends(contact.turn, {
    params: { messageId: written.id },
    body: { title: canaries.turned, description: canaries.turned, placeName: 'Garage' },
    headers: { 'idempotency-key': 'turned' },
  })
  await admin.sends(payments.enter, {
    body: { tenantId, kind: 'charge', type: 'Fee', amount: 10, date: '2026-01-01', memo },
  })
  await admin.sends(importCalls.sendSheet, {
    query: { kind: 'residents', fileName: 'people.csv' },
    body: Buffer.from(`Name,Email\n${name},${email}\n`),
    headers: { 'content-type': 'text/csv' },
  })
  await house.letters(1)
})
after(() => house.close())

/** Every table of both schemas with the rows in which a canary is found. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows: tables } = await house.pool.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('building', 'jobs') and c.relkind = 'r' order by 1, 2`,
  )
  const found: string[] = []
  for (const { schema, name } of tables) {
    const { rowCount } = await house.pool.query(
      `select from "${schema}"."${name}" t where position(lower($1) in lower(t::text)) > 0`,
      [word],
    )
    if (rowCount) found.push(name)
  }
  return found
}

/** Every file of the data folder, by name or content. */
async function filesWith(word: string): Promise<string[]> {
  const root = house.config.dataDir
  const found: string[] = []
  for (const name of await readdir(root, { recursive: true })) {
    const path = join(root, name)
    if (!(await stat(path)).isFile()) continue
    const text = `${name}\n${(await readFile(path)).toString('latin1')}`.replace(/=\r?\n/g, '')
    if (text.toLowerCase().includes(word.toLowerCase())) found.push(name)
  }
  return found
}

describe('what is known of a person', () => {
  it('is given to them and to an administrator, the office’s notes only to the latter', async () => {
    const own = (await house.withCookie(person.cookie).sends(personCalls.ownData)).body
    const all = (await house.as('admin').sends(personCalls.personData, { params: { userId: person.id } })).body
    const said = (data: object) => JSON.stringify(data)
    for (const [what, word] of Object.entries(canaries)) {
      assert.ok(said(all).includes(word), what)
      assert.equal(said(own).includes(word), what !== 'notes', what)
    }
    assert.doesNotMatch(said(all), /argon2|_sealed|token/)
  })

  it('reads as a page on which nothing can run', async () => {
    const script = '<script>alert(1)</script>'
    await house.withCookie(person.cookie).sends(ownRequests.file, { body: { title: script, description: script } })
    const answer = await house.app.inject({
      url: personCalls.ownPage.path,
      headers: { host: 'house.test', cookie: person.cookie },
    })
    assert.match(answer.body, /What is known of Quillon Zephyrine/)
    assert.doesNotMatch(answer.body, /<script/)
    assert.match(String(answer.headers['content-disposition']), /attachment; filename="quillon-zephyrine.html"/)
  })

  it('is of residents: an account of the office is not found', async () => {
    const heard = await house.as('admin').tries(personCalls.personData, { params: { userId: house.people.staff.id } })
    assert.equal(heard.status, 404)
  })
})

describe('being forgotten', () => {
  it('waits until they have left', async () => {
    const heard = await house.as('admin').tries(personCalls.erase, { params: { userId: person.id } })
    assert.deepEqual([heard.status, heard.body.code], [409, 'lives_here'])
    assert.ok((await tablesWith(canaries.name)).length > 3)
  })

  it('leaves no canary in any table or file but under the holds that are listed', async () => {
    const twin = await house.addPerson('tenant', { firstName: 'Somebody', lastName: 'Else' })
    const { tenantId: other } = await addHome(house.db, twin)
    await house.as('admin').sends(residents.change, {
      params: { id: other },
      body: { emergencyContactPhone: canaries.phone, phonePrimary: '4165550000' },
    })
    await house
      .as('admin')
      .sends(occupancy.remove, { params: { id: unitId }, body: { tenantId, notes: `${canaries.name} has left` } })
    const { rows: files } = await house.pool.query('select from files')
    assert.ok(files.length > 0)
    const told = (await house.as('admin').sends(personCalls.erase, { params: { userId: person.id } })).body
    assert.deepEqual(
      told.map(({ what }) => what.split(',')[0]),
      (await house.as('admin').sends(personCalls.holds, { params: { userId: person.id } })).body.map(
        ({ what }) => what.split(',')[0],
      ),
    )
    // The hold on the books, and somebody else's emergency contact.
    const allowed: Record<string, string[]> = { memo: ['payment_entries'], phone: ['tenants'] }
    for (const [what, word] of Object.entries(canaries)) {
      assert.deepEqual(await tablesWith(word), allowed[what] ?? [], `${what} in a table`)
      assert.deepEqual(await filesWith(word), [], `${what} in a file`)
    }
    assert.deepEqual((await house.pool.query('select from files')).rows, [])
    assert.equal((await house.withCookie(person.cookie).tries(personCalls.ownData)).status, 401)
  })

  it('keeps what the building needs: the home, the work, the money, the log', async () => {
    const count = async (question: string, values: unknown[] = []) =>
      (await house.pool.query(question, values)).rowCount
    assert.equal(await count('select from assignments where tenant_id = $1 and ended_at is not null', [tenantId]), 1)
    assert.equal(
      await count(`select from maintenance_requests where tenant_id = $1 and status = 'completed'`, [tenantId]),
      1,
    )
    assert.equal(await count('select from payment_entries where tenant_id = $1', [tenantId]), 1)
    assert.ok(((await count(`select from audit_log where by = $1`, [person.id])) ?? 0) > 0)
    await assert.rejects(house.pool.query('delete from audit_log'), /only grows/)
  })

  it('is written down without saying who it was', async () => {
    const { rows } = await house.pool.query(`select by, before, after from audit_log where action = 'erased'`)
    assert.deepEqual(rows, [{ by: house.people.admin.id, before: null, after: null }])
    assert.equal(
      (
        await house.app.inject({
          url: exportCalls.takeEverything.path,
          headers: { host: 'house.test', cookie: house.people.admin.cookie },
        })
      ).statusCode,
      200,
    )
  })
})
