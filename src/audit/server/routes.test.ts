import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { announcements } from '#announcements/contract.ts'
import { maintenance } from '#maintenance/contract.ts'
import { ownRequests } from '#maintenance/own-contract.ts'
import { newId } from '#platform/server/ids.ts'
import { residents } from '#residents/contract.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { addHome } from '../../../tests/support/household.ts'
import { fittingBody } from '../../../tests/support/generated.ts'
import { audit, type AuditEntry } from '../contract.ts'
import { words } from '../words.ts'
import { fitting, pageOf } from './store.ts'

let house: TestHouse
let home: Awaited<ReturnType<typeof addHome>>
let request = ''
before(async () => {
  house = await openTestHouse()
  home = await addHome(house.db, house.people.tenant)
  const { body } = await house.as('tenant').sends(ownRequests.file, {
    body: { title: 'Tap drips', description: 'In the kitchen, since Sunday.' },
  })
  request = body.id
})
after(() => house.close())

const read = async (query: Record<string, string> = {}) => (await house.as('admin').sends(audit.list, { query })).body
const said = ({ sentence }: AuditEntry) => sentence.map(({ text }) => text).join('')
const newest = async (query?: Record<string, string>) => {
  const [entry] = await read(query)
  assert.ok(entry)
  return entry
}

describe('an entry', () => {
  it('is a sentence that names its record and leads there', async () => {
    await house.as('staff').sends(maintenance.move, { params: { id: request }, body: { status: 'in_progress' } })
    const entry = await newest()
    assert.match(said(entry), /^staff Person moved TST-\d+ to In Progress$/)
    assert.deepEqual(
      entry.sentence.flatMap(({ to }) => to ?? []),
      [{ kind: 'request', id: request }],
    )
    assert.equal(entry.byId, house.people.staff.id)
  })

  it('tells which fields changed, and from what to what', async () => {
    const changes = { params: { id: home.tenantId }, body: { preferredName: 'Ada', pets: ['Rex'] } }
    await house.as('admin').sends(residents.change, changes)
    const entry = await newest({ kind: 'changed' })
    assert.match(
      said(entry),
      /^admin Person changed (?:preferred name and pets|pets and preferred name) of tenant Person$/,
    )
    assert.deepEqual(
      entry.changes.toSorted((a, b) => a.field.localeCompare(b.field)),
      [
        { field: 'pets', before: null, after: 'Rex' },
        { field: 'preferred name', before: null, after: 'Ada' },
      ],
    )
  })

  it('tells whose code was looked at, and never the code', async () => {
    await house
      .as('admin')
      .sends(residents.change, { params: { id: home.tenantId }, body: { unitAccessCode: 'QX77ZP' } })
    await house.as('staff').sends(residents.reveal, { params: { id: home.tenantId }, body: { code: 'unitAccessCode' } })
    const entry = await newest({ kind: 'looked' })
    assert.match(said(entry), /^staff Person looked at the unit access code of tenant Person$/)
    assert.ok(entry.address)
    assert.ok(!JSON.stringify(await read({ limit: '200' })).includes('QX77ZP'))
  })

  it('keeps the name of a record that can no longer be opened, without the way to it', async () => {
    const gone = await house.addPerson('staff', { firstName: 'Ines', lastName: 'Duarte' })
    await house.as('admin').sends(accounts.removeUser, { params: { id: gone.id } })
    const entry = await newest()
    assert.equal(said(entry), 'admin Person deleted the account of Ines Duarte')
    assert.deepEqual(
      entry.sentence.flatMap(({ to }) => to ?? []),
      [],
    )
  })

  it('says who did it also where nobody was signed in', async () => {
    await house.db.execute(
      sql`insert into audit_log (id, noun, action) values (${newId()}, 'contact', 'received'), (${newId()}, 'backup', 'made')`,
    )
    const entries = await read({ limit: '2' })
    assert.deepEqual(entries.map(said).toSorted(), [
      'A visitor wrote a message to the office',
      'The program made a backup',
    ])
  })
})

