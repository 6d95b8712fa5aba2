import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type FreshDatabase, freshDatabase } from '../../tests/support/database/test-database.ts'
import { demoAccounts } from './people/accounts.ts'
import { seedDemo } from './seed.ts'

const now = new Date('2026-11-21T14:05:00Z')
let database: FreshDatabase
before(async () => {
  database = await freshDatabase()
  await seedDemo(database.db, { now, passwordHash: '$argon2id$demo', secretKey: Buffer.alloc(32, 1) })
})
after(() => database.drop())

const rows = async (statement: string) => (await database.pool.query<Record<string, unknown>>(statement)).rows

describe('the owners of the demo building', () => {
  it('own their unit since before the people who live there moved in, and its text has their names', async () => {
    assert.ok((await rows('select id from unit_owners')).length > 10)
    const late =
      await rows(`select u.unit_number, o.since, a.started_at from unit_owners o join units u on u.id = o.unit_id
      join assignments a on a.unit_id = u.id and a.ended_at is null where o.since >= a.started_at::date`)
    assert.deepEqual(late, [])
    const unnamed = await rows(`select u.unit_number, u.owner_name from unit_owners o join units u on u.id = o.unit_id
      left join residents r on r.id = o.resident_id
      where position(coalesce(r.full_name, o.name) in coalesce(u.owner_name, '')) = 0`)
    assert.deepEqual(unnamed, [])
  })
})

describe('the units of the demo building', () => {
  it('say one thing about who owns them: owners, their text, and how each resident lives there', async () => {
    const homes = await rows(`select u.unit_number as unit, r.full_name as name,
        r.full_name = any(string_to_array(coalesce(u.owner_name, ''), ', ')) as named,
        a.residence_type = 'owner' as "isOwner",
        exists (select from unit_owners o where o.unit_id = u.id and o.until is null) as "isRecorded",
        exists (select from unit_owners o where o.unit_id = u.id and o.until is null and o.resident_id = r.id) as owns
      from assignments a join units u on u.id = a.unit_id join residents r on r.id = a.resident_id where a.ended_at is null`)
    assert.ok(homes.filter(({ isOwner }) => isOwner).length > 100)
    const contradictions = homes.filter(
      ({ named, isOwner, isRecorded, owns }) => isOwner !== named || (isRecorded && owns !== isOwner),
    )
    assert.deepEqual(contradictions, [])
    const shares = await rows(`select unit_id from unit_owners where until is null group by unit_id
      having bool_and(share_basis_points is not null) and sum(share_basis_points) <> 10000`)
    assert.deepEqual(shares, [])
  })
})

describe('the former residents of the demo building', () => {
  it('are none of the suspended ones, who live there or have never had a home', async () => {
    const former = await rows(`select r.id from residents r join assignments a on a.resident_id = r.id
      group by r.id having bool_and(a.ended_at is not null)`)
    assert.ok(former.length > 40)
    const open = await rows(`select status, count(*)::int from users u join residents r on r.user_id = u.id
      where r.id = any(array['${former.map(({ id }) => id).join("','")}']::uuid[]) group by status order by status`)
    const active = open.find(({ status }) => status === 'active')
    assert.ok(Number(active?.['count']) > former.length / 2, 'most of them can sign in to their own data')
  })
})

describe('the household member of the demo building', () => {
  it('has several rights', async () => {
    const { email } = demoAccounts.find(({ role }) => role === 'household')!
    const found = await database.pool.query<{ count: number }>(
      `select cardinality(m.rights) as count from current_household_members m join users u on u.id = m.user_id where u.email = $1`,
      [email],
    )
    assert.ok((found.rows[0]?.count ?? 0) >= 3)
  })
})

