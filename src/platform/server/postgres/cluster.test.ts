import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { startProgram } from '../../../../tests/faults/program.ts'
import { openFolder, removeFolder } from '../../../../tests/support/database/data-folder.ts'
import { startCluster } from './cluster.ts'
import { AlreadyRunning, lockCluster } from './program-lock.ts'

type Report = { running: boolean; adopted: boolean; connection: ClientConfig; rejected: string }

const folders: string[] = []
const newFolder = () => {
  const folder = openFolder()
  folders.push(folder)
  return folder
}
after(() => folders.forEach(removeFolder))

const found: string[] = []
const log = { info: (line: string) => found.push(line), warn: (line: string) => found.push(line) }

async function query<Row extends object>(connection: ClientConfig, sql: string): Promise<Row[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const serverPid = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the cluster of a data folder', () => {
  it('is UTF-8 and UTC, flushes each commit, and listens on nothing but its socket', async () => {
    const cluster = await startCluster({ dataDir: newFolder(), log })
    try {
      const names = [
        'server_encoding',
        'timezone',
        'fsync',
        'full_page_writes',
        'synchronous_commit',
        'listen_addresses',
      ]
      const rows = await query<{ name: string; setting: string }>(
        cluster.connection,
        `select name, setting from pg_settings where lower(name) in ('${names.join("','")}')`,
      )
      assert.deepEqual(Object.fromEntries(rows.map((row) => [row.name.toLowerCase(), row.setting])), {
        server_encoding: 'UTF8',
        timezone: 'UTC',
        fsync: 'on',
        full_page_writes: 'on',
        synchronous_commit: 'on',
        listen_addresses: '',
      })
      assert.equal(cluster.adopted, false)
    } finally {
      await cluster.stop()
    }
  })

  it('survives a clean stop, which leaves no server behind', async () => {
    const dataDir = newFolder()
    const first = await startCluster({ dataDir, log })
    await query(first.connection, 'create table stored as select 1 as n')
    const pid = serverPid(dataDir)
    await first.stop()
    // The server deletes its pid file a moment before it exits.
    for (const start = Date.now(); isRunning(pid) && Date.now() - start < 10_000;) await wait(20)
    assert.equal(isRunning(pid), false)
    const second = await startCluster({ dataDir, log })
    assert.equal((await query(second.connection, 'select n from stored')).length, 1)
    await second.stop()
  })

  it('is stopped with a program that exits without closing it', async () => {
    const dataDir = newFolder()
    const program = startProgram('run-cluster.ts', [dataDir])
    await program.next()
    const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid')
    await program.end('SIGUSR2')
    for (const start = Date.now(); existsSync(pidFile) && Date.now() - start < 10_000;) await wait(50)
    assert.equal(existsSync(pidFile), false)
  })

  it('works in a folder whose path is too long for a socket', async () => {
    const dataDir = join(newFolder(), 'a-long-name-'.repeat(12))
    const cluster = await startCluster({ dataDir, log })
    assert.deepEqual(await query(cluster.connection, 'select 1 as n'), [{ n: 1 }])
    const { mode } = statSync(cluster.connection.host ?? '')
    assert.equal(mode & 0o077, 0, 'nobody else may come to the socket')
    await cluster.stop()
    rmSync(cluster.connection.host ?? '', { recursive: true })
  })

  it('asks for its password where it listens on loopback', async () => {
    const cluster = await startCluster({ dataDir: newFolder(), log, loopback: true })
    assert.equal(cluster.connection.host, '127.0.0.1')
    assert.deepEqual(await query(cluster.connection, 'select 1 as n'), [{ n: 1 }])
    await assert.rejects(
      query({ ...cluster.connection, password: 'guessed' }, 'select 1'),
      /password authentication failed/,
    )
    await cluster.stop()
  })
})

