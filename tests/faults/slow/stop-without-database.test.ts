import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { AppProcess } from '../../journeys/app-process.ts'
import { addressOf, openProxy } from '../../support/database/tcp-proxy.ts'
import { emptyDatabase } from '../../support/database/test-database.ts'

const closing: (() => Promise<unknown>)[] = []
after(async () => {
  for (const close of closing.toReversed()) await close()
})

describe('SIGTERM while the database does not answer', () => {
  it('ends the program', { timeout: 180_000 }, async (t) => {
    const database = await emptyDatabase()
    closing.push(() => database.drop())
    const proxy = await openProxy(addressOf(database.connection))
    closing.push(() => proxy.close())
    const { user = '', database: name = '' } = database.connection
    const program = await AppProcess.open({
      DATABASE_URL: `postgresql://${user}@${proxy.host}:${proxy.port}/${name}`,
    })
    closing.push(() => program.stop())
    proxy.freeze({ newConnections: true })
    // This request waits for the database, which never answers.
    const pending = fetch(`${program.origin}/api/building`).catch(() => null)
    const startedAt = performance.now()
    program.signal('SIGTERM')
    const code = await program.waitForEnd()
    const seconds = (performance.now() - startedAt) / 1000
    t.diagnostic(`Ended with ${code} after ${seconds.toFixed(1)} s`)
    assert.ok(code === 0 || code === 1, String(code))
    assert.ok(seconds < 30, `${seconds} s`)
    await pending
  })
})
