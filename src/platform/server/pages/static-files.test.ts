import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import fastify from 'fastify'
import { documentHeaders, securityHeaders } from '../http/headers.ts'
import { mountFiles, mountPictures, readFiles } from './static-files.ts'

const app = fastify()
const compressed = brotliCompressSync('let plain')
let folder = ''

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await mkdir(join(folder, 'pictures'))
  await writeFile(join(folder, 'client/assets/app-1a2b.js'), 'let plain')
  await writeFile(join(folder, 'client/assets/app-1a2b.js.br'), compressed)
  await writeFile(join(folder, 'client/assets/mark-1a2b.svg'), '<svg/>')
  await writeFile(join(folder, 'client/theme.js'), 'let theme')
  await writeFile(join(folder, 'pictures/tower.1a2b-640.webp'), 'picture')
  await writeFile(join(folder, 'secret.txt'), 'not for visitors')
  app.addHook('onRequest', async (_, reply) => void reply.headers(securityHeaders(false)))
  mountFiles(app, await readFiles(join(folder, 'client')))
  await mountPictures(app, join(folder, 'pictures'))
})
after(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

describe('files of the build', () => {
  it('are compressed for browsers that accept it', async () => {
    const url = '/assets/app-1a2b.js'
    const { rawPayload, headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    assert.deepEqual([rawPayload, headers['content-encoding']], [compressed, 'br'])
    const plain = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    assert.deepEqual([plain.body, plain.headers['content-encoding']], ['let plain', undefined])
    assert.equal(plain.headers['content-type'], 'text/javascript; charset=utf-8')
    assert.equal(plain.headers['vary'], 'accept-encoding')
  })

  it('are cached for ever under a hashed name, revalidated under another', async () => {
    assert.match(String((await app.inject('/assets/app-1a2b.js')).headers['cache-control']), /immutable/)
    const { headers } = await app.inject('/theme.js')
    assert.equal(headers['cache-control'], 'public, max-age=3600')
    const again = await app.inject({ url: '/theme.js', headers: { 'if-none-match': String(headers.etag) } })
    assert.deepEqual([again.statusCode, again.body], [304, ''])
  })

  it('have the headers of documents only where a browser may open them', async () => {
    const { headers: script } = await app.inject('/assets/app-1a2b.js')
    assert.deepEqual(
      documentHeaders.filter((name) => name in script),
      [],
    )
    assert.equal(script['x-content-type-options'], 'nosniff')
    const { headers: picture } = await app.inject('/assets/mark-1a2b.svg')
    assert.deepEqual(
      documentHeaders.filter((name) => !(name in picture)),
      [],
    )
  })

  it('are not found under the names of their compressed copies', async () => {
    for (const url of ['/assets/app-1a2b.js.br', '/assets/', '/assets/app'])
      assert.equal((await app.inject(url)).statusCode, 404, url)
  })
})

describe('pictures', () => {
  it('are cached for ever', async () => {
    const { statusCode, headers } = await app.inject('/pictures/tower.1a2b-640.webp')
    assert.equal(statusCode, 200)
    assert.equal(headers['content-type'], 'image/webp')
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
  })

  it('give access to nothing outside their folder', async () => {
    for (const url of [
      '/pictures/../secret.txt',
      '/pictures/%2e%2e/secret.txt',
      '/pictures/..%2fsecret.txt',
      '/pictures/',
    ]) {
      const { statusCode, body } = await app.inject(url)
      assert.ok(statusCode >= 400 && statusCode < 500, `${url} ${statusCode}`)
      assert.ok(!body.includes('visitors'), url)
    }
  })
})
