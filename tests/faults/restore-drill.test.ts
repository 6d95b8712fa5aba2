import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, copyFile, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { after, describe, it } from 'node:test'
import { Pool } from 'pg'
import { leftOut } from '#backup/server/contents.ts'
import { startCluster } from '#platform/server/postgres/cluster.ts'
import { demoPassword, HouseProcess } from '../journeys/house-process.ts'
import { contentsOf } from '../support/contents.ts'
import { openFolder, removeFolder } from '../support/data-folder.ts'
import { connectionInFile } from '../support/test-cluster.ts'
import { emptyDatabase } from '../support/test-database.ts'

// The commands as an operator types them: from the program's own database to an external one and back.

const project = resolve(import.meta.dirname, '../..')
const folders: string[] = []
const folder = () => {
  const made = openFolder()
  folders.push(made)
  return made
}
after(() => folders.forEach(removeFolder))

async function type(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join('src', `${command}-command.ts`), ...args], {
    cwd: project,
    env: { ...process.env, NODE_ENV: '', ...env },
    stdio: 'pipe',
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, said }
}

/** What a restore writes itself or leaves out on purpose. */
const itsOwn = new Set([...leftOut, 'audit_log', 'mail_outbox', 'migrations'])
const stable = (contents: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(contents).filter(([table]) => !itsOwn.has(table)))

describe('backup and restore by command', () => {
  it('carries a working house to another database and back again', { timeout: 300_000 }, async () => {
    const house = await HouseProcess.open()
    folders.push(house.dataDir)
    const signIn = (at: string) =>
      fetch(`${at}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: at },
        body: JSON.stringify({ email: 'admin@vantagepoint.example', password: demoPassword }),
      })
    const cookie = (await signIn(house.origin)).headers.get('set-cookie')?.split(';')[0] ?? ''

    // While the program runs and is asked.
    let asking = true
    const ask = async () => {
      while (asking) assert.equal((await fetch(`${house.origin}/api/admin/units`, { headers: { cookie } })).status, 200)
    }
    const asked = Promise.all([ask(), ask()])
    const first = join(folder(), 'first.tar')
    const taken = await type('backup', [first], { DATA_DIR: house.dataDir })
    asking = false
    await asked
    assert.equal(taken.code, 0, taken.said)
    assert.match(taken.said, /read back.*\n.*rows.*\nThe secret key is not in it/)
    await house.stop({ keepData: true })

    // To an external database.
    const external = await emptyDatabase()
    const { host, user, port } = connectionInFile()
    const { rows } = await external.pool.query<{ name: string }>('select current_database() as name')
    const url = `postgresql://${user}@localhost:${port}/${rows[0]?.name}?host=${encodeURIComponent(host ?? '')}`
    const away = { DATA_DIR: folder(), DATABASE_URL: url }
    const locked = await type('restore', [first], away)
    assert.equal(locked.code, 1)
    assert.match(locked.said, /another SECRET_KEY/)
    await copyFile(join(house.dataDir, 'secret-key'), join(away.DATA_DIR, 'secret-key'))
    const there = await type('restore', [first], away)
    assert.equal(there.code, 0, there.said)
    const again = await type('restore', [first], away)
    assert.equal(again.code, 1)
    assert.match(again.said, /not empty/)

    // And home again, into a new data folder.
    const second = join(folder(), 'second.tar')
    assert.equal((await type('backup', [second], away)).code, 0)
    const home = folder()
    await copyFile(join(house.dataDir, 'secret-key'), join(home, 'secret-key'))
    const broken = join(folder(), 'broken.tar')
    await copyFile(second, broken)
    await appendFile(broken, 'x')
    const refused = await type('restore', [broken], { DATA_DIR: home })
    assert.match(refused.said, /damaged.*Nothing was changed/)
    assert.deepEqual(await readdir(home), ['secret-key'])
    const back = await type('restore', [second], { DATA_DIR: home })
    assert.equal(back.code, 0, back.said)

    const contents = await Promise.all([contentsIn(house.dataDir), contentsOf(external.pool), contentsIn(home)])
    await external.drop()
    const [was, outside, inside] = contents.map(stable)
    assert.deepEqual(Object.keys(outside ?? {}), Object.keys(was ?? {}))
    for (const table of Object.keys(was ?? {})) {
      assert.deepEqual(outside?.[table], was?.[table], table)
      assert.deepEqual(inside?.[table], was?.[table], table)
    }

    const reopened = await HouseProcess.open({ DATA_DIR: home })
    const old = await fetch(`${reopened.origin}/api/auth/user`, { headers: { cookie } })
    assert.equal(old.status, 401, 'a session of before the restore is dead')
    assert.equal((await signIn(reopened.origin)).status, 200)
    await reopened.stop({ keepData: true })
  })
})

async function contentsIn(dataDir: string) {
  const cluster = await startCluster({ dataDir, log: { info: () => {}, warn: () => {} } })
  const pool = new Pool({ ...cluster.connection, options: '-c search_path=building,public' })
  try {
    return await contentsOf(pool)
  } finally {
    await pool.end()
    await cluster.stop()
  }
}
