import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { listMessages } from '#contact/server/reads.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import {
  canary,
  emptyTables,
  ownersIn,
  placeCanaries,
  tablesOfPeople,
  allRows,
} from '../../../../../tests/support/access/canaries.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import {
  insertImport,
  insertUnitNote,
  insertUnknownSender,
  tablesOfOffice,
} from '../../../../../tests/support/people/office-rows.ts'
import {
  type Office,
  type InsertedPerson,
  insertOffice,
  insertPerson,
  type PersonInput,
} from '../../../../../tests/support/people/people-rows.ts'
import { erasePerson, planErasure } from './erase.ts'
import { dataOf } from './person.ts'
import { planResidents } from '../plan/plan-residents.ts'
import {
  addresses,
  containsName,
  mentions,
  office,
  similarTexts,
  sketches,
  upperCase,
  words,
} from '../../../../../tests/support/people/similar-people.ts'

const runs = Number(process.env['PERSON_RUNS'] ?? 15)
const seed = Number(process.env['PERSON_SEED'] ?? Date.now() % 1_000_000)

/** Columns that are not free text: keys, states, and identifying data. */
const but = (column: string) =>
  /^(?:building|throttle_counters|counters|imports)\./.test(column) ||
  /\.(?:email|email_canonical|email_primary|email_secondary|phone|phone_primary|phone_secondary|first_name|last_name|full_name|owner_name|to_address|to_name|about_type|link_type|table_name|unit_number|action|record_type|by_name|endpoint)$/.test(
    column,
  ) ||
  /^(?:contact_messages\.name|idempotency_keys\.reply|incoming_emails\.fingerprint|mail_outbox\.accepted_by|packages\.place|package_codes\.code_hash|move_steps\.key|audit_log\.address|audit_log\.request_id|work_orders\.invoice_number)$/.test(
    column,
  )

/** What a person's data shows, among others. */
const shows = [
  'residents.pets',
  'residents.notes',
  'resident_office_notes.note',
  'maintenance_requests.description',
  'maintenance_notes.note',
  'request_messages.body',
  'request_photos.caption',
  'payment_entries.memo',
  'contact_messages.message',
  'contact_replies.reply_message',
  'mail_outbox.text_body',
  'sessions.agent',
]

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(async () => {
  await emptyTables(app.pool)
  await app.close()
})

type World = {
  people: InsertedPerson[]
  unknownSenders: Map<string, string>
  notes: Map<string, Note>
  sheetId: string
  at: Office
}

async function plant(drawn: readonly PersonInput[]): Promise<World> {
  await emptyTables(app.pool)
  const at = await insertOffice(app.pool, office)
  const people: InsertedPerson[] = []
  for (const [index, sketch] of drawn.entries())
    people.push(await insertPerson(app.pool, at, sketch, 'abcd'.charAt(index)))
  const unknownSenders = new Map<string, string>()
  for (const email of addresses) unknownSenders.set(await insertUnknownSender(app.pool, at, email), email)
  const sheetId = await insertImport(app.pool, at, addresses)
  const ownerOf = (row: string) => people.find(({ ids }) => ids.some((id) => row.includes(id)))?.mark ?? null
  await placeCanaries(app.pool, ownerOf, but)
  const notes = new Map<string, Note>()
  for (const person of people)
    for (const [means, text] of [...mentions(person), ...similarTexts(person)])
      notes.set(await insertUnitNote(app.pool, at, text), { of: person.mark, means, text })
  return { people, unknownSenders, notes, sheetId, at }
}
/** An office note about a person, or about one with a similar name. */
type Note = { of: string; means: 'name' | 'signIn' | 'phone' | null; text: string }
const canonicalOf = ({ signIn, primary, secondary }: PersonInput) =>
  [signIn, primary, secondary].flatMap((one) => (one === null ? [] : [canonicalEmail(one)]))
/** The unique identifiers of this person, found in another way than the program does. */
function identifies(person: InsertedPerson, people: readonly InsertedPerson[]) {
  const others = people.filter((one) => one !== person)
  const own = words(person.name)
  return {
    name: own.length > 1 && !others.some((one) => containsName(words(one.name), own)),
    signIn: !others.some((one) => canonicalOf(one).includes(canonicalEmail(person.signIn))),
    phone: !others.some((one) => one.phone === person.phone),
  }
}

async function checkData({ people }: World) {
  for (const person of people) {
    const text = JSON.stringify(await dataOf(app.db, person.userId, false, new Date()))
    const foreignTexts = [...ownersIn(text)].filter((owner) => owner !== person.mark && owner !== 'shared')
    assert.deepEqual(foreignTexts, [], `whose words are in the data of ${person.mark}`)
    for (const column of shows) assert.ok(text.includes(canary(person.mark, column)), `${column} of ${person.mark}`)
    assert.ok(!text.includes(canary('shared', 'contact_messages.message')), "a stranger's message")
    assert.ok(!text.includes(canary('shared', 'mail_outbox.text_body')), 'an e-mail to another recipient')
    const own = JSON.stringify(await dataOf(app.db, person.userId, true, new Date()))
    for (const column of ['residents.notes', 'resident_office_notes.note'])
      assert.ok(!own.includes(canary(person.mark, column)), column)
  }
}

