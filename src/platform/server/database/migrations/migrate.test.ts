import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { emptyDatabase } from '../../../../../tests/support/database/test-database.ts'
import type { FreshDatabase } from '../../../../../tests/support/database/test-database.ts'
import { migrate } from './migrate.ts'

const log = { info: () => {}, warn: () => {} }
let folder: string
let empty: FreshDatabase

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  empty = await emptyDatabase()
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await empty.drop()
})

const file = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const migrated = () => migrate(empty.connection, { folder, log })
const rows = async (sql: string) => (await empty.pool.query(sql)).rows
const rejected = (message: RegExp) => assert.rejects(migrated(), { name: 'CannotStart', message })

describe('migrations', () => {
  it('run once each, in order, in the schema of the building', async () => {
    file('0001-rooms.sql', 'create table rooms (n int); insert into rooms values (1);')
    await migrated()
    file('0002-more-rooms.sql', 'insert into rooms select n + 1 from rooms;')
    await migrated()
    await migrated()
    assert.deepEqual(await rows('select n from building.rooms order by n'), [{ n: 1 }, { n: 2 }])
    assert.deepEqual(await rows('select number, name from migrations order by number'), [
      { number: 1, name: '0001-rooms' },
      { number: 2, name: '0002-more-rooms' },
    ])
  })

  it('find their extensions in public', async () => {
    file(
      '0001-search.sql',
      `create table found as select unaccent('é') as plain, similarity('river', 'rivers') > 0.5 as near;`,
    )
    await migrated()
    assert.deepEqual(await rows('select * from found'), [{ plain: 'e', near: true }])
  })

  it('of two programs that start together run once', async () => {
    file('0001-rooms.sql', 'create table rooms (n int); select pg_sleep(0.2); insert into rooms values (1);')
    await Promise.all([migrated(), migrated(), migrated()])
    assert.deepEqual(await rows('select n from rooms'), [{ n: 1 }])
  })

  it('that fail leave the database as it was, and name file and line', async () => {
    file('0001-rooms.sql', 'create table rooms (n int);')
    file('0002-broken.sql', 'insert into rooms values (1);\ninsert into rooms\nvalues (nothing);')
    await rejected(/^The migration 0002-broken, line 3 failed.*column "nothing" does not exist/)
    assert.deepEqual(await rows('select n from rooms'), [])
    file('0002-broken.sql', 'insert into rooms values (2);')
    await migrated()
    assert.deepEqual(await rows('select n from rooms'), [{ n: 2 }])
  })

  it('that were edited after they ran are rejected, whatever their line endings', async () => {
    file('0001-rooms.sql', 'create table rooms (\nn int);')
    await migrated()
    file('0001-rooms.sql', 'create table rooms (\r\nn int);')
    await migrated()
    file('0001-rooms.sql', 'create table rooms (\nn bigint);')
    await rejected(/^The migration 0001-rooms was edited after it was applied/)
  })

  it('of a newer program stop an older one', async () => {
    file('0001-rooms.sql', 'create table rooms (n int);')
    file('0002-newer.sql', 'create table newer (n int);')
    await migrated()
    rmSync(join(folder, '0002-newer.sql'))
    await rejected(/^The database is newer than this program \(it already has 0002-newer\)/)
  })

  it('only go forward: none may be inserted before one that ran, and none may be missing', async () => {
    file('0002-rooms.sql', 'create table rooms (n int);')
    file('0003-more.sql', 'insert into rooms values (1);')
    await migrated()
    file('0001-late.sql', 'insert into rooms values (2);')
    await rejected(/^The migration 0001-late comes before 0002-rooms/)
    rmSync(join(folder, '0001-late.sql'))
    rmSync(join(folder, '0002-rooms.sql'))
    await rejected(/^The migration 0002-rooms was already applied, but its file is missing/)
  })

  it('start with the baseline: a database from before it is rejected, and is not changed', async () => {
    file('0001-platform.sql', 'create table rooms (n int);')
    await migrated()
    await empty.pool.query(`update migrations set name = '0001-ground'`)
    await rejected(
      /^This database is from before the baseline .* with the version tagged before-baseline, .* \(OPERATING\.md, "From before the baseline"\)\.$/,
    )
    assert.deepEqual(await rows('select name from migrations'), [{ name: '0001-ground' }])
  })

  it('are sent one statement at a time, and the error names the line of its statement', async () => {
    file(
      '0001-rooms.sql',
      "create table rooms (n text); -- one; two\ninsert into rooms values ('a;b');\n\nselect nothing;",
    )
    await rejected(/^The migration 0001-rooms, line 4 failed.*column "nothing" does not exist/)
    file('0001-rooms.sql', "select 'no end;")
    await rejected(/^The migration 0001-rooms\.sql cannot be read: line 1: ' has no end\./)
  })

  it('have unique numbers', async () => {
    file('0001-rooms.sql', 'select 1')
    file('0001-other.sql', 'select 1')
    await rejected(/^Two migrations have the number of 0001-other/)
    rmSync(join(folder, '0001-other.sql'))
    file('later.sql', 'select 1')
    await rejected(/^The migration later.sql needs a name like/)
  })
})
