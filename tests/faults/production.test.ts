import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { after, describe, it } from 'node:test'
import { AppProcess } from '../journeys/app-process.ts'
import { openFolder, removeFolder } from '../support/database/data-folder.ts'

const project = resolve(import.meta.dirname, '../..')
let app: AppProcess | null = null
const folder = openFolder()
after(async () => {
  await app?.stop()
  removeFolder(folder)
})

describe('a production installation', () => {
  it(
    'waits for its set-up, is set up by admin:create, and has no account but the one made there',
    { timeout: 120_000 },
    async () => {
      const dataDir = join(folder, 'data')
      const env = { NODE_ENV: 'production', SECRET_KEY: 'ab'.repeat(32), DATA_DIR: dataDir }
      const first = await AppProcess.open(env)
      assert.match(first.printed, /One-time code: [A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/)
      assert.equal((await fetch(`${first.origin}/api/building`, { redirect: 'manual' })).status, 302)
      assert.equal(await first.stop({ keepData: true }), 0)

      const inputs = [
        'Harbour House',
        'bad code',
        'HH',
        '2 Pier Road',
        'office@harbour.example',
        'Mars/Phobos',
        'Europe/Paris',
        '12',
        '3',
        '11',
        '6',
        'Ada',
        'Lindqvist',
        'ada@harbour.example',
        'XX',
        'FR',
        'eur',
        'm2',
      ]
      const text = await adminCreate(env, inputs)
      assert.match(text, /enter 2 to 8 capital letters/)
      assert.match(text, /enter a time zone like/)
      assert.match(text, /enter two letters like CA or DE/)
      const token = /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? ''

      app = await AppProcess.open(env)
      const { origin } = app
      const profile = (await (await fetch(`${origin}/api/building`)).json()) as Record<string, unknown>
      // The end of the input takes the defaults of the country.
      assert.deepEqual(
        ['countryCode', 'currency', 'areaUnit', 'weightUnit', 'weekStart'].map((field) => profile[field]),
        ['FR', 'EUR', 'm2', 'kg', 1],
      )
      const send = (path: string, body: object) =>
        fetch(origin + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin },
          body: JSON.stringify(body),
        })
      const demo = await send('/api/auth/login', {
        email: 'admin@vantagepoint.example',
        password: 'copper lantern tide',
      })
      assert.equal(demo.status, 401)
      const password = 'another quiet harbour'
      assert.equal((await send('/api/auth/reset-password', { token, password })).status, 200)
      assert.equal((await send('/api/auth/reset-password', { token, password })).status, 400)
      const signedIn = await send('/api/auth/login', { email: 'ada@harbour.example', password })
      assert.equal(((await signedIn.json()) as { role: string }).role, 'admin')
      assert.equal(((await (await fetch(`${origin}/api/building`)).json()) as { code: string }).code, 'HH')
      assert.equal((await fetch(origin)).status, 200)

      await app.stop({ keepData: true })
      await assert.rejects(
        AppProcess.open({ ...env, SECRET_KEY: 'cd'.repeat(32) }),
        /SECRET_KEY is not the key this installation was set up with/,
      )
      // A key file made at this start must not be mistaken for the lost one.
      await assert.rejects(AppProcess.open({ DATA_DIR: dataDir }), /secret-key/)
      assert.equal(existsSync(join(dataDir, 'secret-key')), false)
      app = await AppProcess.open(env)
      assert.equal((await fetch(app.origin)).status, 200)
    },
  )
})

async function adminCreate(env: Record<string, string>, inputs: string[]): Promise<string> {
  const child = spawn(process.execPath, ['src/cli/create-admin.ts'], { cwd: project, env: { ...process.env, ...env } })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stdin.end(`${inputs.join('\n')}\n`)
  const [code] = (await once(child, 'close')) as [number]
  assert.equal(code, 0, text)
  return text
}