async function checkMatches({ people, unknownSenders }: World) {
  const live = people.filter(({ deleted }) => !deleted)
  const signsIn = (email: string) => live.find((one) => canonicalEmail(one.signIn) === canonicalEmail(email))
  const { rows: messages } = await listMessages(app.db, { sort: 'newest', limit: 1000 }, 'admin')
  for (const { id, resident, suggestion } of messages.filter((one) => unknownSenders.has(one.id))) {
    const email = unknownSenders.get(id) ?? ''
    const owner = signsIn(email)
    const shared = live.some((one) => one !== owner && canonicalOf(one).includes(canonicalEmail(email)))
    assert.equal(resident, null, 'an address links nobody')
    assert.equal(suggestion?.tenantId, owner && !shared && email !== office ? owner.residentId : undefined, email)
  }
  for (const email of addresses) {
    const row = { line: 2, values: { fullName: 'Someone Imported', emailPrimary: email, phonePrimary: '5145550199' } }
    const { plan } = await app.db.transaction((tx) => planResidents(tx, [row], {}, new Date()))
    const owner = signsIn(email)
    assert.equal(plan[0]?.outcome, owner ? 'changed' : 'new', email)
    if (owner) assert.equal(plan[0]?.operation?.residentId, owner.residentId, email)
  }
}

const isOf = (person: InsertedPerson, row: string) => person.ids.some((id) => row.includes(id))
/** The rows that are unrelated to this person and not in a text about several people. */
const rest = (all: Map<string, string[]>, person: InsertedPerson, sheetId: string) =>
  [...all].flatMap(([table, rows]) =>
    table === 'unit_notes'
      ? []
      : rows
          // The database adds assets for the words in a record.
          .filter((row) => table !== 'assets' || !ownersIn(row).has(person.mark))
          .filter((row) => !isOf(person, row) && !row.includes(person.unitId) && !row.includes(sheetId))
          .map((row) => `${table} ${row}`),
  )

async function checkErasure({ people, notes, sheetId, at }: World, person: InsertedPerson) {
  const present = await allRows(app.pool)
  const alone = identifies(person, people)
  const plan = await planErasure(app.db, person.userId, new Date())
  assert.deepEqual(await allRows(app.pool), present, 'a dry run changes nothing')
  const sheet = await sheetEmails(sheetId)
  const by = { id: at.staffId, firstName: 'Staff', lastName: 'Person' }
  const where = { files: app.files, mailDir: app.config.mailDir }
  assert.deepEqual(await erasePerson(app.db, where, person.userId, by, new Date()), plan.stays)

  const left = await allRows(app.pool)
  for (const [table, rows] of left)
    for (const row of rows.filter((one) => ownersIn(one).has(person.mark)))
      assert.ok(
        table === 'payment_entries' || row.includes(canary(person.mark, 'maintenance_requests.place_name')),
        `words of ${person.mark} are left in ${table}: ${row}`,
      )
  assert.deepEqual(rest(left, person, sheetId), rest(present, person, sheetId), "what is others'")

  const { rows } = await app.pool.query<{ id: string; note: string }>('select id, note from unit_notes')
  for (const { id, note: text } of rows) {
    const was = notes.get(id)
    assert.ok(was)
    // What is similar to another's, or was also an erased person's, may now be unique to this person.
    const isErased = people.some(({ mark, name }) => mark === was.of && name === 'Erased')
    if (!isErased && (was.of === person.mark || was.means !== null)) {
      if (was.of === person.mark && was.means !== null && alone[was.means])
        assert.match(text, /^[A-Za-z ]+["<]?\[erased\]/, was.text)
      else assert.equal(text, was.text, 'of another person, or of nobody alone')
    }
    notes.set(id, { ...was, text })
  }
  const isSamePerson = (email: string) => alone.signIn && canonicalEmail(email) === canonicalEmail(person.signIn)
  assert.deepEqual(
    await sheetEmails(sheetId),
    sheet.filter((email) => !isSamePerson(email)),
    'lines of a file',
  )
  const owners = await app.pool.query<{ id: string; owner_name: string | null }>('select id, owner_name from units')
  for (const { id, owner_name } of owners.rows)
    if (id === person.unitId) assert.equal(owner_name, person.owner ? null : person.name)
  const jobs = await app.pool.query(`select from jobs.job where data ->> 'userId' = $1`, [person.userId])
  assert.equal(jobs.rowCount, 0)
}

async function sheetEmails(id: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ sheet: { rows: { cells: string[] }[] } }>(
    'select sheet from imports where id = $1',
    [id],
  )
  return rows[0]?.sheet.rows.slice(1).map(({ cells }) => cells[1] ?? '') ?? []
}

describe('a person is identified by account, not by typed data', () => {
  it('has unique values in every table that refers to an account, a record or a request', async () => {
    const { people } = await plant(fc.sample(sketches, { numRuns: 1, seed })[0] ?? [])
    const all = await allRows(app.pool)
    const missing = (await tablesOfPeople(app.pool)).filter(
      (table) =>
        !tablesOfOffice.includes(table) && people.some((person) => !all.get(table)?.some((row) => isOf(person, row))),
    )
    assert.deepEqual(missing, [], 'tests/support/people/people-rows.ts plants no row here')
  })

  it(`has data, e-mails, matches and an erasure that touch exactly their own rows (PERSON_SEED=${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(sketches, async (drawn) => {
        const world = await plant(drawn)
        await checkData(world)
        await checkMatches(world)
        for (const person of world.people) {
          await checkErasure(world, person)
          Object.assign(person, { name: 'Erased', signIn: `${person.userId}@erased.invalid`, primary: null })
          Object.assign(person, { secondary: null, phone: person.userId, deleted: true })
        }
      }),
      { seed, numRuns: runs, endOnFailure: true, examples: [[upperCase]] },
    )
  })
})
