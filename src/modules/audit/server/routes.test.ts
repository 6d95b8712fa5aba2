import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { announcements } from '#announcements/contract.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { residents } from '#residents/contract.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { validBody } from '../../../../tests/support/generated.ts'
import { audit, type AuditEntry } from '../contract.ts'
import { words } from '../messages/en.ts'
import { filterCondition, pageQuery } from './store.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
let request = ''
before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
  const { body } = await app.as('tenant').requestOk(ownRequests.file, {
    body: { title: 'Tap drips', description: 'In the kitchen, since Sunday.' },
  })
  request = body.id
})
after(() => app.close())

const listAudit = async (query: Record<string, string> = {}) =>
  (await app.as('admin').requestOk(audit.list, { query })).body
const toText = ({ sentence }: AuditEntry) => sentence.map(({ text }) => text).join('')
const newest = async (query?: Record<string, string>) => {
  const [entry] = await listAudit(query)
  assert.ok(entry)
  return entry
}

describe('an entry', () => {
  it('is a sentence that names its record and links to it', async () => {
    await app.as('staff').requestOk(maintenance.move, { params: { id: request }, body: { status: 'in_progress' } })
    const entry = await newest()
    assert.match(toText(entry), /^staff Person moved TST-\d+ to In Progress$/)
    assert.deepEqual(
      entry.sentence.flatMap(({ to }) => to ?? []),
      [{ kind: 'request', id: request }],
    )
    assert.equal(entry.byId, app.people.staff.id)
  })

  it('contains the changed fields with former and new values', async () => {
    const changes = { params: { id: home.residentId }, body: { preferredName: 'Ada', pets: ['Rex'] } }
    await app.as('admin').requestOk(residents.change, changes)
    const entry = await newest({ kind: 'changed' })
    assert.match(
      toText(entry),
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

  it('names the resident whose code was revealed, but not the code', async () => {
    await app
      .as('admin')
      .requestOk(residents.change, { params: { id: home.residentId }, body: { unitAccessCode: 'QX77ZP' } })
    await app
      .as('staff')
      .requestOk(residents.reveal, { params: { id: home.residentId }, body: { code: 'unitAccessCode' } })
    const entry = await newest({ kind: 'looked' })
    assert.match(toText(entry), /^staff Person viewed the unit access code of tenant Person$/)
    assert.ok(entry.address)
    assert.ok(!JSON.stringify(await listAudit({ limit: '200' })).includes('QX77ZP'))
  })

  it('names a deleted record without a link', async () => {
    const removed = await app.addPerson('staff', { firstName: 'Ines', lastName: 'Duarte' })
    await app.as('admin').requestOk(accounts.removeUser, { params: { id: removed.id } })
    const entry = await newest()
    assert.equal(toText(entry), 'admin Person deleted the account of Ines Duarte')
    assert.deepEqual(
      entry.sentence.flatMap(({ to }) => to ?? []),
      [],
    )
  })

  it('names an author also for anonymous callers', async () => {
    await app.db.execute(
      sql`insert into audit_log (id, record_type, action) values (${newId()}, 'contact', 'received'), (${newId()}, 'backup', 'made')`,
    )
    const entries = await listAudit({ limit: '2' })
    assert.deepEqual(entries.map(toText).toSorted(), [
      'A visitor sent a message to the office',
      'The system created a backup',
    ])
  })
})

describe('the filters', () => {
  it('select by person, module, kind and day of the building', async () => {
    await app.as('staff').requestOk(announcements.write, { body: validBody(announcements.write) })
    const by = app.people.staff.id
    assert.ok((await listAudit({ by })).every(({ byId }) => byId === by))
    assert.ok(
      (await listAudit({ recordType: 'announcements' })).every(({ recordType }) => recordType === 'announcements'),
    )
    assert.deepEqual(await listAudit({ by, recordType: 'accounts' }), [])
    assert.ok(
      (await listAudit({ kind: 'added', recordType: 'announcements' })).some(({ action }) => action === 'wrote'),
    )
    // The two entries are on different days in Toronto, and on the same day in UTC.
    await app.db
      .execute(sql`insert into audit_log (id, at, record_type, action) values (${newId()}, '2020-03-02T04:59:00Z', 'backup', 'made'),
      (${newId()}, '2020-03-02T05:15:00Z', 'backup', 'made')`)
    const times = async (from: string, to: string) => (await listAudit({ from, to })).map(({ at }) => at)
    assert.deepEqual(await times('2020-03-01', '2020-03-01'), ['2020-03-02T04:59:00.000Z'])
    assert.deepEqual(await times('2020-03-02', '2020-03-02'), ['2020-03-02T05:15:00.000Z'])
  })

  it('offer the people and modules of the log', async () => {
    const { body } = await app.as('admin').requestOk(audit.choices)
    assert.ok(body.people.some(({ name }) => name === 'staff Person'))
    assert.ok(body.recordTypes.includes('maintenance'))
    assert.equal(new Set(body.recordTypes).size, body.recordTypes.length)
  })

  it('reject invalid values and name the field', async () => {
    for (const [field, query] of [
      ['by', { by: 'x' }],
      ['kind', { kind: 'everything' }],
      ['from', { from: '31.1.2026' }],
      ['limit', { limit: '201' }],
      ['cursor', { cursor: newId() }],
    ] as const) {
      const response = await app.as('admin').request(audit.list, { query })
      assert.deepEqual([response.status, response.body.field], [400, field])
    }
  })

  it('have a sentence for settings of any section', async () => {
    await app.db.execute(sql`insert into audit_log (id, record_type, action, before, after) values
      (${newId()}, 'office hours', 'changed', '{"days": "a"}', '{"days": "b"}')`)
    const entry = await newest({ kind: 'changed', recordType: 'office hours' })
    assert.equal(toText(entry), 'The system changed days of the office hours')
  })
})

describe('pages', () => {
  it('use keyset pagination: new entries cause no repeated or skipped ones', async () => {
    const all = (await listAudit({ limit: '200' })).map(({ id }) => id)
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const response = await app
        .as('admin')
        .requestOk(audit.list, { query: { limit: '3', ...(cursor ? { cursor } : {}) } })
      ids.push(...response.body.map(({ id }) => id))
      assert.equal(response.headers['x-total-count'] === undefined, cursor !== undefined)
      cursor = /cursor=([\w-]+)/.exec(String(response.headers['link'] ?? ''))?.[1]
      await app.db.execute(sql`insert into audit_log (id, record_type, action) values (${newId()}, 'backup', 'made')`)
    } while (cursor)
    assert.deepEqual(ids, all)
  })
})

describe('the export', () => {
  const csv = (query: Record<string, string>) =>
    app.as('admin').send({ method: 'GET', url: `${audit.exportLog.path}?${new URLSearchParams(query).toString()}` })

  it('contains the matching entries, escapes formulas, and is audited', async () => {
    const title = '=HYPERLINK("https://evil.example")'
    await app
      .as('admin')
      .requestOk(announcements.write, { body: { ...(validBody(announcements.write) as object), title } })
    const by = await app.addPerson('admin', { firstName: '=1+1', lastName: '"x"' })
    await app.db.execute(
      sql`insert into audit_log (id, by, by_name, record_type, action) values (${newId()}, ${by.id}, '=1+1 "x"', 'backup', 'made')`,
    )
    const response = await app.fastify.inject({
      url: `${audit.exportLog.path}?recordType=backup`,
      headers: { host: 'tower.test', cookie: app.people.admin.cookie },
    })
    assert.equal(response.statusCode, 200)
    assert.match(
      String(response.headers['content-disposition']),
      /^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const [head, first] = response.body.replace('\uFEFF', '').split('\r\n')
    assert.equal(head, words.columns.join(','))
    assert.match(first ?? '', /,"'=1\+1 ""x""",created a backup,Backups,made,$/)
    assert.ok(!response.body.includes('announcement'))
    const entry = await newest({ kind: 'looked' })
    assert.match(toText(entry), /^admin Person exported the audit log, \d+ entries$/)
    assert.ok(entry.address)
  })

  it('is for administrators', async () => {
    assert.equal((await app.as('staff').send({ method: 'GET', url: audit.exportLog.path })).status, 403)
    assert.equal((await csv({ kind: 'nothing' })).status, 400)
  })
})

describe('a long log', () => {
  const explain = async (query: SQL) => {
    const { rows } = await app.db.execute<Record<string, string>>(sql`explain ${query}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  it('of forty thousand entries uses indexes for every filter', async () => {
    await app.db.execute(sql`
      insert into audit_log (id, at, by, by_name, record_type, action)
      select gen_random_uuid(), now() - make_interval(secs => n * 150), (array[${app.people.staff.id}, ${app.people.admin.id}]::uuid[])[1 + n % 2],
        'Someone', (array['maintenance', 'maintenance', 'residents', 'accounts'])[1 + n % 4],
        (array['moved', 'changed', 'changed', 'signed in'])[1 + n % 4]
      from generate_series(1, 40000) n`)
    await app.db.execute(sql`analyze audit_log`)
    for (const filter of [
      {},
      { by: app.people.staff.id },
      { recordType: 'units' },
      { recordType: 'maintenance' },
      { kind: 'looked' },
      { kind: 'changed' },
      { kind: 'looked', by: app.people.staff.id },
      { from: '2020-03-01', to: '2020-03-02' },
    ] as const) {
      const plan = await explain(pageQuery(await filterCondition(app.db, filter), 51))
      assert.doesNotMatch(plan, /Seq Scan on audit_log/, `${JSON.stringify(filter)}\n${plan}`)
    }
    assert.equal((await listAudit({ kind: 'looked' })).length, 2)
  })
})
