import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, copyFile, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { after, describe, it } from 'node:test'
import { Pool } from 'pg'
import { excludedTables } from '#backup/server/contents.ts'
import { startCluster } from '#platform/server/postgres/cluster.ts'
import { demoPassword, AppProcess } from '../journeys/app-process.ts'
import { contentsOf } from '../support/contents.ts'
import { openFolder, removeFolder } from '../support/database/data-folder.ts'
import { clusterConnection } from '../support/database/test-cluster.ts'
import { emptyDatabase } from '../support/database/test-database.ts'

// The commands that an operator types: from the embedded database to an external one and back.

const project = resolve(import.meta.dirname, '../..')
const folders: string[] = []
const folder = () => {
  const made = openFolder()
  folders.push(made)
  return made
}
after(() => folders.forEach(removeFolder))

async function type(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join('src/cli', `${command}.ts`), ...args], {
    cwd: project,
    env: { ...process.env, NODE_ENV: '', ...env },
    stdio: 'pipe',
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, output: text }
}

/** Tables that a restore writes itself or leaves out. */
const changedByRestore = new Set([...excludedTables, 'audit_log', 'mail_outbox', 'migrations'])
const stable = (contents: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(contents).filter(([table]) => !changedByRestore.has(table)))

describe('backup and restore by command', () => {
  it('move a running installation to another database and back', { timeout: 300_000 }, async () => {
    const app = await AppProcess.open()
    folders.push(app.dataDir)
    const signIn = (at: string) =>
      fetch(`${at}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: at },
        body: JSON.stringify({ email: 'admin@vantagepoint.example', password: demoPassword }),
      })
    const cookie = (await signIn(app.origin)).headers.get('set-cookie')?.split(';')[0] ?? ''

    // The backup is made while the program answers requests.
    let isPolling = true
    const poll = async () => {
      while (isPolling)
        assert.equal((await fetch(`${app.origin}/api/admin/units`, { headers: { cookie } })).status, 200)
    }
    const polls = Promise.all([poll(), poll()])
    const first = join(folder(), 'first.tar')
    const backup = await type('backup', [first], { DATA_DIR: app.dataDir })
    isPolling = false
    await polls
    assert.equal(backup.code, 0, backup.output)
    assert.match(backup.output, /verified.*\n.*rows.*\nIt does not contain the secret key/)
    await app.stop({ keepData: true })

    // To an external database.
    const external = await emptyDatabase()
    const { host, user, port } = clusterConnection()
    const { rows } = await external.pool.query<{ name: string }>('select current_database() as name')
    const url = `postgresql://${user}@localhost:${port}/${rows[0]?.name}?host=${encodeURIComponent(host ?? '')}`
    const away = { DATA_DIR: folder(), DATABASE_URL: url }
    const locked = await type('restore', [first], away)
    assert.equal(locked.code, 1)
    assert.match(locked.output, /another SECRET_KEY/)
    assert.deepEqual(await readdir(away.DATA_DIR), [])
    await copyFile(join(app.dataDir, 'secret-key'), join(away.DATA_DIR, 'secret-key'))
    const restored = await type('restore', [first], away)
    assert.equal(restored.code, 0, restored.output)
    const again = await type('restore', [first], away)
    assert.equal(again.code, 1)
    assert.match(again.output, /not empty/)

    // Back into the embedded database of a new data folder.
    const second = join(folder(), 'second.tar')
    assert.equal((await type('backup', [second], away)).code, 0)
    const home = folder()
    await copyFile(join(app.dataDir, 'secret-key'), join(home, 'secret-key'))
    const broken = join(folder(), 'broken.tar')
    await copyFile(second, broken)
    await appendFile(broken, 'x')
    const rejected = await type('restore', [broken], { DATA_DIR: home })
    assert.match(rejected.output, /damaged.*Nothing was changed/)
    assert.deepEqual(await readdir(home), ['secret-key'])
    const back = await type('restore', [second], { DATA_DIR: home })
    assert.equal(back.code, 0, back.output)

    const contents = await Promise.all([contentsIn(app.dataDir), contentsOf(external.pool), contentsIn(home)])
    await external.drop()
    const [was, outside, inside] = contents.map(stable)
    assert.deepEqual(Object.keys(outside ?? {}), Object.keys(was ?? {}))
    for (const table of Object.keys(was ?? {})) {
      assert.deepEqual(outside?.[table], was?.[table], table)
      assert.deepEqual(inside?.[table], was?.[table], table)
    }

    const reopened = await AppProcess.open({ DATA_DIR: home })
    const old = await fetch(`${reopened.origin}/api/auth/user`, { headers: { cookie } })
    assert.equal(old.status, 401, 'a session from before the restore has ended')
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
