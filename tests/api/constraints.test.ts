import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { categories } from '#maintenance/requests/choices.ts'
import { Audience, audienceKinds } from '#occupancy/audience.ts'
import { brokenConstraint } from '#platform/server/database/violation.ts'
import { freshDatabase, type FreshDatabase } from '../support/database/test-database.ts'

let database: FreshDatabase
before(async () => {
  database = await freshDatabase()
})
after(() => database.drop())

/** The columns of a domain as `table.column`. */
async function columnsOf(domain: string) {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where domain_schema = current_schema() and domain_name = $1 order by 1`,
    [domain],
  )
  return rows.map(({ name }) => name)
}

describe('the categories of requests', () => {
  it('are checked in one place, for requests, their times and vendors', async () => {
    assert.equal((await columnsOf('request_category')).length, 3)
    const { rows } = await database.pool.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
       where pg_get_constraintdef(oid) like '%''plumbing''%'`,
    )
    assert.equal(rows.length, 1)
    const accepted = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, value]) => value)
    assert.deepEqual(new Set(accepted), new Set<string | undefined>(categories))
  })
})

describe('the audience of announcements, events and resources', () => {
  const unitId = '01900000-0000-7000-8000-000000000001'
  const isAccepted = async (audience: object) => {
    const { rows } = await database.pool.query<{ accepted: boolean }>('select is_audience($1) as accepted', [audience])
    return rows[0]?.accepted
  }

  it('is checked in one place', async () => {
    assert.deepEqual(await columnsOf('audience'), ['announcements.audience', 'events.audience', 'resources.audience'])
    await assert.rejects(
      database.pool.query(`select '{"kind": "nobody"}'::jsonb::audience`),
      /violates check constraint "audience_known"/,
    )
  })

  const accepted: Audience[] = [
    ...(['everyone', 'owners', 'renters'] as const).map((kind) => ({ kind })),
    { kind: 'floors', floors: [-1, 12] },
    { kind: 'stacks', stacks: ['standard-01'] },
    { kind: 'units', unitIds: [unitId] },
  ]
  for (const audience of accepted)
    it(`can be ${audience.kind}`, async () => {
      assert.deepEqual(Audience.parse(audience), audience)
      assert.equal(await isAccepted(audience), true)
    })
  it('has every kind of the program', () =>
    assert.deepEqual(
      accepted.map(({ kind }) => kind),
      audienceKinds,
    ))

  for (const audience of [
    {},
    { kind: 'everybody' },
    { kind: 'floors' },
    { kind: 'floors', floors: [] },
    { kind: 'floors', floors: ['12'] },
    { kind: 'floors', floors: 12 },
    { kind: 'stacks', stacks: [''] },
    { kind: 'stacks', floors: [12] },
    { kind: 'units', unitIds: ['1204'] },
    { kind: 'units', unitIds: [unitId, null] },
  ])
    it(`cannot be ${JSON.stringify(audience)}`, async () => assert.equal(await isAccepted(audience), false))
})

describe('references to files', () => {
  it('have an index, because a deleted file is looked up in each', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select k.conname as name from pg_constraint k
       where k.contype = 'f' and k.confrelid = 'files'::regclass and not exists (
         select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`,
    )
    assert.deepEqual(rows, [])
  })
})

describe('the indexes of searches', () => {
  it('let few entries wait, because each search reads all of them (migration 0185)', async () => {
    const { rows } = await database.pool.query<{ name: string; options: string[] | null }>(
      `select pg_class.relname as name, pg_class.reloptions as options
       from pg_class join pg_am on pg_am.oid = pg_class.relam
       where pg_am.amname = 'gin' and pg_class.relnamespace = current_schema()::regnamespace`,
    )
    assert.ok(rows.length > 10)
    const others = rows.filter(({ options }) => !options?.includes('gin_pending_list_limit=64'))
    assert.deepEqual(others, [], 'create index … with (gin_pending_list_limit = 64)')
  })
})

describe('the name of a violated constraint', () => {
  const nameOf = (error: object) => brokenConstraint(Object.assign(new Error('Failed query'), { cause: error }))

  it('comes from the error', () =>
    assert.equal(nameOf({ code: '23505', constraint: 'users_email', message: 'another text' }), 'users_email'))

  for (const [message, expected] of [
    ['duplicate key value violates unique constraint "users_email_102122"', 'users_email'],
    [
      'update or delete on table "units_102101" violates foreign key constraint "assignments_unit_id_fkey_102105" on table "a"',
      'assignments_unit_id_fkey',
    ],
    ['new row for relation "users_102122" violates check constraint "users_email_check"', 'users_email_check'],
    ['Only an owner may hold several units (constraint "assignments_one_home")', 'assignments_one_home'],
  ] as const)
    it(`comes from the message of a worker of Citus: ${expected}`, () =>
      assert.equal(nameOf({ code: '23000', message }), expected))

  it('is null for other errors', () => {
    assert.equal(nameOf({ code: '42P01', message: 'no constraint "users_email"' }), null)
    assert.equal(nameOf({ code: '23505', message: 'another text' }), null)
  })
})
