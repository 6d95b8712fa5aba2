import assert from 'node:assert/strict'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { contentsOf } from '../../../../tests/support/contents.ts'
import { type FreshDatabase } from '../../../../tests/support/database/test-database.ts'
import { fillSealedColumns, listSealedColumns } from '../../../../tests/support/database/sealed-values.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { FileStore } from '#platform/server/files/stores/file-store.ts'
import { checkSecretKey } from '#platform/server/security/secret-key-check.ts'
import { seal, sealedPlace, unseal } from '#platform/server/security/sealed.ts'
import { excludedTables, listBackupTables } from './contents.ts'
import { type CheckedBackup } from './manifest.ts'
import { validateRestore } from './restore.ts'
import { createBackup } from './create-backup.ts'
import { createDrill, now, photos, restore, secretKey } from '../../../../tests/support/database/backup-drill.ts'

let app: FreshDatabase
let dataDir = ''
let fileStore: FileStore
let admin = ''
let backup: CheckedBackup
let close: () => Promise<void>
before(async () => {
  ;({ app, dataDir, fileStore, admin, backup, close } = await createDrill())
})
after(() => close())

describe('the restore drill', () => {
  it('restores every row and every byte, and no session, link or token', async () => {
    await restore(backup, async (into, folder) => {
      // Only the queued e-mail and the audit entry of the restore differ.
      await app.db.execute(sql`update mail_outbox set status = 'failed',
        last_error = 'Not sent: it was still queued when the backup was created.' where status = 'queued'`)
      const [was, is] = [await contentsOf(app.pool), await contentsOf(into.pool)]
      const { audit_log: wasLog, sessions: wasSessions, one_time_tokens: wasTokens, migrations: _, ...before } = was
      const { audit_log: isLog, sessions: isSessions, one_time_tokens: isTokens, migrations: __, ...restored } = is
      assert.notDeepEqual(restored.installation, before.installation)
      assert.deepEqual({ ...restored, installation: [] }, { ...before, installation: [] })
      assert.equal(isLog?.length, (wasLog?.length ?? 0) + 1)
      assert.deepEqual(
        wasLog?.filter((row) => !isLog?.includes(row)),
        [],
      )
      assert.equal(wasSessions?.length, 1)
      assert.deepEqual(isSessions, [])
      assert.ok((wasTokens?.length ?? 0) > 0)
      assert.deepEqual(isTokens, [])
      for (const bytes of photos) {
        const [{ sha256 } = { sha256: '' }] = (
          await into.db.execute<{ sha256: string }>(
            sql`select sha256 from files where sha256 = encode(sha256(${bytes}), 'hex')`,
          )
        ).rows
        assert.deepEqual(await readFile(join(folder, 'files', sha256.slice(0, 2), sha256)), bytes)
      }
    })
  })

  it('keeps the constraints and triggers of the database', async () => {
    await restore(backup, async ({ pool }) => {
      await assert.rejects(pool.query('delete from audit_log'), /is append-only/)
      await assert.rejects(
        pool.query(`insert into unit_notes (id, unit_id, note, created_by) values ($1, $2, 'x', $3)`, [
          newId(),
          newId(),
          admin,
        ]),
        /foreign key/,
      )
      const keys = `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'building'::regnamespace order by 1, 2`
      assert.deepEqual((await pool.query(keys)).rows, (await app.pool.query(keys)).rows)
    })
  })

  it('is one snapshot, whatever is written meanwhile', async () => {
    let writing = true
    let pairs = 0
    const unit = (await app.pool.query<{ id: string }>('select id from units limit 1')).rows[0]?.id
    const writer = async () => {
      while (writing)
        await app.db.transaction(async (tx) => {
          const id = newId()
          await tx.execute(
            sql`insert into unit_notes (id, unit_id, note, created_by) values (${id}, ${unit}, 'pair', ${admin})`,
          )
          await tx.execute(
            sql`insert into audit_log (id, action, record_type, record_id) values (${newId()}, 'noted', 'pair', ${id})`,
          )
          pairs += 1
        })
    }
    const writers = [writer(), writer(), writer()]
    const target = join(dataDir, 'backups/under-load.tar')
    const created = await createBackup({ connection: app.connection, fileStore, secretKey, target, now })
    writing = false
    await Promise.all(writers)
    assert.ok(pairs > 0)
    await restore(created, async ({ pool }) => {
      const { rows } = await pool.query<{ alone: number; pairs: number }>(
        `select count(*) filter (where a.id is null or n.id is null)::int as alone, count(*)::int as pairs
         from (select * from unit_notes where note = 'pair') n
         full join (select * from audit_log where record_type = 'pair') a on a.record_id = n.id`,
      )
      assert.equal(rows[0]?.alone, 0)
    })
  })
})