describe('the filters', () => {
  it('hold by person, noun, kind and day of the building', async () => {
    await house.as('staff').sends(announcements.write, { body: fittingBody(announcements.write) })
    const by = house.people.staff.id
    assert.ok((await read({ by })).every(({ byId }) => byId === by))
    assert.ok((await read({ noun: 'announcements' })).every(({ noun }) => noun === 'announcements'))
    assert.deepEqual(await read({ by, noun: 'accounts' }), [])
    assert.ok((await read({ kind: 'added', noun: 'announcements' })).some(({ action }) => action === 'wrote'))
    // A quarter past midnight in Toronto is already the next day there, though still the day before in no other sense.
    await house.db
      .execute(sql`insert into audit_log (id, at, noun, action) values (${newId()}, '2020-03-02T04:59:00Z', 'backup', 'made'),
      (${newId()}, '2020-03-02T05:15:00Z', 'backup', 'made')`)
    const times = async (from: string, to: string) => (await read({ from, to })).map(({ at }) => at)
    assert.deepEqual(await times('2020-03-01', '2020-03-01'), ['2020-03-02T04:59:00.000Z'])
    assert.deepEqual(await times('2020-03-02', '2020-03-02'), ['2020-03-02T05:15:00.000Z'])
  })

  it('offer whom and what the log knows', async () => {
    const { body } = await house.as('admin').sends(audit.choices)
    assert.ok(body.people.some(({ name }) => name === 'staff Person'))
    assert.ok(body.nouns.includes('maintenance'))
    assert.equal(new Set(body.nouns).size, body.nouns.length)
  })

  it('refuse what is none, naming it', async () => {
    for (const [field, query] of [
      ['by', { by: 'x' }],
      ['kind', { kind: 'everything' }],
      ['from', { from: '31.1.2026' }],
      ['limit', { limit: '201' }],
      ['cursor', { cursor: newId() }],
    ] as const) {
      const heard = await house.as('admin').tries(audit.list, { query })
      assert.deepEqual([heard.status, heard.body.field], [400, field])
    }
  })

  it('tell settings whatever their area is called', async () => {
    await house.db.execute(sql`insert into audit_log (id, noun, action, before, after) values
      (${newId()}, 'office hours', 'changed', '{"days": "a"}', '{"days": "b"}')`)
    const entry = await newest({ kind: 'changed', noun: 'office hours' })
    assert.equal(said(entry), 'The program changed days of the office hours')
  })
})

describe('pages', () => {
  it('go by key: what is written meanwhile neither repeats nor skips', async () => {
    const all = (await read({ limit: '200' })).map(({ id }) => id)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const heard = await house.as('admin').sends(audit.list, { query: { limit: '3', ...(cursor ? { cursor } : {}) } })
      seen.push(...heard.body.map(({ id }) => id))
      assert.equal(heard.headers['x-total-count'] === undefined, cursor !== undefined)
      cursor = /cursor=([\w-]+)/.exec(String(heard.headers['link'] ?? ''))?.[1]
      await house.db.execute(sql`insert into audit_log (id, noun, action) values (${newId()}, 'backup', 'made')`)
    } while (cursor)
    assert.deepEqual(seen, all)
  })
})

describe('the export', () => {
  const csv = (query: Record<string, string>) =>
    house.as('admin').knocks({ method: 'GET', url: `${audit.take.path}?${new URLSearchParams(query).toString()}` })

  it('holds what fits, does not run in a spreadsheet, and is written down itself', async () => {
    const title = '=HYPERLINK("https://evil.example")'
    await house
      .as('admin')
      .sends(announcements.write, { body: { ...(fittingBody(announcements.write) as object), title } })
    const by = await house.addPerson('admin', { firstName: '=1+1', lastName: '"x"' })
    await house.db.execute(
      sql`insert into audit_log (id, by, by_name, noun, action) values (${newId()}, ${by.id}, '=1+1 "x"', 'backup', 'made')`,
    )
    const heard = await house.app.inject({
      url: `${audit.take.path}?noun=backup`,
      headers: { host: 'house.test', cookie: house.people.admin.cookie },
    })
    assert.equal(heard.statusCode, 200)
    assert.match(
      String(heard.headers['content-disposition']),
      /^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const [head, first] = heard.body.replace('\uFEFF', '').split('\r\n')
    assert.equal(head, words.columns.join(','))
    assert.match(first ?? '', /,"'=1\+1 ""x""",made a backup,Backups,made,$/)
    assert.ok(!heard.body.includes('announcement'))
    const entry = await newest({ kind: 'looked' })
    assert.match(said(entry), /^admin Person exported the audit log, \d+ entries$/)
    assert.ok(entry.address)
  })

  it('is for administrators', async () => {
    assert.equal((await house.as('staff').knocks({ method: 'GET', url: audit.take.path })).status, 403)
    assert.equal((await csv({ kind: 'nothing' })).status, 400)
  })
})

describe('a long log', () => {
  const planOf = async (question: SQL) => {
    const { rows } = await house.db.execute<Record<string, string>>(sql`explain ${question}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  it('of two hundred thousand entries goes by indexes, whatever is asked', async () => {
    await house.db.execute(sql`
      insert into audit_log (id, at, by, by_name, noun, action)
      select gen_random_uuid(), now() - make_interval(secs => n * 30), (array[${house.people.staff.id}, ${house.people.admin.id}]::uuid[])[1 + n % 2],
        'Somebody', (array['maintenance', 'maintenance', 'residents', 'accounts'])[1 + n % 4],
        (array['moved', 'changed', 'changed', 'signed in'])[1 + n % 4]
      from generate_series(1, 200000) n`)
    await house.db.execute(sql`analyze audit_log`)
    for (const asked of [
      {},
      { by: house.people.staff.id },
      { noun: 'units' },
      { noun: 'maintenance' },
      { kind: 'looked' },
      { kind: 'changed' },
      { kind: 'looked', by: house.people.staff.id },
      { from: '2020-03-01', to: '2020-03-02' },
    ] as const) {
      const plan = await planOf(pageOf(await fitting(house.db, asked), 51))
      assert.doesNotMatch(plan, /Seq Scan on audit_log/, `${JSON.stringify(asked)}\n${plan}`)
    }
    assert.equal((await read({ kind: 'looked' })).length, 2)
  })
})
