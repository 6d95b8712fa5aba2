import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { exportCalls } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

async function download() {
  const answer = await app.fastify.inject({
    url: exportCalls.exportEverything.path,
    headers: { host: 'tower.test', cookie: app.people.admin.cookie },
  })
  assert.equal(answer.statusCode, 200)
  return answer
}

/** The entries by the central directory, as any program reads a zip. */
function unzip(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const found: Record<string, string> = {}
  for (let left = zip.readUInt16LE(end + 10), at = zip.readUInt32LE(end + 16); left > 0; left -= 1) {
    const [packed, length, start] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)]
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    found[zip.toString('utf8', at + 46, at + 46 + length)] = inflateRawSync(
      zip.subarray(from, from + packed),
    ).toString()
    at += 46 + length
  }
  return found
}

describe('the export of everything', () => {
  it('contains every table as CSV and JSON, row for row, without passwords, codes and tokens', async () => {
    const person = await app.addPerson('tenant', { firstName: '=HYPERLINK("x")', lastName: 'Ünal, "Ö"' })
    const { unit } = await addHome(app.db, person)
    await app.db.execute(
      sql`update units set keypad_code_sealed = 'v1.sealedcode', key_numbers = '{K1,K2}' where id = ${unit.id}`,
    )
    for (let count = 0; count < 1203; count += 1)
      await app.db.execute(
        sql`insert into unit_notes (id, unit_id, note, created_by) values (${newId()}, ${unit.id}, ${`note ${count}`}, ${app.people.admin.id})`,
      )
    const files = unzip((await download()).rawPayload)
    const users = JSON.parse(files['json/users.json'] ?? '') as Record<string, unknown>[]
    const { rows } = await app.db.execute<{ count: number }>(sql`select count(*)::int as count from users`)
    assert.equal(users.length, rows[0]?.count)
    assert.equal((JSON.parse(files['json/unit_notes.json'] ?? '') as unknown[]).length, 1203)
    assert.equal(files['csv/unit_notes.csv']?.trim().split('\r\n').length, 1204)
    assert.match(files['csv/users.csv'] ?? '', /"'=HYPERLINK\(""x""\)","Ünal, ""Ö"""/)
    assert.match(files['csv/units.csv'] ?? '', /K1; K2/)
    assert.match(files['csv/units.csv'] ?? '', /,Residential,.*,Vacant,/)
    const [exported] = JSON.parse(files['json/units.json'] ?? '') as Record<string, unknown>[]
    const { category, balcony, hvac_type: hvacType, lock_type: lockType } = exported ?? {}
    assert.deepEqual([category, balcony, hvacType, lockType], ['Residential', null, null, null])
    const whole = Object.values(files).join('')
    for (const secret of ['argon2', 'v1.sealedcode', 'password_hash', 'token_hash'])
      assert.ok(!whole.includes(secret), secret)
    assert.ok(!('json/sessions.json' in files))
  })

  it('can be opened by unzip', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'zip-'))
    t.after(() => rm(folder, { recursive: true, force: true }))
    await writeFile(join(folder, 'all.zip'), (await download()).rawPayload)
    const text = execFileSync('python3', ['-m', 'zipfile', '-t', join(folder, 'all.zip')]).toString()
    assert.match(text, /Done testing/)
  })

  it('is audited with its author, and leaves no file on the disk', async () => {
    const answer = await download()
    assert.match(
      String(answer.headers['content-disposition']),
      /^attachment; filename="export-tst-\d{4}-\d\d-\d\d\.zip"$/,
    )
    const { rows } = await app.db.execute<{ by: string }>(
      sql`select by from audit_log where action = 'exported everything' order by at desc limit 1`,
    )
    assert.equal(rows[0]?.by, app.people.admin.id)
    for (let attempts = 0; (await readdir(join(app.config.dataDir, 'exports'))).length > 0; attempts += 1) {
      assert.ok(attempts < 50, 'the file is still there')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
})
