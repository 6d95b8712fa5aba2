import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { get } from 'node:http'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { type Figures, printFigures, signInTo, startWriting, untilReady } from '../faults/database-load.ts'
import { AppProcess } from '../journeys/app-process.ts'
import { openFolder, removeFolder } from '../support/database/data-folder.ts'
import { createServers, query, type ReplicaServer } from './replica-servers.ts'

// The steps of docs/replica.md, in their order, with a program that serves people all the time.

const folder = openFolder()
const servers = createServers(folder)
let [first, second]: ReplicaServer[] = []
let program: AppProcess
let resident: Awaited<ReturnType<typeof signInTo>>
let closeStream = () => {}
let isStreaming = false
let isOver = false
let received = ''

before(async () => {
  first = await servers.create('db1')
  second = await servers.createStandby('db2', first)
  await servers.setSynchronous(first, second)
  program = await AppProcess.open({ DATABASE_URL: servers.urlOf([first, second]) })
  resident = await signInTo(program, 'resident')
  await openStream()
})
after(async () => {
  isOver = true
  closeStream()
  await program?.stop()
  await servers.close([first, second].filter((server) => server !== undefined))
  removeFolder(folder)
})

/** The stream of changes of an administrator, which is opened again when it ends, as browsers do. */
async function openStream() {
  const { cookie } = await signInTo(program, 'admin')
  const open = () => {
    const call = get(`${program.origin}/api/live`, { headers: { cookie } }, (stream) => {
      isStreaming = true
      stream.setEncoding('utf8').on('data', (chunk: string) => (received += chunk))
    })
    call.on('error', () => {})
    call.on('close', () => {
      isStreaming = false
      if (!isOver) setTimeout(open, 1_000).unref()
    })
    closeStream = () => call.destroy()
  }
  open()
}

/** The two servers in their present roles. */
const both = (): [ReplicaServer, ReplicaServer] => {
  assert.ok(first && second)
  return [first, second]
}

async function untilPrinted(text: string) {
  for (const start = Date.now(); !program.printed.includes(text); await wait(50))
    assert.ok(Date.now() - start < 30_000, `"${text}" was not printed: ${program.printed}`)
}

/** Kills the primary under writes, promotes the standby, and prints how long it took. */
async function failOver(primary: ReplicaServer, standby: ReplicaServer): Promise<Figures> {
  const { figures, stop } = startWriting(resident)
  await wait(3_000)
  const count = () => figures.acknowledged.length
  servers.kill(primary)
  const killedAt = performance.now()
  const noticedMs = await untilReady(program, 503)
  // Answers that are on their way.
  await wait(200)
  const before = count()
  await wait(1_000)
  assert.equal(count(), before, 'nothing is acknowledged without a primary')
  const promotedAt = performance.now()
  await servers.promote(standby)
  while (count() === before && performance.now() - promotedAt < 60_000) await wait(10)
  const [sinceKill, sincePromotion] = [killedAt, promotedAt].map((at) => (performance.now() - at) / 1000)
  await wait(3_000)
  await stop()
  printFigures(
    `fail-over to ${standby.name}`,
    figures,
    `, loss noticed after ${Math.round(noticedMs)} ms, ` +
      `first write ${sincePromotion?.toFixed(1)} s after the promotion began, ${sinceKill?.toFixed(1)} s after the loss`,
  )
  assert.ok((sincePromotion ?? Infinity) < 10, 'the program follows within seconds')
  assert.ok(before > 0 && count() > before)
  return figures
}

async function assertNothingLost(server: ReplicaServer, { acknowledged }: Figures) {
  const text = 'select id from building.maintenance_requests where id = any($1)'
  const stored = await query<{ id: string }>(server, text, undefined, [acknowledged])
  const ids = new Set(stored.map(({ id }) => id))
  const missing = acknowledged.filter((id) => !ids.has(id))
  assert.deepEqual(missing, [], `${missing.length} of ${acknowledged.length} acknowledged writes are missing`)
}

