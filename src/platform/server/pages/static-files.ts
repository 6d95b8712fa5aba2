import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { acceptedEncoding } from '../http/compression.ts'
import { documentHeaders } from '../http/headers.ts'

const unpack = promisify(brotliDecompress)

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/** The compressed copy where the build made one: the few clients that do not accept it get it unpacked. */
type StaticFile = { address: string; type: string; tag: string; body: Buffer; isCompressed: boolean }

/** Reads a folder into memory, in place of a file its compressed copy, which the build made beside it. */
export async function readFiles(folder: string): Promise<StaticFile[]> {
  const files: StaticFile[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const type = types[path.extname(entry.name)]
    if (!entry.isFile() || !type) continue
    const file = path.join(entry.parentPath, entry.name)
    const plain = await readFile(file)
    const compressed = await readFile(`${file}.br`).catch(() => null)
    files.push({
      address: `/${path.relative(folder, file).split(path.sep).join('/')}`,
      type,
      tag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
      body: compressed ?? plain,
      isCompressed: compressed !== null,
    })
  }
  return files
}

const assets = '/assets/'

/** Serves files from memory. */
export function mountFiles(app: FastifyInstance, files: readonly StaticFile[]) {
  const byAddress = new Map(files.map((file) => [file.address, file]))
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    const file = byAddress.get(request.url.split('?', 1)[0] ?? '')
    return file ? sendFile(file, request, reply) : reply.callNotFound()
  }
  // One route for all of them: hundreds of routes take some megabytes of memory.
  for (const address of [...byAddress.keys()].filter((address) => !address.startsWith(assets)).concat(`${assets}*`))
    app.get(address, { logLevel: 'warn' }, handler)
}

async function sendFile(
  { address, type, tag, body, isCompressed }: StaticFile,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (/^\/assets\/.*\.(?:js|css|woff2)$/.test(address))
    for (const name of documentHeaders) void reply.removeHeader(name)
  // A file with a hash in its name never changes; browsers revalidate the few others every hour.
  const cacheControl = address.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  void reply.headers({ 'content-type': type, 'cache-control': cacheControl, etag: tag })
  if (isCompressed) void reply.header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  if (!isCompressed) return reply.send(body)
  if (!acceptedEncoding(request, ['br'])) return reply.send(await unpack(body))
  return reply.header('content-encoding', 'br').send(body)
}

/** Serves the encoded pictures from disk; their names contain a hash, so a browser requests them once. */
export async function mountPictures(app: FastifyInstance, folder: string) {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/pictures/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
  })
}
