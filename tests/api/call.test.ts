import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { call, callFile, callPage } from '#platform/ui/data/call.ts'

const list = endpoint({
  method: 'GET',
  path: '/api/things',
  roles: 'anyone',
  summary: 'Things',
  query: z.object({ status: z.string().optional(), kinds: z.array(z.string()).optional() }),
  reply: z.array(z.object({ id: z.string() })),
})
const change = endpoint({
  method: 'PATCH',
  path: '/api/things/:id',
  roles: 'anyone',
  summary: 'A change',
  body: z.object({ name: z.string() }),
  reply: z.object({ id: z.string() }),
})
const remove = endpoint({
  method: 'DELETE',
  path: '/api/things/:id',
  roles: 'anyone',
  summary: 'Gone',
  reply: z.undefined(),
})

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

/** Replaces fetch and returns the list of its requests. */
function mockServer(answer: () => Response | Promise<Response>) {
  const requests: Request[] = []
  globalThis.fetch = (address, options) => {
    requests.push(new Request(new URL(typeof address === 'string' ? address : '', 'http://tower.test'), options))
    return Promise.resolve().then(answer)
  }
  return requests
}
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
/** The error text that a person sees for a response. */
async function errorText(answer: Response) {
  mockServer(() => answer)
  return (await errorOf(call(list))).message
}
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => assert.fail('it did not fail'),
    (error: unknown) => {
      assert.ok(error instanceof CallFailed)
      return error
    },
  )

describe('a call', () => {
  it('sends what the endpoint needs, and a content type only with a body', async () => {
    const requests = mockServer(() => json(requests.length === 1 ? { id: 'a/b' } : []))
    await call(change, { params: { id: 'a/b' }, body: { name: 'x' }, ifMatch: 3, idempotencyKey: 'k1' })
    await call(list)
    const [first, second] = requests
    assert.ok(first && second)
    assert.equal(first.method, 'PATCH')
    assert.equal(first.url, 'http://tower.test/api/things/a%2Fb')
    assert.equal(first.credentials, 'same-origin')
    assert.equal(first.headers.get('content-type'), 'application/json')
    assert.equal(first.headers.get('if-match'), '"3"')
    assert.equal(first.headers.get('idempotency-key'), 'k1')
    assert.deepEqual(await first.json(), { name: 'x' })
    assert.equal(second.headers.get('content-type'), null)
  })

  it('begins a read in a task of its own, and a change at once', async () => {
    const requests = mockServer(() => json(requests.length === 1 ? { id: '1' } : []))
    const changed = call(change, { params: { id: '1' }, body: { name: 'x' } })
    const read = call(list)
    await Promise.resolve()
    assert.deepEqual(
      requests.map(({ method }) => method),
      ['PATCH'],
    )
    await Promise.all([changed, read])
    assert.equal(requests.length, 2)
  })

  it('omits undefined values of a query and repeats the name of a list', async () => {
    const requests = mockServer(() => json([]))
    await call(list, { query: { status: undefined, kinds: ['a', 'b c'] } })
    assert.equal(requests[0]?.url, 'http://tower.test/api/things?kinds=a&kinds=b+c')
  })

  it('returns undefined for a response without a body', async () => {
    mockServer(() => new Response(null, { status: 204 }))
    assert.equal(await call(remove, { params: { id: '1' } }), undefined)
  })

  it('returns the total of a list and the cursor of the next page', async () => {
    mockServer(() =>
      json([{ id: '1' }], 200, { 'x-total-count': '431', link: '</api/things?limit=20&cursor=abc%3D>; rel="next"' }),
    )
    assert.deepEqual(await callPage(list), { rows: [{ id: '1' }], total: 431, next: 'abc=' })
    mockServer(() => json([{ id: '1' }, { id: '2' }]))
    const last = await callPage(list)
    assert.deepEqual([last.total, last.next], [2, null])
  })
})