/** A request reaches the open stream, and its e-mail is written by a job. */
async function assertAtWork(title: string) {
  while (!isStreaming) await wait(50)
  const [before, began] = [received.length, Date.now()]
  const { origin, cookie } = resident
  const answer = await fetch(`${origin}/api/tenant/maintenance-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({ title, description: 'x' }),
  })
  assert.equal(answer.status, 201, await answer.text())
  // `*` is everything, after a time without notifications.
  while (!/"topic":"(?:maintenance|\*)"/.test(received.slice(before))) {
    await wait(50)
    assert.ok(Date.now() - began < 15_000, `no live event; received: ${received.slice(before)}`)
  }
  const eventMs = Date.now() - began
  await program.emailWith(title)
  console.log(`${title}: live event after ${eventMs} ms, e-mail after ${Date.now() - began} ms`)
}

describe('a primary and a synchronous standby', { timeout: 600_000 }, () => {
  it('let no change be acknowledged while the standby is down, which the log says, and let people read', async () => {
    const [, standby] = both()
    await servers.stop(standby)
    let isAcknowledged = false
    const began = performance.now()
    const change = assertAtWork('Without a standby').then(() => (isAcknowledged = true))
    await untilPrinted('Changes wait for a synchronous standby')
    const answer = await fetch(`${program.origin}/api/tenant/homes`, { headers: { cookie: resident.cookie } })
    assert.deepEqual([answer.status, isAcknowledged], [200, false])
    await servers.start(standby)
    await change
    await untilPrinted('The synchronous standby answers again')
    console.log(`a change without a standby: answered after ${Math.round(performance.now() - began)} ms`)
  })

  it('are followed by the program when the primary is killed under writes; no acknowledged write is lost', async () => {
    const [primary, standby] = both()
    await assertAtWork('Before the loss')
    const figures = await failOver(primary, standby)
    await assertNothingLost(standby, figures)
    await assertAtWork('After the fail-over')
  })

  it('let a backup be made while one server is down', () => {
    const project = resolve(import.meta.dirname, '../..')
    const env = { ...process.env, DATABASE_URL: servers.urlOf(both()), DATA_DIR: program.dataDir, NODE_ENV: '' }
    const file = join(folder, 'backup.tar')
    const done = spawnSync(process.execPath, ['src/cli/backup.ts', file], { cwd: project, env, encoding: 'utf8' })
    assert.equal(done.status, 0, done.stderr)
    assert.match(done.stdout, /Backup created and verified/)
  })

  it('are distinguished when the former primary is started by mistake: the program uses the promoted server', async () => {
    const [former, primary] = both()
    await servers.start(former)
    await wait(1_000)
    await assertAtWork('Beside a second primary')
    await program.stop({ keepData: true })
    await program.start()
    await assertAtWork('After a start beside a second primary')
    assert.match(program.printed, /2 servers of DATABASE_URL accept writes: .*Stop the other at once\./)
    const strayed = await query(former, `select from building.maintenance_requests where title like '%econd primary'`)
    assert.deepEqual(strayed, [])
    await servers.stop(former)
    assert.notEqual((await query(primary, `select from building.maintenance_requests limit 1`)).length, 0)
  })

  it('change roles when the former primary returns as a standby, and the program follows again', async () => {
    const [former, primary] = both()
    await servers.returnAsStandby(former, primary)
    await servers.setSynchronous(primary, former)
    resident = await signInTo(program, 'resident')
    await assertNothingLost(former, await failOver(primary, former))
  })

  it('lose nothing either when the standby is promoted while the primary is still used', async () => {
    const [primary, former] = both()
    await servers.returnAsStandby(former, primary)
    await servers.setSynchronous(primary, former)
    resident = await signInTo(program, 'resident')
    const { figures, stop } = startWriting(resident)
    await wait(2_000)
    const promotedAt = performance.now()
    await servers.promote(former)
    await untilPrinted(`The primary database server is now 127.0.0.1:${former.port}; it was 127.0.0.1:${primary.port}.`)
    const followedMs = performance.now() - promotedAt
    const before = figures.acknowledged.length
    await wait(3_000)
    await stop()
    printFigures('promotion beside a primary', figures, `, followed after ${Math.round(followedMs)} ms`)
    assert.ok(figures.acknowledged.length > before)
    await assertNothingLost(former, figures)
  })
})
