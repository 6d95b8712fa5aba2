import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { createClient } from '#platform/server/database/database-client.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { AppProcess } from '../journeys/app-process.ts'
import {
  assertStored,
  assertUnavailable,
  readiness,
  signInTo,
  startWriting,
  printFigures,
  untilReady,
} from './database-load.ts'

// The program with its own database server, which is killed, shut down and frozen, and has a locked table.

let program: AppProcess
let resident: Awaited<ReturnType<typeof signInTo>>
before(async () => {
  program = await AppProcess.open()
  resident = await signInTo(program, 'resident')
})
after(() => program.stop())

const postmaster = () =>
  Number(readFileSync(join(program.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

async function withDatabase<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const { connection } = await openCluster({ dataDir: program.dataDir, log: { info() {}, warn() {} } })
  const client = createClient(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The ids of the database server and its child processes. */
function serverProcesses(): number[] {
  const parent = postmaster()
  const parentOf = (pid: string) => {
    try {
      return Number(/^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    } catch {
      return 0
    }
  }
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
  return [parent, ...children.map(Number)]
}

/** Asserts that browsers get a page, and that a form sent without scripts is returned with its input. */
async function assertPagesUnavailable() {
  const typed = {
    name: 'Ada Quill',
    email: 'ada@mail.example',
    phone: '555-010-0199',
    reason: 'other',
    subject: 'A question',
    message: 'Is the pool open on Sunday?',
  }
  const browser = { accept: 'text/html', origin: program.origin }
  for (const [path, body, texts] of [
    ['/contact?unit=9999', undefined, ['<html lang="en"', 'We can&#x27;t reach our records right now']],
    ['/fr/contact?unit=9999', undefined, ['<html lang="fr"', 'Nos dossiers sont inaccessibles']],
    ['/contact', new URLSearchParams(typed), ['<form', typed.name, typed.message]],
  ] as const) {
    const answer = await fetch(program.origin + path, {
      method: body ? 'POST' : 'GET',
      headers: browser,
      ...(body && { body }),
      signal: AbortSignal.timeout(5_000),
    })
    const { headers } = answer
    assert.deepEqual(
      [answer.status, headers.get('content-type'), headers.get('retry-after')],
      [503, 'text/html; charset=utf-8', '5'],
    )
    const html = await answer.text()
    for (const text of texts) assert.ok(html.includes(text), `${path}: ${text}`)
  }
  const { headers } = await fetch(`${program.origin}/contact?unit=9999`, { headers: { accept: 'application/json' } })
  assert.match(String(headers.get('content-type')), /^application\/json/)
}

describe('a lost database', { timeout: 240_000 }, () => {
  it('whose connections are all cut twenty times under writes ends neither the program nor an acknowledged write', async () => {
    const { figures, stop } = startWriting(resident)
    await withDatabase(async (client) => {
      for (let cut = 0; cut < 20; cut += 1) {
        // A slow machine may acknowledge no write between two cuts.
        for (const start = Date.now(); figures.acknowledged.length <= cut && Date.now() - start < 10_000;)
          await wait(20)
        await wait(50 + ((cut * 37) % 100))
        await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
      }
    })
    await wait(300)
    await stop()
    const readyMs = await untilReady(program, 200)
    printFigures('20 cuts', figures, `, ready again after ${Math.round(readyMs)} ms`)
    assert.ok(figures.acknowledged.length >= 20)
    await assertStored(resident, figures)
  })

  for (const [how, signal] of [
    ['whose server was killed', 'SIGKILL'],
    ['whose server was shut down', 'SIGINT'],
  ] as const)
    it(`${how} is answered 503 at once and recovers`, async () => {
      const { figures, stop } = startWriting(resident)
      await wait(500)
      process.kill(postmaster(), signal)
      await untilReady(program, 503)
      const readyMs = await untilReady(program, 200)
      await wait(500)
      await stop()
      printFigures(signal, figures, `, ready again after ${Math.round(readyMs)} ms`)
      assert.ok(figures.rejected > 0 && figures.acknowledged.length > 0)
      await assertStored(resident, figures)
    })

  it(
    'that is frozen is answered 503 at once, by readiness too, and works again when it thaws',
    {
      skip: process.platform !== 'linux' && 'reads /proc',
    },
    async () => {
      const { figures, stop } = startWriting(resident)
      await wait(500)
      const frozen = serverProcesses()
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
      try {
        const detectedMs = await untilReady(program, 503)
        // From now on no call waits: a hundred calls are answered while the server is frozen.
        for (let call = 0; call < 100; call += 1)
          await assertUnavailable(
            await fetch(`${program.origin}/api/tenant/homes`, {
              headers: { cookie: resident.cookie },
              signal: AbortSignal.timeout(2_000),
            }),
          )
        await assertPagesUnavailable()
        const answer = await readiness(program)
        assert.deepEqual([answer.status, await answer.json()], [503, { status: 'not ready', reason: 'database' }])
        console.log(`frozen: noticed after ${Math.round(detectedMs)} ms`)
      } finally {
        for (const pid of frozen) process.kill(pid, 'SIGCONT')
      }
      const readyMs = await untilReady(program, 200)
      await wait(500)
      await stop()
      printFigures('frozen', figures, `, ready again after ${Math.round(readyMs)} ms`)
      assert.ok(figures.rejected > 0 && figures.longestMs < 15_000)
      await assertStored(resident, figures)
    },
  )

  it('of which one table is locked does not affect sign-in, health or other records', async () => {
    await withDatabase(async (client) => {
      await client.query('begin')
      await client.query('lock table building.maintenance_requests in access exclusive mode')
      const requests = Array.from({ length: 50 }, () =>
        fetch(`${program.origin}/api/tenant/maintenance-requests`, {
          headers: { cookie: resident.cookie },
          signal: AbortSignal.timeout(20_000),
        }),
      )
      const others = { calls: 0, longestMs: 0 }
      const state = { isWaiting: true }
      const all = Promise.all(requests).finally(() => {
        state.isWaiting = false
      })
      all.catch(() => {})
      await wait(200)
      while (state.isWaiting) {
        const began = performance.now()
        await signInTo(program, 'staff')
        for (const path of ['/api/auth/user', '/health/ready', '/api/tenant/directory']) {
          const { status } = await fetch(program.origin + path, { headers: { cookie: resident.cookie } })
          assert.equal(status, 200, path)
        }
        others.calls += 4
        others.longestMs = Math.max(others.longestMs, performance.now() - began)
      }
      const responses = await all
      const codes = new Set(await Promise.all(responses.map(assertUnavailable)))
      console.log(
        `locked: 50 calls answered 503 (${[...codes].join(', ')}), ${others.calls} others answered 200 meanwhile, ` +
          `four of them in at most ${Math.round(others.longestMs)} ms`,
      )
      assert.ok(others.calls >= 8)
      await client.query('rollback')
    })
    const answer = await fetch(`${program.origin}/api/tenant/maintenance-requests`, {
      headers: { cookie: resident.cookie },
    })
    assert.equal(answer.status, 200)
  })
})
