import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword, AppProcess } from '../journeys/app-process.ts'
import { requestHead, RawClient } from '../support/database/raw-client.ts'
import { countEmails } from './sent-emails.ts'

// Clients that send half a request, read no response or never close, against the program as `npm start` runs it.

/** The limit is 10 seconds. A busy machine can take longer; a program that waits for its clients never ends. */
const maxSeconds = 30

let program: AppProcess
before(async () => {
  program = await AppProcess.open()
})
after(() => program.stop())

const send = (path: string, body: object, cookie = '') =>
  fetch(program.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: program.origin, cookie },
    body: JSON.stringify(body),
  })

async function signIn(role: string): Promise<string> {
  const answer = await send('/api/auth/login', { email: `${role}@vantagepoint.example`, password: demoPassword })
  assert.equal(answer.status, 200)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const half = {
  body: () => RawClient.open(program.origin, `${requestHead('/api/auth/login', 100)}{"email"`),
  rejectedBody: () => RawClient.open(program.origin, `${requestHead('/api/units', 100)}{"unit`),
  headers: () => RawClient.open(program.origin, 'POST /api/auth/login HTTP/1.1\r\nHost: tower.test\r\nContent-'),
  nothing: () => RawClient.open(program.origin),
}

/** Sends the signal and returns the exit code of the program and the seconds until its end. */
async function end(t: TestContext, signal: NodeJS.Signals, what: string) {
  const startedAt = performance.now()
  program.signal(signal)
  const code = await program.waitForEnd()
  const seconds = (performance.now() - startedAt) / 1000
  t.diagnostic(`${what}: ended after ${seconds.toFixed(1)} s`)
  return { code, seconds }
}

describe('a half-sent request', () => {
  it('is dropped within 30 seconds, and the program continues', { timeout: 90_000 }, async (t) => {
    const names = ['body', 'rejectedBody', 'headers', 'nothing'] as const
    const seconds = await Promise.all(names.map(async (name) => (await half[name]()).secondsUntilClosed()))
    t.diagnostic(names.map((name, at) => `${name}: dropped after ${seconds[at]?.toFixed(1)} s`).join(', '))
    assert.equal((await fetch(`${program.origin}/health/ready`)).status, 200)
    assert.doesNotMatch(program.printed, /"level":50/)
  })
})

describe('SIGTERM', () => {
  it(
    'ends the program within 10 seconds with connections open, and loses no acknowledged write and no e-mail',
    {
      timeout: 120_000,
    },
    async (t) => {
      const cookie = await signIn('resident')
      const stream = await RawClient.open(
        program.origin,
        `GET /api/live HTTP/1.1\r\nHost: tower.test\r\nCookie: ${cookie}\r\n\r\n`,
      )
      const keepAlive = await RawClient.open(program.origin, 'GET /health/live HTTP/1.1\r\nHost: tower.test\r\n\r\n')
      const unread = await RawClient.open(program.origin)
      unread.socket.pause()
      unread.socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: tower.test\r\n\r\n'.repeat(40))
      await Promise.all([half.body(), half.rejectedBody(), half.headers(), half.nothing()])
      await Promise.all([stream.untilResponse(), keepAlive.untilResponse()])
      assert.match(stream.response, /^HTTP\/1\.1 200[\s\S]*text\/event-stream/)

      const acknowledged: string[] = []
      let writing = true
      const write = async () => {
        while (writing) {
          const sent = { title: 'Written while stopping', description: 'x' }
          const answer = await send('/api/tenant/maintenance-requests', sent, cookie).catch(() => null)
          if (answer?.status === 201)
            acknowledged.push(((await answer.json().catch(() => ({}))) as { id?: string }).id ?? '')
          else await wait(20)
        }
      }
      const writers = [write(), write(), write()]
      for (let attempts = 0; attempts < 500 && acknowledged.length < 6; attempts += 1) await wait(20)
      const { code, seconds } = await end(t, 'SIGTERM', 'Event stream, half-sent requests, unread answers, writers')
      writing = false
      await Promise.all(writers)
      assert.equal(code, 0)
      assert.ok(seconds < maxSeconds, `${seconds} s`)

      await program.start()
      const own = await fetch(`${program.origin}/api/tenant/maintenance-requests`, { headers: { cookie } })
      const rows = ((await own.json()) as { id: string; title: string }[]).filter(({ title }) =>
        title.startsWith('Written'),
      )
      const stored = new Set(rows.map(({ id }) => id))
      assert.ok(acknowledged.length >= 6, `${acknowledged.length} writes were acknowledged`)
      assert.deepEqual(
        acknowledged.filter((id) => id !== '' && !stored.has(id)),
        [],
      )
      const emails = () => countEmails(program.dataDir, /^Received: Written while stopping/)
      for (let attempts = 0; attempts < 400 && (await emails()) < rows.length; attempts += 1) await wait(200)
      assert.equal(await emails(), rows.length, 'each stored request has its e-mail, exactly one')
    },
  )

  it('followed by a second one ends the program at once', { timeout: 180_000 }, async (t) => {
    await half.body()
    program.signal('SIGTERM')
    // Signals in quick succession count as one, because npm repeats the Ctrl+C that the terminal has already sent.
    await wait(600)
    const { code } = await end(t, 'SIGTERM', 'Second signal')
    assert.equal(code, 143)
    await program.start()
    assert.equal((await fetch(`${program.origin}/health/ready`)).status, 200)
  })
})
