import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { z } from 'zod'
import { endpoint } from '../src/platform/endpoint.ts'
import { CallFailed } from '../src/platform/screens/call-failed.ts'
import { call, callPage } from '../src/platform/screens/call.ts'

const list = endpoint({
  method: 'GET',
  path: '/api/things',
  for: 'anyone',
  summary: 'Things',
  query: z.object({ status: z.string().optional(), kinds: z.array(z.string()).optional() }),
  reply: z.array(z.object({ id: z.string() })),
})
const change = endpoint({
  method: 'PATCH',
  path: '/api/things/:id',
  for: 'anyone',
  summary: 'A change',
  body: z.object({ name: z.string() }),
  reply: z.object({ id: z.string() }),
})
const remove = endpoint({
  method: 'DELETE',
  path: '/api/things/:id',
  for: 'anyone',
  summary: 'Gone',
  reply: z.undefined(),
})

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

/** Lets the server answer so, and keeps what it was asked. */
function serverAnswers(answer: () => Response | Promise<Response>) {
  const asked: Request[] = []
  globalThis.fetch = (address, options) => {
    asked.push(new Request(new URL(typeof address === 'string' ? address : '', 'http://house'), options))
    return Promise.resolve().then(answer)
  }
  return asked
}
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
/** The words a person gets to read for such an answer. */
async function says(answer: Response) {
  serverAnswers(() => answer)
  return (await failing(call(list))).message
}
const failing = (promise: Promise<unknown>) =>
  promise.then(
    () => assert.fail('it did not fail'),
    (error: unknown) => {
      assert.ok(error instanceof CallFailed)
      return error
    },
  )

describe('a call', () => {
  it('sends what the endpoint needs, and a content type only with a body', async () => {
    const asked = serverAnswers(() => json({ id: 'a/b' }))
    await call(change, { params: { id: 'a/b' }, body: { name: 'x' }, ifMatch: 3, idempotencyKey: 'k1' })
    await call(list)
    const [first, second] = asked
    assert.ok(first && second)
    assert.equal(first.method, 'PATCH')
    assert.equal(first.url, 'http://house/api/things/a%2Fb')
    assert.equal(first.credentials, 'same-origin')
    assert.equal(first.headers.get('content-type'), 'application/json')
    assert.equal(first.headers.get('if-match'), '"3"')
    assert.equal(first.headers.get('idempotency-key'), 'k1')
    assert.deepEqual(await first.json(), { name: 'x' })
    assert.equal(second.headers.get('content-type'), null)
  })

  it('leaves out what a query does not say, and repeats a list', async () => {
    const asked = serverAnswers(() => json([]))
    await call(list, { query: { status: undefined, kinds: ['a', 'b c'] } })
    assert.equal(asked[0]?.url, 'http://house/api/things?kinds=a&kinds=b+c')
  })

  it('gives nothing for an answer without a body', async () => {
    serverAnswers(() => new Response(null, { status: 204 }))
    assert.equal(await call(remove, { params: { id: '1' } }), undefined)
  })

  it('tells how long a list is and where it goes on', async () => {
    serverAnswers(() =>
      json([{ id: '1' }], 200, { 'x-total-count': '431', link: '</api/things?limit=20&cursor=abc%3D>; rel="next"' }),
    )
    assert.deepEqual(await callPage(list), { rows: [{ id: '1' }], total: 431, next: 'abc=' })
    serverAnswers(() => json([{ id: '1' }, { id: '2' }]))
    const last = await callPage(list)
    assert.deepEqual([last.total, last.next], [2, null])
  })
})

describe('a call that fails', () => {
  it('carries what the server said', async () => {
    serverAnswers(() =>
      json({ message: 'Taken', code: 'taken', field: 'name', requestId: 'r1', present: { version: 4 } }, 412, {
        'retry-after': '7',
      }),
    )
    const error = await failing(call(change, { params: { id: '1' }, body: { name: 'x' } }))
    assert.deepEqual(
      [error.status, error.message, error.code, error.field, error.requestId, error.present, error.retryAfter],
      [412, 'Taken', 'taken', 'name', 'r1', { version: 4 }, 7],
    )
  })

  it('speaks with the message, else the error, else the text, else the status', async () => {
    assert.equal(await says(json({ message: 'First', error: 'Second' }, 400)), 'First')
    assert.equal(await says(json({ error: 'Second' }, 400)), 'Second')
    assert.equal(await says(new Response('Plain words', { status: 502 })), 'Plain words')
    assert.equal(await says(new Response('', { status: 502, statusText: 'Bad Gateway' })), 'Bad Gateway')
    assert.equal(
      await says(new Response('{}', { status: 500, statusText: 'Internal Server Error' })),
      'Internal Server Error',
    )
  })

  it('has status 0 when the server cannot be reached', async () => {
    serverAnswers(() => Promise.reject(new TypeError('fetch failed')))
    const error = await failing(call(list))
    assert.equal(error.status, 0)
    assert.match(error.message, /connection/)
  })

  it('stays an abort when it was given up on purpose', async () => {
    serverAnswers(() => Promise.reject(new DOMException('given up', 'AbortError')))
    await assert.rejects(call(list), { name: 'AbortError' })
  })
})
