import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { signatureError } from './signature.ts'

/** How a request fails: with this status, without an answer, with a closed connection, or in the middle of the content. */
export type Fault = 500 | 503 | 'silent' | 'reset' | 'half'
type S3Request = { method: string; key: string }

const codes = { 404: 'NoSuchKey', 500: 'InternalError', 503: 'SlowDown' }

/**
 * A store for tests that speaks the part of S3 that the program uses: PUT, GET with a range, HEAD, DELETE and ListObjectsV2 on one
 * bucket, signed with one key. Its objects are in memory.
 */
export async function openS3Server(port = 0) {
  const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'a secret of the test' }
  const bucket = 'tower-files'
  const objects = new Map<string, Buffer>()
  const state = {
    /** Says whether a request fails. */
    faultOf: (() => null) as (request: S3Request) => Fault | null,
    requests: [] as S3Request[],
    /** Objects in one answer of ListObjectsV2. */
    pageSize: 1000,
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const url = new URL(request.url ?? '', 'http://store')
    const [, inBucket = '', ...parts] = url.pathname.split('/').map(decodeURIComponent)
    const [method, key] = [request.method ?? '', parts.join('/')]
    state.requests.push({ method, key })
    const fault = state.faultOf({ method, key })
    if (fault === 'silent') return
    if (fault === 'reset') return void request.socket.destroy()
    if (fault === 500 || fault === 503) return sendError(response, fault, codes[fault])
    const unsigned = signatureError(request, body, credentials)
    if (unsigned) return sendError(response, 403, unsigned)
    if (inBucket !== bucket) return sendError(response, 404, 'NoSuchBucket')
    if (key === '') return sendList(response, url.searchParams, objects, state.pageSize)
    const stored = objects.get(key)
    if (method === 'PUT') {
      objects.set(key, body)
      response.writeHead(200, { etag: '"1"' }).end()
    } else if (method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (!stored) sendError(response, 404, codes[404])
    else if (method === 'HEAD') response.writeHead(200, { 'content-length': stored.length }).end()
    else sendObject(response, stored, request.headers.range, fault === 'half')
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    state,
    objects,
    /** The number of open connections. */
    connections: () => sockets.size,
    /** The environment of a program with this store. */
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_PREFIX: 'tower',
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type S3Server = Awaited<ReturnType<typeof openS3Server>>

function sendObject(response: ServerResponse, stored: Buffer, header: string | undefined, isHalf: boolean) {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(header ?? '') ?? []
  const part = first === undefined ? stored : stored.subarray(Number(first), Number(last) + 1)
  const range = first === undefined ? {} : { 'content-range': `bytes ${first}-${last}/${stored.length}` }
  response.writeHead(first === undefined ? 200 : 206, { 'content-length': part.length, ...range })
  if (!isHalf) return void response.end(part)
  response.write(part.subarray(0, part.length / 2), () => response.destroy())
}

function sendList(response: ServerResponse, query: URLSearchParams, objects: Map<string, Buffer>, pageSize: number) {
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
  const page = keys.slice(0, pageSize)
  const next = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size></Contents>`)
  sendXml(response, 200, `<ListBucketResult>${next}${contents.join('')}</ListBucketResult>`)
}

const sendError = (response: ServerResponse, status: number, code: string) =>
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

const sendXml = (response: ServerResponse, status: number, xml: string) =>
  void response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)
