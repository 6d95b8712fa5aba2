import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { backups } from '../contract.ts'
import { checkBackup } from './manifest.ts'
import { makeDueBackup } from './store.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse()
})
after(() => house.close())

const shelf = () => join(house.config.dataDir, 'backups')
const deeds = async () =>
  (
    await house.db.execute<{ action: string }>(
      sql`select action from audit_log where noun like 'backup%' order by at, id`,
    )
  ).rows.map(({ action }) => action)

describe('backups in the console', () => {
  it('are made, listed, downloaded byte for byte and removed, each written down', async () => {
    const admin = house.as('admin')
    const { status, body: made } = await admin.sends(backups.make)
    assert.equal(status, 201)
    assert.ok(made.rows > 0)
    assert.deepEqual((await admin.sends(backups.list)).body, [made])
    const answer = await house.app.inject({
      url: `/api/admin/backups/${made.name}`,
      headers: { host: 'house.test', cookie: house.people.admin.cookie },
    })
    assert.equal(answer.headers['content-disposition'], `attachment; filename="${made.name}"`)
    const copy = join(house.config.dataDir, 'copy.tar')
    await writeFile(copy, answer.rawPayload)
    assert.equal((await checkBackup(copy)).manifest.madeAt, made.madeAt)
    await admin.sends(backups.remove, { params: { name: made.name } })
    assert.deepEqual(await readdir(shelf()), [])
    assert.deepEqual(await deeds(), ['made', 'downloaded', 'removed'])
  })

  it('are no way to any other file', async () => {
    await mkdir(shelf(), { recursive: true })
    await writeFile(join(shelf(), 'notes.txt'), 'not yours')
    for (const name of ['notes.txt', '..%2Fsecret-key', '%2e%2e%2fcopy.tar']) {
      const heard = await house.as('admin').knocks({ method: 'GET', url: `/api/admin/backups/${name}` })
      assert.equal(heard.status, 404, name)
    }
  })

  it('a file that is broken is not offered', async () => {
    await writeFile(join(shelf(), 'backup-2026-01-01T000000Z.tar'), 'half')
    assert.deepEqual((await house.as('admin').sends(backups.list)).body, [])
  })
})

describe('backups by themselves', () => {
  const source = () => ({ connection: house.connection, dataDir: house.config.dataDir, secretKey: house.secretKey })
  const at = (day: number) => new Date(Date.UTC(2027, 0, day, 12))

  it('follow the plan, which refuses who saw an older one, and only the newest are kept', async () => {
    const admin = house.as('admin')
    const { body: plan } = await admin.sends(backups.plan)
    assert.equal(plan.every, 'never')
    await makeDueBackup(house.db, source(), house.mail, at(1))
    assert.deepEqual((await admin.sends(backups.list)).body, [])
    const ifMatch = { 'if-match': `"${plan.version}"` }
    const changed = await admin.sends(backups.changePlan, { body: { every: 'daily', keep: 2 }, headers: ifMatch })
    assert.deepEqual([changed.body.every, changed.body.keep, changed.body.fromHour], ['daily', 2, 3])
    const late = await admin.tries(backups.changePlan, { body: { keep: 5 }, headers: ifMatch })
    assert.equal(late.status, 412)
    for (const day of [1, 1, 2, 3]) await makeDueBackup(house.db, source(), house.mail, at(day))
    const kept = (await admin.sends(backups.list)).body.map(({ madeAt }) => madeAt)
    assert.deepEqual(kept, [at(3).toISOString(), at(2).toISOString()])
    assert.equal((await admin.sends(backups.plan)).body.lastMadeAt, at(3).toISOString())
  })

  it('say in the plan why one could not be made', async () => {
    const unreachable = { ...source(), connection: { ...house.connection, database: 'nowhere' } }
    await assert.rejects(makeDueBackup(house.db, unreachable, house.mail, at(5)))
    assert.match((await house.as('admin').sends(backups.plan)).body.lastProblem ?? '', /nowhere/)
  })

  it('and write every administrator so, once a day until one is made', async () => {
    const unreachable = { ...source(), connection: { ...house.connection, database: 'nowhere' } }
    const letters = async () =>
      (
        await house.db.execute<{ to: string; text: string }>(
          sql`select to_address as to, text_body as text from mail_outbox where about_noun = 'backup' order by created_at`,
        )
      ).rows
    const { admin } = house.people
    assert.deepEqual(
      (await letters()).map(({ to }) => to),
      [admin.email],
    )
    assert.match((await letters())[0]?.text ?? '', /nowhere/)
    await assert.rejects(makeDueBackup(house.db, unreachable, house.mail, at(5)))
    assert.equal((await letters()).length, 1)
    const second = await house.addPerson('admin')
    await house.addPerson('admin', { status: 'Suspended' })
    await assert.rejects(makeDueBackup(house.db, unreachable, house.mail, at(6)))
    assert.deepEqual(
      (await letters())
        .map(({ to }) => to)
        .slice(1)
        .sort(),
      [admin.email, second.email].sort(),
    )
    await makeDueBackup(house.db, source(), house.mail, at(6))
    assert.equal((await house.as('admin').sends(backups.plan)).body.lastProblem, null)
    await assert.rejects(makeDueBackup(house.db, unreachable, house.mail, at(7)))
    assert.equal((await letters()).length, 5)
  })
})
