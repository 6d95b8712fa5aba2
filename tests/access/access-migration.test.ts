import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { migrate } from '#platform/server/database/migrate.ts'
import { newId } from '#platform/server/database/ids.ts'
import { emptyDatabase, type FreshDatabase } from '../support/database/test-database.ts'
import { repository } from '../support/source-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
const log = { info: () => {}, warn: () => {} }
let database: FreshDatabase
before(async () => {
  database = await emptyDatabase()
})
after(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Runs the migrations up to a number. */
async function migrateTo(last: number) {
  const all = join(repository, 'migrations')
  for (const name of readdirSync(all))
    if (Number(name.slice(0, 4)) <= last) copyFileSync(join(all, name), join(folder, name))
  await migrate(database.connection, { folder, log })
}

describe('migration 0044', () => {
  it('keeps outstanding links with their address, and answer links with the resident they were sent to', async () => {
    await migrateTo(43)
    const { pool } = database
    const [user, tenant, request, other] = [newId(), newId(), newId(), newId()]
    await pool.query(
      `insert into users (id, email, email_canonical, role, status, first_name, last_name)
       values ($1, 'Ann@mail.example', 'ann@mail.example', 'tenant', 'Invited', 'Ann', 'Lee')`,
      [user],
    )
    await pool.query(
      `insert into tenants (id, user_id, full_name, email_primary) values ($1, $2, 'Ann Lee', 'a@home.example')`,
      [tenant, user],
    )
    for (const [id, tenantId] of [
      [request, tenant],
      [other, null],
    ])
      await pool.query(
        `insert into maintenance_requests (id, number, tenant_id, reported_by, title, description, category, place_kind, place_name, status, completed_at)
         values ($1, (select count(*) + 1 from maintenance_requests), $2, $3, 'Tap', 'Drips', 'plumbing', 'common_area', 'Lobby', 'completed', '2026-05-01T10:00:00Z')`,
        [id, tenantId, user],
      )
    const token = `insert into one_time_tokens (id, kind, user_id, token_hash, expires_at) values ($1, 'invite', $2, 'one', now() + interval '1 day')`
    await pool.query(token, [newId(), user])
    for (const [hash, about] of [
      ['two', request],
      ['three', other],
    ])
      await pool.query(
        `insert into confirmation_links (id, request_id, completed_at, token_hash, created_at)
         values ($1, $2, '2026-05-01T10:00:00Z', $3, '2026-05-01T10:01:00Z')`,
        [newId(), about, hash],
      )

    await migrateTo(44)
    const { rows } = await pool.query(
      `select kind, user_id, sent_to, token_hash, about_id, about_at, expires_at - created_at > interval '59 days' as long
       from one_time_tokens order by token_hash`,
    )
    const about_at = new Date('2026-05-01T10:00:00Z')
    assert.deepEqual(rows, [
      {
        kind: 'invite',
        user_id: user,
        sent_to: 'Ann@mail.example',
        token_hash: 'one',
        about_id: null,
        about_at: null,
        long: false,
      },
      {
        kind: 'answer',
        user_id: user,
        sent_to: 'a@home.example',
        token_hash: 'two',
        about_id: request,
        about_at,
        long: true,
      },
    ])
  })
})
