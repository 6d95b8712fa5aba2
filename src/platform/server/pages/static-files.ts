import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { acceptedEncoding } from '../http/compression.ts'
import { documentHeaders } from '../http/headers.ts'

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

type StaticFile = { address: string; type: string; tag: string; body: Buffer; packed: Buffer | null }

/** Reads a folder into memory, with the compressed files that the build made beside the plain ones. */
export async function readFiles(folder: string): Promise<StaticFile[]> {
  const files: StaticFile[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const type = types[path.extname(entry.name)]
    if (!entry.isFile() || !type) continue
    const file = path.join(entry.parentPath, entry.name)
    const body = await readFile(file)
    files.push({
      address: `/${path.relative(folder, file).split(path.sep).join('/')}`,
      type,
      tag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
      body,
      packed: await readFile(`${file}.br`).catch(() => null),
    })
  }
  return files
}

/** Serves files from memory. */
export function mountFiles(app: FastifyInstance, files: readonly StaticFile[]) {
  for (const { address, type, tag, body, packed } of files) {
    // A file with a hash in its name never changes; browsers revalidate the few others every hour.
    const cacheControl = address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    const isPart = /^\/assets\/.*\.(?:js|css|woff2)$/.test(address)
    app.get(address, { logLevel: 'warn' }, (request, reply) => {
      if (isPart) for (const name of documentHeaders) void reply.removeHeader(name)
      void reply.headers({ 'content-type': type, 'cache-control': cacheControl, etag: tag })
      if (packed) void reply.header('vary', 'accept-encoding')
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
      if (!packed || !acceptedEncoding(request, ['br'])) return reply.send(body)
      return reply.header('content-encoding', 'br').send(packed)
    })
  }
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
