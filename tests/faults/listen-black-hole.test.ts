import assert from 'node:assert/strict'
import { get, type IncomingMessage } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { createApp, type App } from '#app/server.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { addressOf, openProxy } from '../support/database/tcp-proxy.ts'

let writer: TestApp
/** A second server on the same database, whose LISTEN connection leads through the proxy. */
let server: App
let origin: string
let proxy: Awaited<ReturnType<typeof openProxy>>
let stream: IncomingMessage | undefined

before(async () => {
  writer = await createTestApp()
  proxy = await openProxy(addressOf(writer.connection))
  server = await createApp({
    config: readConfig({ DATA_DIR: writer.config.dataDir }),
    database: {
      db: writer.db,
      pool: writer.pool,
      connection: { ...writer.connection, host: proxy.host, port: proxy.port },
    },
    secretKey: writer.secretKey,
    log: { info() {}, warn() {} },
    requestLog: 'silent',
  })
  origin = await server.fastify.listen({ port: 0, host: '127.0.0.1' })
})
after(async () => {
  stream?.destroy()
  await server.close()
  await proxy.close()
  await writer.close()
})

describe('a LISTEN connection that silently loses everything', () => {
  it('is detected within 15 seconds: caches are dropped and open streams refetch', { timeout: 180_000 }, async (t) => {
    let response = ''
    stream = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${origin}/api/live`, { headers: { cookie: writer.people.admin.cookie } }, resolve).on('error', reject)
    })
    stream.setEncoding('utf8').on('data', (text: string) => (response += text))
    const model = async () => (await fetch(`${origin}/api/building/model`)).text()
    const before = await model()
    proxy.freeze()
    await writer.db.transaction(async (tx) => {
      await tx.update(building).set({ towerFloors: 41 }).where(eq(building.name, 'Test Tower'))
      await notifyChanged(tx, { topic: 'building' })
    })
    const startedAt = performance.now()
    await wait(500)
    assert.equal(await model(), before, 'the cached response stays until the loss is detected')

    while (!response.includes('"topic":"*"') && performance.now() - startedAt < 30_000) await wait(50)
    const seconds = (performance.now() - startedAt) / 1000
    t.diagnostic(`Detected and restored after ${seconds.toFixed(1)} s`)
    assert.match(response, /"topic":"\*"/)
    assert.notEqual(await model(), before)
    response = ''
    await notifyChanged(writer.db, { topic: 'units' })
    while (!response.includes('"topic":"units"') && performance.now() - startedAt < 40_000) await wait(50)
    assert.match(response, /"topic":"units"/)
  })
})
