import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#platform/server/database/database.ts'
import { startProgram } from './program.ts'
import { openFolder, removeFolder } from '../support/database/data-folder.ts'

/** `npm run test:faults` kills twenty times. */
const kills = Number(process.env['KILLS'] ?? 6)
const killsAtStart = Math.ceil(kills / 2)
const log = { info: () => {}, warn: () => {} }
const dataDir = openFolder()
after(() => removeFolder(dataDir))

/** Kills the database server, as the kernel does when the machine runs out of memory. */
function killServer() {
  const pid = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
}

describe('kill -9 under writes', () => {
  it(`${kills} times loses nothing that was acknowledged`, { timeout: 300_000 }, async () => {
    const acknowledged = new Set<number>()
    for (let kill = 1; kill <= kills; kill++) {
      const writer = startProgram('writer.ts', [dataDir])
      const first = await writer.next()
      assert.notEqual(first, null, `start ${kill} works`)
      acknowledged.add(first as number)
      const killed = wait(Math.random() * 600).then(() => {
        if (kill % 5 === 0) killServer()
        return writer.end('SIGKILL')
      })
      for (let id = await writer.next(); id !== null; id = await writer.next()) acknowledged.add(id as number)
      await killed
    }
    const app = await openDatabase({ dataDir, databaseUrl: null, production: true, log })
    const { rows } = await app.pool.query<{ id: number }>('select id from test_rows')
    await app.close()
    const stored = new Set(rows.map(({ id }) => id))
    assert.deepEqual(
      [...acknowledged].filter((id) => !stored.has(id)),
      [],
    )
    assert.ok(acknowledged.size > kills * 10, 'each round wrote')
  })

  it('at any moment of a start leaves a folder that the next start can use', { timeout: 300_000 }, async () => {
    const fresh = openFolder()
    for (let kill = 1; kill <= killsAtStart; kill++) {
      const starting = startProgram('writer.ts', [fresh])
      await wait(Math.random() * 1500)
      await starting.end('SIGKILL')
    }
    const app = await openDatabase({ dataDir: fresh, databaseUrl: null, production: true, log })
    const { rows } = await app.pool.query('select 1 as n')
    assert.deepEqual(rows, [{ n: 1 }])
    await app.close()
    removeFolder(fresh)
  })
})
