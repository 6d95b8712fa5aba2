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

/** Lets the server answer so, and keeps what it was asked. */
function serverAnswers(answer: () => Response | Promise<Response>) {
  const requests: Request[] = []
  globalThis.fetch = (address, options) => {
    requests.push(new Request(new URL(typeof address === 'string' ? address : '', 'http://tower.test'), options))
    return Promise.resolve().then(answer)
  }
  return requests
}
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
/** The words a person gets to read for such an answer. */
async function errorText(answer: Response) {
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
    const requests = serverAnswers(() => json(requests.length === 1 ? { id: 'a/b' } : []))
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

  it('leaves out what a query does not say, and repeats a list', async () => {
    const requests = serverAnswers(() => json([]))
    await call(list, { query: { status: undefined, kinds: ['a', 'b c'] } })
    assert.equal(requests[0]?.url, 'http://tower.test/api/things?kinds=a&kinds=b+c')
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

describe('an answer of 200 that is not what the contract promises', () => {
  const fails = async (answer: () => Response, action: () => Promise<unknown>) => {
    serverAnswers(answer)
    const error = await failing(action())
    assert.deepEqual([error.message, error.code, error.status], ['Invalid server response', 'invalid_reply', 200])
  }
  const notJson = ['<html>Sign in to the network</html>', '{"id":', 'OK', '']

  it('fails with a sentence when it is no JSON, cut off or empty', async () => {
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

  it('fails when it lacks any field of the contract, at any depth, and passes whatever the contract allows', async () => {
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
      serverAnswers(() => json(body))
      assert.deepEqual(await call(codes), body)
    }
    for (const spoilt of [
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
        () => json({ ...full, ...spoilt }),
        () => call(codes),
      )
  })

  it('fails alike in a page, which carries the shape of the reply instead of its schema', async () => {
    const { reply: _, ...stripped } = { ...change, replyShape: { id: 1 } as const }
    await fails(
      () => json({}),
      () => call(stripped as unknown as typeof change, { params: { id: '1' }, body: { name: 'x' } }),
    )
  })

  it('fails when a file was expected and a page came', async () => {
    const { reply: _, ...file } = { ...list, contentType: 'text/csv' }
    for (const stripped of [
      { ...file, reply: z.string() },
      { ...file, reply: z.never() },
    ]) {
      await fails(
        () => new Response('<html>Sign in to the network</html>', { headers: { 'content-type': 'text/html' } }),
        () => callFile(stripped),
      )
      serverAnswers(
        () => new Response('a,b', { headers: { 'content-disposition': 'attachment; filename="things.csv"' } }),
      )
      const { file: saved, name } = await callFile(stripped)
      assert.deepEqual([await saved.text(), name], ['a,b', 'things.csv'])
    }
    await fails(
      () => json({}),
      () => callFile(change, { params: { id: '1' } }),
    )
  })

  it('counts the rows where the total is no number', async () => {
    serverAnswers(() => json([{ id: '1' }], 200, { 'x-total-count': 'many' }))
    assert.equal((await callPage(list)).total, 1)
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
