import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { createEmptyApp } from '../support/other-apps.ts'
import { createTestApp } from '../support/test-app.ts'

describe('health', () => {
  it('is live and ready while the app works', async () => {
    const running = await createTestApp()
    const status = async (url: string) => (await running.fastify.inject({ method: 'GET', url })).statusCode
    assert.deepEqual([await status('/health/live'), await status('/health/ready')], [200, 200])
    await running.close()
  })

  it('is live but not ready while the database is unavailable', async () => {
    const { app: away } = await createEmptyApp()
    await away.jobs.close()
    await away.pool.end()
    const status = async (url: string) => (await away.fastify.inject({ method: 'GET', url })).statusCode
    assert.deepEqual([await status('/health/live'), await status('/health/ready')], [200, 503])
    await away.close()
  })

  it('is not ready while the app completes its last requests', async () => {
    const { app: closing, drop } = await createEmptyApp()
    const closed = closing.close()
    const { statusCode } = await closing.fastify.inject({ method: 'GET', url: '/health/ready' })
    await closed
    await drop()
    assert.equal(statusCode, 503)
  })
})

describe('a shutdown', () => {
  it('answers a request that arrives during it with a 503 in the error shape', async () => {
    const { app: closing, drop } = await createEmptyApp()
    const { port } = new URL(await closing.fastify.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    const parts: Buffer[] = []
    socket.on('data', (part: Buffer) => parts.push(part))
    // The incomplete request keeps its connection open; the rest of it is sent during the shutdown.
    socket.write('GET /api/acc')
    await once(closing.fastify.server, 'connection')
    await wait(100)
    const closed = closing.close()
    while (closing.fastify.server.listening) await wait(10)
    socket.write('ount HTTP/1.1\r\nHost: tower.test\r\n\r\n')
    await once(socket, 'close')
    const [head = '', body = ''] = Buffer.concat(parts).toString().split('\r\n\r\n')
    assert.match(head, /^HTTP\/1.1 503 /)
    for (const header of [
      /content-security-policy: /i,
      /x-request-id: /i,
      /retry-after: \d+/i,
      /cache-control: no-store/i,
    ])
      assert.match(head, header)
    const { code, message, requestId } = JSON.parse(body) as Record<string, string>
    assert.equal(code, 'closing')
    assert.ok(message)
    assert.match(head, new RegExp(`x-request-id: ${requestId}`, 'i'))
    await closed
    await drop()
  })
})
