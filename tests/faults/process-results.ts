import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import sharp from 'sharp'
import type { openMailServer } from '../support/smtp.ts'
import { type Address, type Load, openStream } from './process-load.ts'

type Mail = Awaited<ReturnType<typeof openMailServer>>

/** A picture that no other upload has. */
export const pictureAt = (n: number) =>
  sharp({ create: { width: 40 + (n % 200), height: 30, channels: 3, background: { r: n % 256, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer()

/** Waits until so many more requests are acknowledged. */
export async function untilWritten(load: Load, count: number) {
  const before = load.written.length
  while (load.written.length < before + count) await wait(50)
}

/** Asserts that each acknowledged request is stored once and has one e-mail, and that each photo has its bytes. */
export async function assertComplete(
  { title: common, written, photos }: Load,
  { pool, mail, at, cookie }: { pool: Pool; mail: Mail; at: Address; cookie: string },
) {
  const { rows } = await pool.query<{ title: string }>(`select title from maintenance_requests where title like $1`, [
    `${common} %`,
  ])
  const titles = rows.map(({ title }) => title)
  assert.equal(new Set(titles).size, titles.length, 'a request was stored twice')
  assert.deepEqual(
    written.filter((title) => !titles.includes(title)),
    [],
  )
  for (const path of photos)
    assert.equal((await fetch(`${at.origin}${path}`, { headers: { cookie } })).status, 200, path)
  const idsSent = () => {
    const own = mail.state.emails.filter(({ text }) => text.includes(`\nSubject: Received: ${common}`))
    return own.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1] ?? '')
  }
  for (let attempts = 0; attempts < 1_500 && new Set(idsSent()).size < titles.length; attempts += 1) await wait(100)
  const sent = idsSent()
  assert.equal(new Set(sent).size, titles.length, 'each request has its e-mail')
  return { requests: titles.length, emails: new Set(sent).size, repeated: sent.length - new Set(sent).size }
}

/** Files a request that every stream is to be notified of. */
export async function fileRequest({ origin }: Address, cookie: string): Promise<void> {
  const answer = await fetch(`${origin}/api/tenant/maintenance-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({ title: 'Written for a stream', description: 'x' }),
  })
  assert.equal(answer.status, 201)
}

/** Asserts that a change in one process reaches the streams of all processes. */
export async function assertLive(processes: readonly Address[], cookies: { admin: string; resident: string }) {
  const streams = processes.map((_, at) => openStream(processes, at, cookies.admin))
  try {
    while (streams.some(({ state }) => state.opened === 0)) await wait(50)
    for (const process of processes) {
      const from = streams.map(({ state }) => state.text.length)
      await fileRequest(process, cookies.resident)
      for (const [at, stream] of streams.entries())
        assert.ok(await stream.receives('maintenance', from[at] ?? 0), process.origin)
    }
  } finally {
    for (const stream of streams) stream.close()
  }
}

export const printLoad = (what: string, { written, photos, reads, dropped, unavailable }: Load, more: object) =>
  console.log(
    `${what}: ${written.length} requests, ${photos.length} photos, ${reads} reads; ${dropped} connections dropped, ` +
      `${unavailable} calls answered 503, all sent again; ${JSON.stringify(more)}`,
  )
