import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { requestHead, RawClient } from '../../../../tests/support/database/raw-client.ts'
import { watchBodies } from './body-deadline.ts'

const limits = { stall: 500, grace: 700, bytesPerSecond: 1_000, check: 50 }
const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** A server with these limits; it answers with the length of the body by default. */
async function listen(handle?: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const readAll = (request: IncomingMessage, response: ServerResponse) => {
    let length = 0
    request.on('data', (chunk: Buffer) => (length += chunk.length))
    request.on('end', () => response.end(String(length)))
  }
  const server = createServer(handle ?? readAll)
  watchBodies(server, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a body that stalls', () => {
  it('is answered 408 in the format of every error, and its connection closed', async () => {
    const client = await RawClient.open(await listen(), `${requestHead('/', 100)}{"half"`)
    await client.secondsUntilClosed()
    assert.equal(client.answer?.status, 408)
    assert.deepEqual(Object.keys(client.answer?.body ?? {}), ['code', 'message', 'requestId'])
    assert.equal(client.answer?.body['code'], 'too_slow')
  })

  it('is dropped when it comes in chunks of unknown length', async () => {
    const head = requestHead('/', 0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')
    const client = await RawClient.open(await listen(), `${head}5\r\nhello\r\n`)
    await client.secondsUntilClosed()
    assert.equal(client.answer?.status, 408)
  })

  it('is dropped after an error that did not wait for it', async () => {
    const client = await RawClient.open(
      await listen((_, response) => response.writeHead(401).end('{}')),
      requestHead('/', 100),
    )
    await client.secondsUntilClosed()
    assert.match(client.response, /^HTTP\/1\.1 401/)
  })
})

describe('a body that trickles', () => {
  it('is dropped although each byte arrives in time', async () => {
    const client = await RawClient.open(await listen(), requestHead('/', 100))
    const trickle = setInterval(() => client.socket.write('x'), 100)
    await client.secondsUntilClosed()
    clearInterval(trickle)
    assert.equal(client.answer?.status, 408)
  })
})

describe('a body that is slow and steady', () => {
  it('is read to its end, however long it takes', async () => {
    const client = await RawClient.open(await listen(), requestHead('/', 10_000))
    // Twice as fast as the slowest that is accepted, for several times the limits.
    for (let sent = 0; sent < 50; sent += 1) {
      client.socket.write('x'.repeat(200))
      await wait(50)
    }
    await client.untilResponse()
    assert.match(client.response, /^HTTP\/1\.1 200[\s\S]*10000$/)
    client.socket.destroy()
  })

  it('is not blamed while the handler does not read', async () => {
    const origin = await listen((request, response) => {
      setTimeout(() => {
        request.resume()
        request.on('end', () => response.end('read'))
      }, 2_000)
    })
    const client = await RawClient.open(origin, requestHead('/', 20_000_000) + 'x'.repeat(20_000_000))
    await client.untilResponse()
    assert.match(client.response, /^HTTP\/1\.1 200/)
    client.socket.destroy()
  })
})
