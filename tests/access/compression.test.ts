import assert from 'node:assert/strict'
import { get, type IncomingMessage } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { everyEndpoint } from '#app/api.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { schemaOf } from '#platform/server/http/responses.ts'
import { createUnitCalls } from '../support/calls/unit-calls.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

/** A reply of any length, open to everyone; the parameter is the number of characters. */
const echo = {
  method: 'GET',
  roles: 'anyone',
  summary: 'Text of a length',
  reply: z.object({ text: z.string() }),
} as const
const open = endpoint({ ...echo, path: '/api/trial/open/:length', etag: true })
const secret = endpoint({ ...echo, path: '/api/trial/secret/:length', hasSecret: true })
const archive = endpoint({ ...echo, path: '/api/trial/archive/:length', contentType: 'application/x-tar' })

/** Fields and calls whose names sound like a secret, and what they are. */
const harmless: Record<string, string> = {
  waitingOnReasonCode: 'the name of a reason',
  doorCode: 'of a move: whether a code is set, never the code',
  postalCode: 'the address of the building',
  '/api/building': 'the short name of the building',
  '/api/building/model': 'the short names of parking levels',
  '/api/admin/settings/building': 'the short name of the building',
  '/api/admin/settings/floors/trial': 'the short names of parking levels',
  '/api/admin/settings/building-shape': 'the short names of parts and parking levels',
  '/api/admin/settings/building-shape/step': 'the short names of parts and parking levels',
  '/api/tenant/access-codes': 'the names of the codes',
  '/api/admin/resources': 'links of documents',
  '/api/admin/resources/:id': 'links of documents',
  '/api/admin/resources/:id/versions': 'links of documents',
  '/api/tenant/resources': 'links of documents',
  '/api/admin/settings/sms': 'the address of the gateway, without its secret',
  '/api/admin/maintenance-requests/:id/events': 'the code of a work order, which vendors and residents read too',
  '/api/admin/maintenance-places/report-codes': 'what a printed sign shows to everyone',
  '/api/admin/maintenance-places/report-codes/:id': 'what a printed sign shows to everyone',
  '/api/admin/maintenance-places/report-codes/:id/renew': 'what a printed sign shows to everyone',
}

let app: TestApp
let at = ''
before(async () => {
  app = await createTestApp()
  for (const e of [open, secret])
    registerRoute(app, e, async ({ params }) => ({ text: 'as '.repeat(Number(params.length) / 3) }))
  registerRoute(app, archive, async ({ params }) => ({ text: 'as '.repeat(Number(params.length) / 3) }))
  const { create } = createUnitCalls(() => app)
  for (let n = 0; n < 3; n += 1) await create({ notes: 'A long note about the unit. '.repeat(20) })
  at = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
after(() => app.close())

const load = async (
  url: string,
  acceptEncoding?: string,
  more: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) => {
  const headers = {
    cookie: app.people.admin.cookie,
    ...(acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }),
    ...more,
  }
  const answer = await app.fastify.inject({ method, url, headers })
  const { 'content-encoding': encoding, vary, 'content-length': length, etag } = answer.headers
  return { status: answer.statusCode, encoding, vary, length, etag: String(etag), bytes: answer.rawPayload, answer }
}
const decompress = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
} satisfies Record<string, (bytes: Buffer) => Buffer>
type Coding = keyof typeof decompress
const codings = Object.keys(decompress) as Coding[]
/** A list that is built for each call, one that is cached as bytes, and a reply that is compressed on another thread. */
const addresses = ['/api/trial/open/3000', '/api/admin/units', '/api/trial/open/300000']

