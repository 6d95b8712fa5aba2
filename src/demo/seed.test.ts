import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { freshDatabase } from '../../tests/support/database/test-database.ts'
import type { FreshDatabase } from '../../tests/support/database/test-database.ts'
import { unseal, sealedPlace } from '#platform/server/security/sealed.ts'
import { formatEvent } from '#residents/events.ts'
import { demoAccounts } from './people/accounts.ts'
import { seedDemo } from './seed.ts'

const now = new Date('2026-11-21T14:05:00Z')
const secretKey = randomBytes(32)
const passwordHash = '$argon2id$demo'

let database: FreshDatabase
before(async () => {
  database = await freshDatabase()
  await seedDemo(database.db, { now, passwordHash, secretKey })
})
after(() => database.drop())

const rows = async <Row>(statement: string, values: unknown[] = []) =>
  (await database.pool.query(statement, values)).rows as Row[]
const none = async (statement: string) => assert.deepEqual(await rows(statement), [])
const row = async (statement: string, values: unknown[] = []) =>
  Object.values((await rows<Record<string, unknown>>(statement, values))[0] ?? {})[0]

describe('the demo building', () => {
  it('has 400 residences, floor by floor as the floor table says', async () => {
    await none(`select f.number from floors f left join units u on u.floor = f.number
      where f.kind = 'residential' group by f.number, f.facings having count(u.id) <> cardinality(f.facings)`)
    assert.equal(await row(`select count(*) from units where category = 'residential'`), 400)
    assert.equal(await row(`select count(*) from units where category = 'commercial' and floor between 1 and 3`), 12)
    assert.equal(await row(`select count(*) from floors where kind = 'not_built' and number between 32 and 40`), 9)
  })
  it('gives each residence the number, slot, facing and stack of its place', async () => {
    await none(`select unit_number from units u join floors f on f.number = u.floor join unit_stacks k on k.unit_id = u.id where u.category = 'residential' and
      (u.unit_number <> lpad(u.floor::text, 2, '0') || lpad(u.slot::text, 2, '0') or lower(u.exposure) is distinct from f.facings[u.slot]
        or u.stack is not null or k.stack is distinct from f.layout || '-' || lpad(u.slot::text, 2, '0'))`)
    assert.equal(await row(`select exposure from units where unit_number = '1204'`), 'East')
  })
  it('gives every stall and locker to one home only', () =>
    none(`select stall from units, unnest(parking_allocation || storage_lockers) stall group by 1 having count(*) > 1`))
  it('has a record of every stall with its holder as the records of residents name it', async () => {
    assert.equal(await row(`select count(*) from assets where category = 'stall'`), 6 * 76)
    await none(`select t.id from residents t, unnest(t.parking_stalls || t.locker_numbers) n where not exists (
      select from assets a join asset_holders h on h.asset_id = a.id
      where a.number = n and h.resident_id = t.id and h.ended_at is null)`)
    assert.equal(await row(`select count(*) from asset_claims`), 1)
    assert.equal(await row(`select count(*) from assets where status = 'deactivated'`), 1)
    for (const kind of ['visitor_stall', 'charging_stall', 'accessible_stall', 'locker', 'key', 'fob'])
      assert.ok(Number(await row(`select count(*) from assets where kind = '${kind}'`)) > 5, kind)
    assert.ok(Number(await row('select count(*) from asset_waiting_list')) > 5)
  })
  it('has the content of every public page, and a photo in every filled slot', async () => {
    assert.equal(await row('select count(*) from page_contents'), 2 * 7)
    assert.equal(
      await row(`select jsonb_array_length(content->'cards') from page_contents where page = 'amenities'`),
      6,
    )
    assert.ok(Number(await row('select count(*) from picture_slots where photo_id is not null')) > 20)
  })
})

