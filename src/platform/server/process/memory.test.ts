import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { releaseMemoryAfterLoad } from './memory.ts'

test('memory is released once after a busy time, not between calls and not when it has not grown', async (t) => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let used = 100
  let released = 0
  const release = () => {
    released += 1
    used = 120
  }
  releaseMemoryAfterLoad(server, { quiet: 400, growth: 50, rss: () => used, release })
  const call = async () => (await fetch(origin)).text()

  await call()
  await wait(700)
  assert.equal(released, 0, 'the memory has not grown')

  used = 200
  for (let n = 0; n < 6; n += 1) {
    await call()
    await wait(100)
  }
  assert.equal(released, 0, 'calls follow each other')
  await wait(700)
  assert.equal(released, 1)
  await wait(700)
  await call()
  await wait(700)
  assert.equal(released, 1, 'it has not grown again')
})

test('memory above a limit is released between calls, too', async (t) => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  let used = 100
  let released = 0
  const release = () => {
    released += 1
    used = 120
  }
  releaseMemoryAfterLoad(server, { quiet: 400, growth: 50, most: 300, rss: () => used, release })
  const callFor = async (calls: number) => {
    for (let n = 0; n < calls; n += 1) {
      await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text()
      await wait(100)
    }
  }
  used = 290
  await callFor(8)
  assert.equal(released, 0, 'it is below the limit')
  used = 310
  await callFor(8)
  assert.equal(released, 1)
})
