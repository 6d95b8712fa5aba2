import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword, HouseProcess } from '../journeys/house-process.ts'

// The program as `npm start` runs it, from the build.

const houses: HouseProcess[] = []
const open = async (env: Record<string, string> = {}) => {
  const house = await HouseProcess.open(env)
  houses.push(house)
  return house
}
after(() => Promise.all(houses.map((house) => house.stop())))

const send = (house: HouseProcess, path: string, body: object, cookie = '') =>
  fetch(house.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: house.origin, cookie },
    body: JSON.stringify(body),
  })

async function signIn(house: HouseProcess, who: string): Promise<string> {
  const answer = await send(house, '/api/auth/login', { email: `${who}@vantagepoint.example`, password: demoPassword })
  assert.equal(answer.status, 200)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const lettersIn = async (house: HouseProcess) =>
  (await readdir(join(house.dataDir, 'mail')).catch(() => [])).filter((name) => name.endsWith('.eml')).length

describe('kill -9 of the whole program', () => {
  it('twenty times under writes loses nothing that was acknowledged, and no letter', { timeout: 300_000 }, async () => {
    const house = await open()
    const cookie = await signIn(house, 'resident')
    const acknowledged: string[] = []
    for (let kill = 0; kill < 20; kill += 1) {
      let writing = true
      const write = async () => {
        while (writing) {
          const title = `Written before kill ${kill}`
          const answer = await send(
            house,
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
      const writers = [write(), write(), write()]
      await wait(40 + ((kill * 37) % 160))
      await house.killHard()
      writing = false
      await Promise.all(writers)
      await house.start()
    }
    const ids = acknowledged.filter(Boolean)
    assert.ok(ids.length >= 20, `only ${ids.length} writes were acknowledged`)
    const own = await fetch(`${house.origin}/api/tenant/maintenance-requests`, { headers: { cookie } })
    const rows = (await own.json()) as { id: string; number: number; title: string }[]
    const stored = new Set(rows.map(({ id }) => id))
    assert.deepEqual(
      ids.filter((id) => !stored.has(id)),
      [],
    )
    assert.equal(new Set(rows.map(({ number }) => number)).size, rows.length, 'a number was given twice')

    const written = rows.filter(({ title }) => title.startsWith('Written before kill')).length
    for (let tries = 0; tries < 600 && (await lettersIn(house)) < written; tries += 1) await wait(200)
    assert.equal(await lettersIn(house), written, 'each stored request has its letter, exactly one')
  })
})

describe('a test that fails on the way', () => {
  it('leaves no data folder behind, nor the database it led to', async () => {
    const failing = `
      import { mkdtempSync, symlinkSync } from 'node:fs'
      import { openFolder } from ${JSON.stringify(join(import.meta.dirname, '../support/data-folder.ts'))}
      const [folder, elsewhere] = [openFolder(), mkdtempSync('${tmpdir()}/elsewhere-')]
      symlinkSync(elsewhere, folder + '/postgres')
      console.log(JSON.stringify([folder, elsewhere]))
      throw new Error('on the way')`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', failing], {
      encoding: 'utf8',
    })
    const made = JSON.parse(stdout) as string[]
    assert.equal(made.length, 2)
    assert.deepEqual(made.filter(existsSync), [])
  })
})

describe('two starts at once', () => {
  it('leave one program running and tell the other in a sentence', { timeout: 120_000 }, async () => {
    const house = await open()
    await house.stop({ keepData: true })
    const [one, two] = [house.twin(), house.twin()]
    houses.push(one, two)
    const ends = await Promise.allSettled([one.start(), two.start()])
    const refused = ends.filter((end) => end.status === 'rejected')
    assert.equal(refused.length, 1)
    assert.match(String(refused[0]?.reason), /already runs|in use|another program/i)
  })
})

describe('SIGTERM', () => {
  it('finishes the request under way and leaves no server behind', { timeout: 120_000 }, async () => {
    const house = await open()
    const underWay = signIn(house, 'staff')
    await wait(10)
    const stopped = house.stop({ keepData: true })
    assert.ok((await underWay).startsWith('session='))
    assert.equal(await stopped, 0)
    await house.start()
    await house.killHard()
    await house.start()
  })
})

describe('root in a folder closed to others', { skip: process.getuid?.() !== 0 && 'needs root' }, () => {
  it('runs, and leaves nothing behind when it is removed', { timeout: 120_000 }, async () => {
    const closed = await mkdtemp(join(process.getuid?.() === 0 ? homedir() : tmpdir(), '.closed-'))
    after(() => rm(closed, { recursive: true, force: true }))
    await chmod(closed, 0o700)
    const house = await open({ DATA_DIR: join(closed, 'data') })
    assert.equal((await fetch(`${house.origin}/health/ready`)).status, 200)
    const kept = await realpath(join(house.dataDir, 'postgres'))
    assert.match(kept, /^\/var\/lib\/house-/)
    await house.stop()
    assert.equal(existsSync(kept), false)
  })
})