describe('its people', () => {
  it('are about 600 residents in their homes', async () => {
    const count = Number(await row('select count(distinct resident_id) from assignments where ended_at is null'))
    assert.ok(count > 560 && count < 640, String(count))
  })
  it('have a history in their profiles', async () => {
    const events = await rows<{ recordType: string; action: string }>(
      'select distinct record_type as "recordType", action from audit_log',
    )
    assert.ok(events.length > 3)
    for (const { recordType, action } of events) {
      const event = { id: '', at: now.toISOString(), byName: null, recordType, action, changed: [] }
      assert.doesNotMatch(formatEvent(event), /:/, `${recordType} ${action}`)
    }
  })
  it('live in units whose stored status is occupied', () =>
    none(`select unit_number, status from units u left join lateral
      (select count(*) as people from assignments a where a.unit_id = u.id and ended_at is null) current on true
      where (status = 'occupied' and people = 0) or (status in ('vacant', 'under_renovation', 'reserved') and people > 0)`))
  it('have one primary resident in each occupied home', () =>
    none(
      `select unit_id from assignments where ended_at is null group by 1 having count(*) filter (where rank = 'primary') <> 1`,
    ))
  it('have a history entry for each move', () =>
    none(`select a.id from assignments a left join assignment_logs l on l.assignment_id = a.id group by a.id
      having count(*) filter (where action = 'assigned') <> 1
        or count(*) filter (where action = 'removed') <> (case when a.ended_at is null then 0 else 1 end)`))
  it('have codes that can be decrypted with the secret key, each bound to its record', async () => {
    const current = await rows<{ id: string; code: string }>(
      `select id, unit_access_code_sealed as code from assignments where unit_access_code_sealed is not null limit 20`,
    )
    assert.equal(current.length, 20)
    for (const { id, code } of current)
      assert.match(unseal(secretKey, code, sealedPlace('assignments', id, 'unitAccessCode')), /^\d{6}$/)
  })
})

describe('its requests', () => {
  it('are about 500, numbered from 1 without a gap in the order they came in', async () => {
    const count = Number(await row('select count(*) from maintenance_requests'))
    assert.ok(count > 480 && count < 540, String(count))
    await none(`select number from (select number, row_number() over (order by created_at, number) as place from maintenance_requests) r
      where number <> place`)
    assert.equal(await row('select last from counters'), count)
  })
  it('came in this week as in the weeks before, not all at once', async () => {
    const weeks = await rows<{ week: number; opened: number }>(`select
      floor(extract(epoch from timestamptz '${now.toISOString()}' - created_at) / 604800)::int as week, count(*)::int as opened
      from maintenance_requests group by 1 order by 1`)
    const opened = (week: number) => weeks.find((each) => each.week === week)?.opened ?? 0
    assert.ok(opened(0) < opened(1) + opened(2) + opened(3), JSON.stringify(weeks.slice(0, 4)))
  })
  it('cost something where a cost is known', () =>
    none('select number from maintenance_requests where 0 in (estimated_cost_cents, cost_cents)'))
  it('include every status, category and priority', async () => {
    assert.equal(await row('select count(distinct status) from maintenance_requests'), 6)
    assert.equal(await row('select count(distinct category) from maintenance_requests'), 8)
    assert.equal(await row('select count(distinct priority) from maintenance_requests'), 4)
    assert.ok(
      Number(await row(`select count(*) from maintenance_requests where status not in ('completed', 'cancelled')`)) >
        30,
    )
  })
  it('agree with their notes: each change leads to the next, the last to the present status', () =>
    none(`with notified as (
        select request_id, new_status, previous_status, created_at,
          lag(new_status, 1, 'pending') over (partition by request_id order by created_at, id) as before,
          row_number() over (partition by request_id order by created_at desc, id desc) as from_last
        from maintenance_notes where is_status_update)
      select r.number from maintenance_requests r left join notified t on t.request_id = r.id
      where t.previous_status <> t.before or (t.from_last = 1 and t.new_status <> r.status)
        or (t.request_id is null and r.status <> 'pending') or (t.from_last = 1 and r.completed_at <> t.created_at)`))
  it('have notes in order, and none in the future', async () => {
    await none(
      `select n.id from maintenance_notes n join maintenance_requests r on r.id = n.request_id where n.created_at < r.created_at`,
    )
    for (const [table, column] of [
      ['maintenance_notes', 'created_at'],
      ['maintenance_requests', 'confirmed_at'],
      ['request_messages', 'created_at'],
      ['contact_messages', 'archived_at'],
      ['contact_replies', 'sent_at'],
      ['assignment_logs', 'created_at'],
      ['payment_entries', 'created_at'],
      ['audit_log', 'at'],
    ])
      assert.equal(await row(`select count(*) from ${table} where ${column} > $1`, [now]), 0, table)
  })
  it('belong to people who lived there then', () =>
    none(`select r.number from maintenance_requests r where r.unit_id is not null and r.resident_id is not null and not exists
      (select from assignments a where a.unit_id = r.unit_id and a.resident_id = r.resident_id
        and a.started_at <= r.created_at and (a.ended_at is null or a.ended_at >= r.created_at))`))
  it('have no placeholder left', async () => {
    await none(
      `select number from maintenance_requests where title || description || coalesce(place_name, '') ~ '[{}]'`,
    )
    await none(`select id from maintenance_notes where note ~ '[{}]'`)
    await none(`select id from announcements where title || body ~ '[{}]'`)
  })
})