describe('a second program on the same data folder', () => {
  it('is rejected at once, with an explanation', async () => {
    const dataDir = newFolder()
    const cluster = await startCluster({ dataDir, log })
    const second = startProgram('run-cluster.ts', [dataDir])
    const { running, rejected } = (await second.next()) as Report
    assert.equal(running, false)
    assert.match(rejected, /^Another program is already running on the data folder .*\. Stop it first/)
    assert.deepEqual(await query(cluster.connection, 'select 1 as n'), [{ n: 1 }], 'the first one is not disturbed')
    await cluster.stop()
  })

  it('is rejected by the cluster itself when it cannot see the first one, as between containers', async () => {
    const dataDir = newFolder()
    const cluster = await startCluster({ dataDir, log })
    await assert.rejects(
      lockCluster(cluster.connection, dataDir, () => {}),
      AlreadyRunning,
    )
    await cluster.stop()
  })

  it('started at the very same moment: exactly one runs', async () => {
    const dataDir = newFolder()
    const programs = [1, 2, 3].map(() => startProgram('run-cluster.ts', [dataDir]))
    const results = (await Promise.all(programs.map((program) => program.next()))) as Report[]
    assert.equal(results.filter(({ running }) => running).length, 1)
    assert.equal(results.filter(({ rejected }) => /already running/.test(rejected ?? '')).length, 2)
    await Promise.all(programs.map((program) => program.end('SIGTERM')))
    assert.equal(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid')), false)
  })

  it('follows as soon as the first one was killed, and adopts its server', async () => {
    const dataDir = newFolder()
    const first = startProgram('run-cluster.ts', [dataDir])
    const { connection } = (await first.next()) as Report
    await query(connection, 'create table stored as select 1 as n')
    first.child.kill('SIGKILL')
    const second = await startCluster({ dataDir, log })
    assert.equal(second.adopted, true)
    assert.equal((await query(second.connection, 'select n from stored')).length, 1)
    await second.stop()
  })
})

describe('after a crash', () => {
  it('of program and server at once, the next start recovers what was committed', async () => {
    const dataDir = newFolder()
    const first = startProgram('run-cluster.ts', [dataDir])
    const { connection } = (await first.next()) as Report
    await query(connection, 'create table stored as select 1 as n')
    process.kill(serverPid(dataDir), 'SIGKILL')
    await first.end('SIGKILL')
    const second = await startCluster({ dataDir, log })
    assert.equal(second.adopted, false)
    assert.equal((await query(second.connection, 'select n from stored')).length, 1)
    await second.stop()
  })

  it('a process that got the id of the dead server is left alone and does not prevent a start', async () => {
    const dataDir = newFolder()
    await (await startCluster({ dataDir, log })).stop()
    const { uid, gid } = statSync(join(dataDir, 'postgres/cluster'))
    const otherProcess = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { uid, gid, cwd: '/' })
    const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid')
    writeFileSync(
      pidFile,
      `${otherProcess.pid}\n${join(dataDir, 'postgres/cluster')}\n1\n5432\n${join(dataDir, 'postgres')}\n\n`,
    )
    chownSync(pidFile, uid, gid)
    const cluster = await startCluster({ dataDir, log })
    assert.equal(cluster.adopted, false)
    assert.equal(otherProcess.exitCode, null)
    assert.equal(otherProcess.kill(), true)
    await cluster.stop()
  })

  it('in the middle of the first start, the next one begins anew', async () => {
    const dataDir = newFolder()
    const first = startProgram('run-cluster.ts', [dataDir])
    const begun = () =>
      existsSync(join(dataDir, 'postgres')) &&
      readdirSync(join(dataDir, 'postgres')).some((name) => name.includes('.new-'))
    while (!begun()) await wait(5)
    await first.end('SIGKILL')
    const cluster = await startCluster({ dataDir, log })
    assert.deepEqual(await query(cluster.connection, 'select 1 as n'), [{ n: 1 }])
    await cluster.stop()
  })

  it('of the server alone, it is started again under the running program', async () => {
    const dataDir = newFolder()
    const cluster = await startCluster({ dataDir, log })
    process.kill(serverPid(dataDir), 'SIGKILL')
    const responses = () => query(cluster.connection, 'select 1 as n').catch(() => null)
    const start = Date.now()
    while ((await responses()) === null && Date.now() - start < 15_000) await wait(100)
    assert.deepEqual(await responses(), [{ n: 1 }])
    assert.ok(found.includes('The database server stopped by itself; starting it again.'))
    const second = startProgram('run-cluster.ts', [dataDir])
    assert.equal(((await second.next()) as Report).running, false, 'the folder is still locked')
    await cluster.stop()
  })
})

describe('a cluster that cannot be used', () => {
  it('of another version of PostgreSQL is rejected with an explanation', async () => {
    const dataDir = newFolder()
    mkdirSync(join(dataDir, 'postgres/cluster'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres/cluster/PG_VERSION'), '12\n')
    await assert.rejects(
      startCluster({ dataDir, log }),
      /created by PostgreSQL 12, and this program runs PostgreSQL \d+/,
    )
  })
})
