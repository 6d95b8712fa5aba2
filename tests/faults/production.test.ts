import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { after, describe, it } from 'node:test'
import { HouseProcess } from '../journeys/house-process.ts'
import { openFolder, removeFolder } from '../support/data-folder.ts'

const project = resolve(import.meta.dirname, '../..')
let house: HouseProcess | null = null
const folder = openFolder()
after(async () => {
  await house?.stop()
  removeFolder(folder)
})

describe('a production installation', () => {
  it(
    'starts empty, is set up by admin:create, and has no account but the one made there',
    { timeout: 120_000 },
    async () => {
      const dataDir = join(folder, 'data')
      const env = { NODE_ENV: 'production', SECRET_KEY: 'ab'.repeat(32), DATA_DIR: dataDir }
      await assert.rejects(HouseProcess.open(env), /run npm run admin:create first/)

      const answers = [
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
      ]
      const said = await adminCreate(env, answers)
      assert.match(said, /two to eight capital letters/)
      assert.match(said, /is no time zone/)
      const token = /reset-password\?token=([\w-]+)/.exec(said)?.[1] ?? ''

      house = await HouseProcess.open(env)
      const { origin } = house
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
    },
  )
})

async function adminCreate(env: Record<string, string>, answers: string[]): Promise<string> {
  const child = spawn(process.execPath, ['src/admin-create.ts'], { cwd: project, env: { ...process.env, ...env } })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdin.end(`${answers.join('\n')}\n`)
  const [code] = (await once(child, 'close')) as [number]
  assert.equal(code, 0, said)
  return said
}
