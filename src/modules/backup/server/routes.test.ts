import assert from 'node:assert/strict'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { backups } from '../contract.ts'
import { checkBackup } from './manifest.ts'
import { createDueBackup } from './store.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const backupFolder = () => join(app.config.dataDir, 'backups')
const listEvents = async () =>
  (
    await app.db.execute<{ action: string }>(
      sql`select action from audit_log where record_type like 'backup%' order by at, id`,
    )
  ).rows.map(({ action }) => action)

describe('backups in the console', () => {
  it('are created, listed, downloaded byte for byte and removed, each with an audit entry', async () => {
    const admin = app.as('admin')
    const { status, body: created } = await admin.requestOk(backups.make)
    assert.equal(status, 201)
    assert.ok(created.rows > 0)
    assert.deepEqual((await admin.requestOk(backups.list)).body, [created])
    const answer = await app.fastify.inject({
      url: `/api/admin/backups/${created.name}`,
      headers: { host: 'tower.test', cookie: app.people.admin.cookie },
    })
    assert.equal(answer.headers['content-disposition'], `attachment; filename="${created.name}"`)
    const copy = join(app.config.dataDir, 'copy.tar')
    await writeFile(copy, answer.rawPayload)
    assert.equal((await checkBackup(copy)).manifest.madeAt, created.madeAt)
    await admin.requestOk(backups.remove, { params: { name: created.name } })
    assert.deepEqual(await readdir(backupFolder()), [])
    assert.deepEqual(await listEvents(), ['made', 'downloaded', 'removed'])
  })

  it('give access to no other file', async () => {
    await mkdir(backupFolder(), { recursive: true })
    await writeFile(join(backupFolder(), 'notes.txt'), 'not yours')
    for (const name of ['notes.txt', '..%2Fsecret-key', '%2e%2e%2fcopy.tar']) {
      const response = await app.as('admin').send({ method: 'GET', url: `/api/admin/backups/${name}` })
      assert.equal(response.status, 404, name)
    }
  })

  it('leave one that another process is making alone, and delete what was interrupted a day ago', async () => {
    const [running, interrupted] = ['.making-a', '.making-b'].map((name) => join(backupFolder(), name)) as [
      string,
      string,
    ]
    for (const path of [running, interrupted]) await mkdir(path, { recursive: true })
    const yesterday = new Date(Date.now() - 25 * 3_600_000)
    await utimes(interrupted, yesterday, yesterday)
    const { name } = (await app.as('admin').requestOk(backups.make)).body
    const left = await readdir(backupFolder())
    assert.ok(left.includes('.making-a') && !left.includes('.making-b'))
    await rm(running, { recursive: true })
    await app.as('admin').requestOk(backups.remove, { params: { name } })
  })

  it('do not include a damaged file', async () => {
    await writeFile(join(backupFolder(), 'backup-2026-01-01T000000Z.tar'), 'half')
    assert.deepEqual((await app.as('admin').requestOk(backups.list)).body, [])
  })
})

describe('scheduled backups', () => {
  const source = () => {
    const { connection, fileStore, secretKey } = app
    return { connection, dataDir: app.config.dataDir, fileStore, secretKey }
  }
  const at = (day: number) => new Date(Date.UTC(2027, 0, day, 12))

  it('follow the plan, which rejects an outdated version, and keep only the newest', async () => {
    const admin = app.as('admin')
    const { body: plan } = await admin.requestOk(backups.plan)
    assert.equal(plan.every, 'never')
    await createDueBackup(app.db, source(), app.mail, at(1))
    assert.deepEqual((await admin.requestOk(backups.list)).body, [])
    const ifMatch = { 'if-match': `"${plan.version}"` }
    const changed = await admin.requestOk(backups.changePlan, { body: { every: 'daily', keep: 2 }, headers: ifMatch })
    assert.deepEqual([changed.body.every, changed.body.keep, changed.body.fromHour], ['daily', 2, 3])
    const late = await admin.request(backups.changePlan, { body: { keep: 5 }, headers: ifMatch })
    assert.equal(late.status, 412)
    for (const day of [1, 1, 2, 3]) await createDueBackup(app.db, source(), app.mail, at(day))
    const remaining = (await admin.requestOk(backups.list)).body.map(({ madeAt }) => madeAt)
    assert.deepEqual(remaining, [at(3).toISOString(), at(2).toISOString()])
    assert.equal((await admin.requestOk(backups.plan)).body.lastMadeAt, at(3).toISOString())
  })

  it('report in the plan why one failed', async () => {
    const unreachable = { ...source(), connection: { ...app.connection, database: 'nowhere' } }
    await assert.rejects(createDueBackup(app.db, unreachable, app.mail, at(5)))
    assert.match((await app.as('admin').requestOk(backups.plan)).body.lastProblem ?? '', /nowhere/)
  })

  it('notify every administrator of a failure, once a day until one succeeds', async () => {
    const unreachable = { ...source(), connection: { ...app.connection, database: 'nowhere' } }
    const emails = async () =>
      (
        await app.db.execute<{ to: string; text: string }>(
          sql`select to_address as to, text_body as text from mail_outbox where about_type = 'backup' order by created_at`,
        )
      ).rows
    const { admin } = app.people
    assert.deepEqual(
      (await emails()).map(({ to }) => to),
      [admin.email],
    )
    assert.match((await emails())[0]?.text ?? '', /nowhere/)
    await assert.rejects(createDueBackup(app.db, unreachable, app.mail, at(5)))
    assert.equal((await emails()).length, 1)
    const second = await app.addPerson('admin')
    await app.addPerson('admin', { status: 'Suspended' })
    await assert.rejects(createDueBackup(app.db, unreachable, app.mail, at(6)))
    assert.deepEqual(
      (await emails())
        .map(({ to }) => to)
        .slice(1)
        .sort(),
      [admin.email, second.email].sort(),
    )
    await createDueBackup(app.db, source(), app.mail, at(6))
    assert.equal((await app.as('admin').requestOk(backups.plan)).body.lastProblem, null)
    await assert.rejects(createDueBackup(app.db, unreachable, app.mail, at(7)))
    assert.equal((await emails()).length, 5)
  })
})