describe('a reply', () => {
  it('is compressed with each coding that the client accepts, and is the same text', async () => {
    for (const url of addresses) {
      const plain = await load(url)
      assert.equal(plain.encoding, undefined, url)
      for (const coding of codings) {
        const { encoding, vary, bytes } = await load(url, coding)
        assert.deepEqual([encoding, vary], [coding, 'accept-encoding'], url)
        assert.ok(bytes.length < plain.bytes.length / 2, `${url} ${coding} ${bytes.length}`)
        assert.deepEqual(decompress[coding](bytes), plain.bytes, `${url} ${coding}`)
      }
    }
  })

  it('takes the best coding that a browser accepts, and none that it rejects', async () => {
    const chosen = async (accepted: string) =>
      (await Promise.all(addresses.map((url) => load(url, accepted)))).map(({ encoding }) => encoding)
    assert.deepEqual(new Set(await chosen('gzip, deflate, br, zstd')), new Set(['zstd']))
    assert.deepEqual(new Set(await chosen('gzip, deflate, br')), new Set(['br']))
    assert.deepEqual(new Set(await chosen('gzip, br;q=0')), new Set(['gzip']))
    assert.deepEqual(new Set(await chosen('identity')), new Set([undefined]))
  })

  it('is not compressed below a kilobyte', async () => {
    const { encoding, length, bytes } = await load('/api/trial/open/600', 'gzip, deflate, br, zstd')
    assert.deepEqual([encoding, Number(length)], [undefined, bytes.length])
    const error = await load('/api/trial/none', 'gzip, deflate, br, zstd')
    assert.deepEqual([error.status, error.encoding], [404, undefined])
  })

  it('is compressed on another thread when it is large, without a length', async () => {
    assert.equal((await load('/api/trial/open/300000', 'zstd')).length, undefined)
    const small = await load('/api/trial/open/3000', 'zstd')
    assert.equal(Number(small.length), small.bytes.length)
  })

  it('has one weak ETag in every coding, and is a 304 with it', async () => {
    for (const url of addresses) {
      const { etag } = await load(url)
      assert.match(etag, /^W\/"/, url)
      for (const coding of codings) {
        assert.equal((await load(url, coding)).etag, etag)
        const again = await load(url, coding, { 'if-none-match': etag })
        assert.deepEqual([again.status, again.bytes.length, again.encoding], [304, 0, undefined], `${url} ${coding}`)
      }
    }
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    for (const url of addresses) {
      const get = await load(url, 'zstd')
      const head = await load(url, 'zstd', {}, 'HEAD')
      assert.deepEqual(
        [head.status, head.encoding, head.vary, head.bytes.length],
        [200, get.encoding, get.vary, 0],
        url,
      )
      assert.equal(head.etag, get.etag)
    }
  })
})

describe('a reply that must not be compressed', () => {
  it('is one with a secret, however long', async () => {
    assert.equal((await load('/api/trial/secret/30000', 'gzip, deflate, br, zstd')).encoding, undefined)
  })

  it('is an archive, which keeps its length', async () => {
    const { encoding, length } = await load('/api/trial/archive/30000', 'gzip, deflate, br, zstd')
    assert.equal(encoding, undefined)
    assert.ok(Number(length) > 30_000)
  })

  it('is each one with a code, a token or a private address', () => {
    const unmarked = everyEndpoint.filter(
      (e) => !e.hasSecret && !(e.path in harmless) && secretFieldsIn(schemaOf(e.reply, 'output')).length > 0,
    )
    assert.deepEqual(
      unmarked.map(({ method, path }) => `${method} ${path}`),
      [],
      'add hasSecret to these endpoints, or their fields to the harmless ones',
    )
    assert.deepEqual(
      everyEndpoint
        .filter((e) => e.hasSecret)
        .map(({ path }) => path)
        .sort(),
      [
        '/api/account/second-factor',
        '/api/account/second-factor/begin',
        '/api/account/second-factor/recovery-codes',
        '/api/admin/tenants/:id/reveal',
        '/api/admin/units/:id/keypad-code/reveal',
        '/api/staff/maintenance-requests/:id/door-code/reveal',
        '/api/tenant/access-codes/reveal',
        '/api/tenant/calendar-address',
        '/api/tenant/packages/codes',
        '/api/tenant/visitor-passes',
        '/api/tenant/visitor-passes',
        '/api/tenant/visitor-passes/:id',
        '/api/tenant/visitor-passes/:id/email',
      ],
    )
  })

  it('is the stream of changes, whose events arrive at once', async () => {
    const headers = { cookie: app.people.admin.cookie, 'accept-encoding': 'gzip, deflate, br, zstd' }
    const stream = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${at}/api/live`, { headers }, resolve).on('error', reject)
    })
    assert.equal(stream.headers['content-encoding'], undefined)
    stream.setEncoding('utf8')
    await new Promise<void>((resolve) => stream.once('data', () => resolve()))
    const event = new Promise<string>((resolve) => stream.once('data', resolve))
    await app.db.transaction((tx) => notifyChanged(tx, { topic: 'units' }))
    assert.match(await event, /^data: \{"topic":"units"\}\n\n$/)
    stream.destroy()
  })
})

/** The names of texts in a JSON Schema that sound like a secret. */
function secretFieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const properties = 'properties' in schema && typeof schema.properties === 'object' ? schema.properties : {}
  const own = Object.entries(properties ?? {}).flatMap(([name, type]: [string, unknown]) =>
    /(?:codes?|secret|token|password|url)$/i.test(name) &&
    !(name in harmless) &&
    JSON.stringify(type).includes('"string"')
      ? [name]
      : [],
  )
  return [...own, ...Object.values(schema).flatMap(secretFieldsIn)]
}
