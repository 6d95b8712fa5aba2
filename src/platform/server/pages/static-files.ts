import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { acceptedEncoding } from '../http/compression.ts'

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

/** Serves a folder from memory, with the compressed files that the build made beside the plain ones. */
export async function mountFiles(app: FastifyInstance, folder: string) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of names) {
    const type = types[path.extname(entry.name)]
    if (!entry.isFile() || !type) continue
    const file = path.join(entry.parentPath, entry.name)
    const body = await readFile(file)
    const packed = await readFile(`${file}.br`).catch(() => null)
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
    // A file with a hash in its name never changes; browsers revalidate the few others every hour.
    const cacheControl = address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
    app.get(address, { logLevel: 'warn' }, (request, reply) => {
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