describe('every demo account has something to see', () => {
  for (const { email, role } of demoAccounts)
    it(email, async () => {
      const [user] = await rows<{ id: string }>(
        `select id from users where email = $1 and role = $2 and status = 'active' and password_hash = $3`,
        [email, role, passwordHash],
      )
      assert.ok(user)
      // Their own tests are in seed-people.test.ts.
      if (role === 'household' || role === 'concierge' || /^(?:newcomer|arriving)@/.test(email)) return
      if (role !== 'tenant') {
        const value = await row(
          `select count(*) from maintenance_requests where assigned_to = $1 and status in ('assigned', 'in_progress', 'on_hold')`,
          [user.id],
        )
        if (role !== 'admin') assert.ok(Number(value) >= (role === 'staff' ? 8 : 3), String(value))
        return
      }
      const statuses = await row(
        `select count(distinct r.status) from maintenance_requests r join residents t on t.id = r.resident_id where t.user_id = $1`,
        [user.id],
      )
      assert.ok(Number(statuses) >= 3, `statuses ${String(statuses)}`)
      const unread = await row(`select count(*) from announcement_recipients where user_id = $1 and read_at is null`, [
        user.id,
      ])
      assert.equal(unread, 2)
      const paid = await row(
        `select count(*) from payment_entries e join residents t on t.id = e.resident_id where t.user_id = $1 and kind = 'payment'`,
        [user.id],
      )
      assert.ok(Number(paid) > 12)
    })
  it('and the office has messages to answer', async () => {
    assert.equal(
      await row(`select count(*) from contact_messages m where archived_at is null and spam_at is null and not exists
        (select from contact_replies r where r.message_id = m.id)`),
      6,
    )
    assert.equal(await row('select count(*) from contact_messages where spam_at is not null'), 3)
    assert.ok(Number(await row('select count(*) from contact_messages where archived_at is not null')) > 20)
    assert.equal(await row('select count(*) from listings where published_at is not null and withdrawn_at is null'), 12)
  })
})

describe('the demo is the same each time', () => {
  it('for the same now, but for the sealed codes', async () => {
    const again = await freshDatabase()
    try {
      await seedDemo(again.db, { now, passwordHash, secretKey })
      assert.equal(await digest(again), await digest(database))
    } finally {
      await again.drop()
    }
  })
  for (const moment of ['2027-01-01T05:10:00Z', '2028-02-29T23:30:00Z', '2026-03-09T06:59:00Z'])
    it(`and whole on any other day: ${moment}`, async () => {
      const other = await freshDatabase()
      try {
        await seedDemo(other.db, { now: new Date(moment), passwordHash, secretKey })
        const { rows: found } = await other.pool.query(
          'select count(distinct status) as statuses from maintenance_requests',
        )
        assert.equal(found[0]?.statuses, 6)
      } finally {
        await other.drop()
      }
    })
})

/** One checksum over every row of every table. */
async function digest({ pool }: FreshDatabase): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_name <> 'migrations' order by 1`,
  )
  const sum = createHash('sha256')
  for (const { name } of tables) {
    const { rows: all } = await pool.query<{ line: string }>(
      `select to_jsonb(t)::text as line from ${name} t order by 1`,
    )
    for (const { line } of all) sum.update(line.replace(/"v1\.[\w-]+"/g, '"sealed"'))
  }
  return sum.digest('hex')
}
