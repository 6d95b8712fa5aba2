import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword, AppProcess } from '../journeys/app-process.ts'
import { countEmails } from './sent-emails.ts'

// The program as `npm start` runs it, from the build.

const apps: AppProcess[] = []
const open = async (env: Record<string, string> = {}) => {
  const app = await AppProcess.open(env)
  apps.push(app)
  return app
}
after(() => Promise.all(apps.map((app) => app.stop())))

const send = (app: AppProcess, path: string, body: object, cookie = '') =>
  fetch(app.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.origin, cookie },
    body: JSON.stringify(body),
  })

async function signIn(app: AppProcess, role: string): Promise<string> {
  const answer = await send(app, '/api/auth/login', { email: `${role}@vantagepoint.example`, password: demoPassword })
  assert.equal(answer.status, 200)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Signs in with a request whose body waits for `finish`, once the server has received its headers. */
async function beginSignIn(app: AppProcess, role: string) {
  const request = httpRequest(`${app.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.origin, expect: '100-continue' },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    request.on('response', resolve).on('error', reject),
  )
  request.flushHeaders()
  await once(request, 'continue')
  const body = JSON.stringify({ email: `${role}@vantagepoint.example`, password: demoPassword })
  return { answered, finish: () => request.end(body) }
}

const emailsIn = (app: AppProcess) => countEmails(app.dataDir, /^Received: Written before kill/)

/** `npm run test:faults` kills twenty times. */
const kills = Number(process.env['KILLS'] ?? 6)

describe('kill -9 of the whole program', () => {
  it(
    `under writes loses nothing that was acknowledged, and no e-mail (${kills} times)`,
    { timeout: 900_000 },
    async () => {
      const app = await open()
      const cookie = await signIn(app, 'resident')
      const acknowledged: string[] = []
      for (let kill = 0; kill < kills; kill += 1) {
        let writing = true
        const write = async () => {
          while (writing) {
            const title = `Written before kill ${kill}`
            const answer = await send(
              app,
              '/api/tenant/maintenance-requests',
              { title, description: 'x' },
              cookie,
            ).catch(() => null)
            if (answer?.status === 201)
              acknowledged.push(((await answer.json().catch(() => ({}))) as { id?: string }).id ?? '')
            else if (answer) assert.fail(`A write answered ${answer.status}`)
            else await wait(5)
          }
        }
        const before = acknowledged.length
        const writers = [write(), write(), write()]
        // The time to the kill starts at the first acknowledged write, because a busy machine can be slow.
        for (let attempts = 0; attempts < 6000 && acknowledged.length === before; attempts += 1) await wait(5)
        await wait((kill * 37) % 160)
        await app.killHard()
        writing = false
        await Promise.all(writers)
        await app.start()
      }
      const ids = acknowledged.filter(Boolean)
      assert.ok(ids.length >= kills, `only ${ids.length} writes were acknowledged`)
      const own = await fetch(`${app.origin}/api/tenant/maintenance-requests`, { headers: { cookie } })
      const rows = (await own.json()) as { id: string; number: number; title: string }[]
      const stored = new Set(rows.map(({ id }) => id))
      assert.deepEqual(
        ids.filter((id) => !stored.has(id)),
        [],
      )
      assert.equal(new Set(rows.map(({ number }) => number)).size, rows.length, 'a number was given twice')

      const written = rows.filter(({ title }) => title.startsWith('Written before kill')).length
      for (let attempts = 0; attempts < 600 && (await emailsIn(app)) < written; attempts += 1) await wait(200)
      assert.equal(await emailsIn(app), written, 'each stored request has exactly one e-mail')
    },
  )
})

describe('a test that fails', () => {
  it('leaves no data folder and no linked database folder behind', async () => {
    const failing = `
      import { mkdtempSync, symlinkSync } from 'node:fs'
      import { openFolder } from ${JSON.stringify(join(import.meta.dirname, '../support/database/data-folder.ts'))}
      const [folder, elsewhere] = [openFolder(), mkdtempSync('${tmpdir()}/elsewhere-')]
      symlinkSync(elsewhere, folder + '/postgres')
      console.log(JSON.stringify([folder, elsewhere]))
      throw new Error('the test fails')`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', failing], {
      encoding: 'utf8',
    })
    const made = JSON.parse(stdout) as string[]
    assert.equal(made.length, 2)
    assert.deepEqual(made.filter(existsSync), [])
  })
})

describe('two simultaneous starts', () => {
  it('leave one program running and stop the other with an explanation', { timeout: 120_000 }, async () => {
    const app = await open()
    await app.stop({ keepData: true })
    const [one, two] = [app.createSecondProcess(), app.createSecondProcess()]
    apps.push(one, two)
    const ends = await Promise.allSettled([one.start(), two.start()])
    const rejected = ends.filter((end) => end.status === 'rejected')
    assert.equal(rejected.length, 1)
    assert.match(String(rejected[0]?.reason), /already runs|in use|another program/i)
  })
})

describe('SIGTERM', () => {
  it('completes a running request and leaves no database server behind', { timeout: 120_000 }, async () => {
    const app = await open()
    const { answered, finish } = await beginSignIn(app, 'staff')
    const stopped = app.stop({ keepData: true })
    await wait(10)
    finish()
    assert.equal((await answered).statusCode, 200)
    assert.equal(await stopped, 0)
    await app.start()
    await app.killHard()
    await app.start()
  })
})

describe('root in a folder that other users cannot read', { skip: process.getuid?.() !== 0 && 'needs root' }, () => {
  it('starts the program, and its removal leaves nothing behind', { timeout: 120_000 }, async () => {
    const closed = await mkdtemp(join(process.getuid?.() === 0 ? homedir() : tmpdir(), '.closed-'))
    after(() => rm(closed, { recursive: true, force: true }))
    await chmod(closed, 0o700)
    const app = await open({ DATA_DIR: join(closed, 'data') })
    assert.equal((await fetch(`${app.origin}/health/ready`)).status, 200)
    const target = await realpath(join(app.dataDir, 'postgres'))
    assert.match(target, /^\/var\/lib\/house-/)
    await app.stop()
    assert.equal(existsSync(target), false)
  })
})
