import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { contact } from '#contact/contract.ts'
import { demoPassword, AppProcess } from '../journeys/app-process.ts'
import { openFolder, removeFolder } from '../support/database/data-folder.ts'
import { validBody } from '../support/generated.ts'
import { freePort, requireProgram, startService } from './service.ts'

// deploy/nginx.conf with ports and a certificate of this machine, in front of the program as `npm start` runs it.

const nginx = requireProgram('nginx', 'nginx-light')
const openssl = requireProgram('openssl', 'openssl')
const project = resolve(import.meta.dirname, '../..')
const folder = openFolder()
let program: AppProcess
let proxy: { stop: () => Promise<void> }
let origin: string

before(async () => {
  const [plainPort, port] = [await freePort(), await freePort()]
  origin = `https://127.0.0.1:${port}`
  program = await AppProcess.open({ PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: '127.0.0.1', CONTACT_LIMIT: '2' })
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const made = spawnSync(openssl, [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1'.split(' '),
    '-keyout',
    key,
    '-out',
    certificate,
  ])
  assert.equal(made.status, 0, made.stderr.toString())
  const example = readFileSync(join(project, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/etc/ssl/www.example.com', folder)
    .replaceAll('https://www.example.com$request_uri', `${origin}$request_uri`)
    .replaceAll('server_name www.example.com', 'server_name 127.0.0.1')
    .replace('server 127.0.0.1:3000', `server ${new URL(program.origin).host}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
  writeFileSync(join(folder, 'site.conf'), example)
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    file,
    [
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; pid ${folder}/pid; error_log stderr; events {}`,
      `http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
    ].join('\n'),
  )
  const tested = spawnSync(nginx, ['-t', '-c', file], { encoding: 'utf8' })
  assert.equal(tested.status, 0, tested.stderr)
  assert.doesNotMatch(tested.stderr, /\[warn\]/)
  proxy = await startService(nginx, ['-c', file], port)
})
after(async () => {
  await proxy?.stop()
  await program?.stop()
  removeFolder(folder)
})

async function send(method: string, path: string, headers: Record<string, string> = {}, body: string | Buffer = '') {
  const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const sent = httpsRequest(origin + path, {
    method,
    rejectUnauthorized: false,
    headers: { origin, ...length, ...headers },
  })
  sent.end(method === 'GET' ? undefined : body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}
const message = JSON.stringify(validBody(contact.send))
const json = { 'content-type': 'application/json' }

async function signIn(headers: Record<string, string> = {}, password = demoPassword) {
  const credentials = JSON.stringify({ email: 'admin@vantagepoint.example', password })
  const answer = await send('POST', '/api/auth/login', { ...json, ...headers }, credentials)
  const body = await text(answer)
  return { status: answer.statusCode, body, cookie: (answer.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '' }
}

describe('nginx with the example configuration', () => {
  it('serves pages and signs people in', async () => {
    const page = await send('GET', '/')
    assert.equal(page.statusCode, 200)
    assert.match(await text(page), /<html/)
    assert.match(String(page.headers['strict-transport-security']), /max-age/)
    const { status, cookie } = await signIn()
    assert.equal(status, 200)
    assert.match(cookie, /^__Host-/)
  })

  it('passes on changes at once through a stream that stays open', { timeout: 60_000 }, async () => {
    const { cookie } = await signIn()
    const stream = await send('GET', '/api/live', { cookie })
    assert.equal(stream.statusCode, 200)
    let response = ''
    stream.setEncoding('utf8').on('data', (chunk: string) => (response += chunk))
    const until = async (what: string) => {
      for (let attempts = 0; attempts < 200 && !response.includes(what); attempts += 1) await wait(50)
      assert.ok(response.includes(what), `"${what}" was not passed on; received: ${response}`)
    }
    await until(': welcome')
    const resident = JSON.stringify({ email: 'resident@vantagepoint.example', password: demoPassword })
    const theirs = await send('POST', '/api/auth/login', json, resident)
    const residentCookie = (theirs.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? ''
    theirs.resume()
    const request = JSON.stringify({ title: 'Reported through nginx', description: 'x' })
    const filed = await send('POST', '/api/tenant/maintenance-requests', { ...json, cookie: residentCookie }, request)
    assert.equal(filed.statusCode, 201, await text(filed))
    await until('"topic":"maintenance"')
    stream.destroy()
  })

  it('passes the largest upload to the program, which answers itself', { timeout: 60_000 }, async () => {
    const { cookie } = await signIn()
    const picture = Buffer.alloc(19_000_000, 1)
    const answer = await send('POST', '/api/admin/settings/pictures', { 'content-type': 'image/jpeg', cookie }, picture)
    const body = JSON.parse(await text(answer)) as { requestId?: string }
    assert.ok([400, 415, 422].includes(answer.statusCode ?? 0), `${answer.statusCode} ${JSON.stringify(body)}`)
    assert.ok(body.requestId)
  })

  it('passes on the address of the client, whatever header the client sends', async () => {
    const statuses = []
    for (const forged of ['203.0.113.7', '203.0.113.8', '203.0.113.9']) {
      const answer = await send('POST', contact.send.path, { ...json, 'x-forwarded-for': forged }, message)
      statuses.push(answer.statusCode)
      answer.resume()
    }
    assert.deepEqual(statuses, [201, 201, 429], 'a forged address does not reset the count')
  })
})