describe('a response of 200 that does not match the contract', () => {
  const fails = async (answer: () => Response, action: () => Promise<unknown>) => {
    mockServer(answer)
    const error = await errorOf(action())
    assert.deepEqual([error.message, error.code, error.status], ['Invalid server response', 'invalid_reply', 200])
  }
  const notJson = ['<html>Sign in to the network</html>', '{"id":', 'OK', '']

  it('fails with an error text when it is not JSON, truncated or empty', async () => {
    for (const text of notJson)
      for (const action of [
        () => call(list),
        () => callPage(list),
        () => call(change, { params: { id: '1' }, body: { name: 'x' } }),
      ])
        await fails(() => new Response(text, { status: 200 }), action)
  })

  it('fails when it lacks the record, its id or the list', async () => {
    for (const body of [null, [], {}, { id: null }, { id: '' }, 'saved', 7, true])
      await fails(
        () => json(body),
        () => call(change, { params: { id: '1' }, body: { name: 'x' } }),
      )
    for (const body of [null, {}, { rows: [] }, 'none', 0])
      for (const action of [() => call(list), () => callPage(list)]) await fails(() => json(body), action)
  })

  it('fails when it lacks a field of the contract at any depth, and otherwise succeeds', async () => {
    const reply = z.object({
      code: z.string(),
      note: z.string().nullable(),
      hint: z.string().optional(),
      home: z.object({ number: z.number() }).nullable(),
      rows: z.array(z.union([z.object({ kind: z.literal('a'), a: z.string() }), z.object({ kind: z.literal('b') })])),
    })
    const codes = endpoint({ method: 'GET', path: '/api/codes', roles: 'anyone', summary: 'Codes', reply })
    const full = { code: '1', note: null, home: null, rows: [{ kind: 'b' }] }
    const other = { code: '', note: '', home: { number: 0 }, rows: [], hint: 'x', more: 1 }
    for (const body of [full, other]) {
      mockServer(() => json(body))
      assert.deepEqual(await call(codes), body)
    }
    for (const broken of [
      ...Object.keys(full).map((name) => ({ [name]: undefined })),
      { code: null },
      { home: {} },
      { home: { number: null } },
      { home: [] },
      { rows: null },
      { rows: {} },
      { rows: [null] },
      { rows: [{ a: 'x' }] },
    ])
      await fails(
        () => json({ ...full, ...broken }),
        () => call(codes),
      )
  })

  it('fails also in a page, which has the shape of the reply instead of its schema', async () => {
    const { reply: _, ...stripped } = { ...change, replyShape: { id: 1 } as const }
    await fails(
      () => json({}),
      () => call(stripped as unknown as typeof change, { params: { id: '1' }, body: { name: 'x' } }),
    )
  })

  it('fails when it is a page instead of a file', async () => {
    const { reply: _, ...file } = { ...list, contentType: 'text/csv' }
    for (const stripped of [
      { ...file, reply: z.string() },
      { ...file, reply: z.never() },
    ]) {
      await fails(
        () => new Response('<html>Sign in to the network</html>', { headers: { 'content-type': 'text/html' } }),
        () => callFile(stripped),
      )
      mockServer(() => new Response('a,b', { headers: { 'content-disposition': 'attachment; filename="things.csv"' } }))
      const { file: saved, name } = await callFile(stripped)
      assert.deepEqual([await saved.text(), name], ['a,b', 'things.csv'])
    }
    await fails(
      () => json({}),
      () => callFile(change, { params: { id: '1' } }),
    )
  })

  it('has the number of rows as its total when the header is not a number', async () => {
    mockServer(() => json([{ id: '1' }], 200, { 'x-total-count': 'many' }))
    assert.equal((await callPage(list)).total, 1)
  })
})

describe('a call that fails', () => {
  it('has the fields of the error response', async () => {
    mockServer(() =>
      json({ message: 'Taken', code: 'taken', field: 'name', requestId: 'r1', present: { version: 4 } }, 412, {
        'retry-after': '7',
      }),
    )
    const error = await errorOf(call(change, { params: { id: '1' }, body: { name: 'x' } }))
    assert.deepEqual(
      [error.status, error.message, error.code, error.field, error.requestId, error.present, error.retryAfter],
      [412, 'Taken', 'taken', 'name', 'r1', { version: 4 }, 7],
    )
  })

  it('shows the message, otherwise the error, the text or the status', async () => {
    assert.equal(await errorText(json({ message: 'First', error: 'Second' }, 400)), 'First')
    assert.equal(await errorText(json({ error: 'Second' }, 400)), 'Second')
    assert.equal(await errorText(new Response('Plain words', { status: 502 })), 'Plain words')
    assert.equal(await errorText(new Response('', { status: 502, statusText: 'Bad Gateway' })), 'Bad Gateway')
    assert.equal(
      await errorText(new Response('{}', { status: 500, statusText: 'Internal Server Error' })),
      'Internal Server Error',
    )
  })

  it('has status 0 when the server cannot be reached', async () => {
    mockServer(() => Promise.reject(new TypeError('fetch failed')))
    const error = await errorOf(call(list))
    assert.equal(error.status, 0)
    assert.match(error.message, /connection/)
  })

  it('rejects with AbortError when it was aborted', async () => {
    mockServer(() => Promise.reject(new DOMException('aborted', 'AbortError')))
    await assert.rejects(call(list), { name: 'AbortError' })
  })
})