describe('the front desk of the demo building', () => {
  it('has a year of packages with seasons, and some that wait', async () => {
    const months = await rows(
      `select to_char(received_at, 'MM') as month, count(*)::int as count from packages group by month`,
    )
    const of = (month: string) => Number(months.find((one) => one['month'] === month)?.['count'])
    assert.ok(of('12') > 1.7 * of('07'), 'more before the holidays than in summer')
    const [waiting] = await rows(
      `select count(*)::int as count from packages where status = 'waiting' and direction = 'incoming'`,
    )
    assert.ok(Number(waiting?.['count']) >= 12 && Number(waiting?.['count']) <= 60, String(waiting?.['count']))
    const homeless = await rows(`select p.id from packages p where done_at is null and not exists (
      select from assignments a join residents r on r.id = a.resident_id
      where a.unit_id = p.unit_id and r.user_id = p.recipient_id and a.ended_at is null)`)
    assert.deepEqual(homeless, [])
    const withoutCode =
      await rows(`select p.id from packages p where status = 'waiting' and direction = 'incoming' and not exists (
      select from package_codes c where c.unit_id = p.unit_id and c.recipient_id = p.recipient_id and c.ended_at is null)`)
    assert.deepEqual(withoutCode, [])
  })

  it('has visitors who are expected, a party, visitors in the building, and a contractor', async () => {
    const [counted] =
      await rows(`select (select count(*)::int from visitor_passes where cancelled_at is null) as passes,
      (select max(n)::int from (select count(*) as n from visitor_guests group by pass_id) lists) as party,
      (select count(*)::int from visitor_stays where status = 'inside') as inside,
      (select count(*)::int from visitor_stays where status = 'inside' and kind = 'contractor') as contractors,
      (select count(*)::int from stall_passes where ended_at is null) as stalls`)
    assert.deepEqual(counted, { passes: 5, party: 12, inside: 4, contractors: 1, stalls: 2 })
  })
})

describe('the keys of the front desk of the demo building', () => {
  it('are lent for months, with one that is overdue, and some that are sealed', async () => {
    const [loans] = await rows(
      `select count(*)::int as all, count(*) filter (where in_at is null)::int as out from key_loans`,
    )
    assert.ok(Number(loans?.['all']) > 60)
    assert.equal(Number(loans?.['out']), 3)
    const [seals] = await rows(`select count(*)::int as count from key_seals where broken_at is null`)
    assert.equal(Number(seals?.['count']), 5)
  })
})

describe('the log of the front desk of the demo building', () => {
  it('has a shift under way with open points, and three weeks of shifts before', async () => {
    const [shifts] = await rows(
      `select count(*)::int as all, count(*) filter (where ended_at is null)::int as open from desk_shifts`,
    )
    assert.ok(Number(shifts?.['all']) > 50)
    assert.equal(Number(shifts?.['open']), 1)
    const [points] = await rows(`select count(*)::int as count from desk_follow_ups where done_at is null`)
    assert.equal(Number(points?.['count']), 3)
  })
})

describe('the incidents of the demo building', () => {
  it('are one of last week, closed, with its script, updates and residents', async () => {
    const [found] = await rows(`select count(*)::int as all, count(closed_at)::int as closed from incidents`)
    assert.deepEqual(found, { all: 1, closed: 1 })
    const [parts] = await rows(`select (select count(*)::int from incident_steps where done_at is not null) as steps,
      (select count(*)::int from incident_updates) as updates, (select count(*)::int from incident_reports) as reports`)
    assert.deepEqual(parts, { steps: 9, updates: 3, reports: 9 })
    const [stacks] = await rows(`select cardinality(stacks) as all, (select count(*)::int from unit_stacks s
      where s.stack = any(incidents.stacks)) as homes from incidents`)
    assert.ok(Number(stacks?.['all']) > 5 && Number(stacks?.['homes']) > 50)
  })
})

describe('the residents of the demo building who move', () => {
  it('are one in the first 30 days of the home, and one who moves in soon and has no home yet', async () => {
    const homes = await rows(`select split_part(u.email, '@', 1) as name, a.started_at > '2026-10-22' as new,
        (select effective_day::text from moves m join move_residents p on p.move_id = m.id where p.resident_id = r.id) as day
      from users u join residents r on r.user_id = u.id left join assignments a on a.resident_id = r.id
      where u.email ~ '^(newcomer|arriving)@' and r.email_primary = u.email order by name`)
    assert.deepEqual(homes, [
      { name: 'arriving', new: null, day: '2026-11-27' },
      { name: 'newcomer', new: true, day: null },
    ])
  })

  it('have a line in the audit log for each move and each step that is done', async () => {
    const [planned] = await rows(`select (select count(*)::int from moves) as moves,
        (select count(*)::int from move_steps where done_at is not null) as steps`)
    const logged = await rows(`select count(*) filter (where action = 'planned')::int as moves,
        count(*) filter (where action = 'recorded a step')::int as steps from audit_log where record_type = 'moves'`)
    assert.deepEqual(logged, [planned])
    assert.ok(Number(planned?.['moves']) > 3)
  })
})