describe('codes', () => {
  it('stay encrypted in the file, which does not contain the key', async () => {
    const bytes = await readFile(backup.path)
    for (const form of [secretKey, Buffer.from(secretKey.toString('hex')), Buffer.from(secretKey.toString('base64'))])
      assert.equal(bytes.includes(form), false)
  })

  it('can be decrypted with their key, and with no other', async () => {
    const id = (await app.pool.query<{ id: string }>('select id from units limit 1')).rows[0]?.id ?? ''
    const place = sealedPlace('unit', id, 'keypadCode')
    await app.pool.query('update units set keypad_code_sealed = $2 where id = $1', [id, seal(secretKey, '4711', place)])
    await fillSealedColumns(app.pool, secretKey)
    const target = join(dataDir, 'backups/sealed.tar')
    const created = await createBackup({ connection: app.connection, fileStore, secretKey, target, now })
    const sealedCode = async (into: FreshDatabase) =>
      (
        await into.pool.query<{ code: string | null }>('select keypad_code_sealed as code from units where id = $1', [
          id,
        ])
      ).rows[0]?.code ?? null
    assert.equal(unseal(secretKey, (await restore(created, sealedCode)) ?? '', place), '4711')
    const secondFactor = async (into: FreshDatabase) =>
      (
        await into.pool.query<{ sealed: string | null; since: Date | null }>(
          'select second_factor_sealed as sealed, second_factor_since as since from users where id = $1',
          [admin],
        )
      ).rows[0]
    const factor = await restore(created, secondFactor)
    assert.equal(unseal(secretKey, factor?.sealed ?? '', sealedPlace('accounts', admin, 'second-factor')), 'a secret')
    const otherKey = Buffer.alloc(32, 1)
    // The secret cannot be decrypted, so the second factor is off.
    const withoutCodes = await restore(created, secondFactor, { secretKey: otherKey, withoutSealed: true })
    assert.deepEqual(withoutCodes, { sealed: null, since: null })
    const sealed = (into: FreshDatabase) => listSealedColumns(into.pool)
    assert.deepEqual(await restore(created, sealed), await listSealedColumns(app.pool))
    assert.deepEqual(await restore(created, sealed, { secretKey: otherKey, withoutSealed: true }), [])
    assert.match(
      validateRestore(created.manifest, { secretKey: otherKey, withoutSealed: false }) ?? '',
      /another SECRET_KEY/,
    )
    await assert.rejects(restore(created, sealedCode, { secretKey: otherKey }), /another SECRET_KEY/)
    assert.equal(await restore(created, sealedCode, { secretKey: otherKey, withoutSealed: true }), null)
  })
})

describe('the key an installation starts with', () => {
  const startsWith = (key: Buffer) => (into: FreshDatabase) =>
    checkSecretKey(into.pool, key, { keyFile: null }).then(
      () => true,
      () => false,
    )

  it('creates no backup when it is another one', async () => {
    const options = { connection: app.connection, fileStore, target: join(dataDir, 'backups/keyed.tar'), now }
    await checkSecretKey(app.pool, secretKey, { keyFile: null })
    await assert.rejects(createBackup({ ...options, secretKey: Buffer.alloc(32, 1) }), /SECRET_KEY is not the key/)
    assert.deepEqual((await readdir(join(dataDir, 'backups'))).includes('keyed.tar'), false)
  })

  it('is the one of the backup after a restore, and the new one after a restore with `withoutSealed`', async () => {
    const otherKey = Buffer.alloc(32, 1)
    const target = join(dataDir, 'backups/checked.tar')
    const created = await createBackup({ connection: app.connection, fileStore, secretKey, target, now })
    assert.deepEqual(
      [await restore(created, startsWith(secretKey)), await restore(created, startsWith(otherKey))],
      [true, false],
    )
    const cleared = { secretKey: otherKey, withoutSealed: true }
    assert.equal(await restore(created, startsWith(otherKey), cleared), true)
    // A backup from before there was a check value.
    assert.equal(await restore(backup, startsWith(otherKey)), false)
    assert.equal(await restore(backup, startsWith(secretKey)), true)
  })
})

describe('the excluded tables', () => {
  it('include every table with tokens, and no table of the office', async () => {
    const { rows } = await app.pool.query<{ table: string }>(
      `select distinct table_name as table from information_schema.columns
       where table_schema = 'building' and column_name like '%token%'`,
    )
    for (const { table } of rows)
      assert.ok(excludedTables.includes(table), `${table} holds tokens: leave it out of backups`)
    const client = await app.pool.connect()
    const tables = new Set((await listBackupTables(client)).map(({ table }) => table))
    client.release()
    for (const table of ['users', 'residents', 'units', 'payment_entries', 'audit_log']) assert.ok(tables.has(table))
  })
})
