import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type FreshDatabase, freshDatabase } from '../../tests/support/database/test-database.ts'
import { demoAccounts, seedDemo } from './seed.ts'

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
