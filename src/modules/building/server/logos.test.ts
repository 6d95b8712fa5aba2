import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { buildingLogos, type Logo } from '#building/logo-contract.ts'
import { buildingProfile } from '#building/profile-contract.ts'
import { outbox } from '#outbox/contract.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const bar = (background: string, colour: string) =>
  sharp({ create: { width: 400, height: 200, channels: 3, background } }).composite([
    { input: { create: { width: 300, height: 60, channels: 3, background: colour } } },
  ])
const block = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
const upload = (body: Buffer, type = 'image/png') =>
  app.as('admin').request(buildingLogos.upload, { body, headers: { 'content-type': type } })
async function stored(body: Buffer, type?: string) {
  const answer = await upload(body, type)
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return answer.body as unknown as Logo
}
type Change = { logo?: string | null; logoOnDark?: string | null; accentColour?: string | null }
const change = (body: Change) => app.as('admin').request(buildingProfile.change, { body })

describe('an opaque logo', () => {
  it('is chosen with its white paper, or as a word on a coloured tile', async () => {
    const paper = await stored(await bar('#ffffff', '#000000').jpeg().toBuffer(), 'image/jpeg')
    assert.equal((await change({ logo: paper.name })).status, 200)
    const tile = await stored(await bar('#8c2f4b', '#ffffff').png().toBuffer())
    assert.deepEqual([tile.width, tile.height], [400, 200])
    assert.equal((await change({ logo: tile.name, logoOnDark: tile.name })).status, 200)
    assert.equal((await change({ logo: null, logoOnDark: null })).status, 200)
  })
})

describe('a logo that is uploaded twice at once', () => {
  it('is stored once, with one entry of the audit', async () => {
    const count = async () => {
      const { rows } = await app.pool.query<Record<string, number>>(`select
        (select count(*) from files where media_type = 'image/webp')::int as files,
        (select count(*) from audit_log where record_type = 'logo')::int as entries`)
      return rows[0] ?? {}
    }
    const waiting = async () => {
      // Not those of other tests, which share the cluster.
      const { rows } = await app.pool.query(`select from pg_locks where not granted
        and database = (select oid from pg_database where datname = current_database())`)
      return rows.length
    }
    const before = await count()
    const body = await block(300, 300, '#2f6b3f')
    const writer = await app.pool.connect()
    await writer.query('begin; lock table building_logos in share mode')
    const uploads = [upload(body), upload(body)]
    for (let attempts = 0; attempts < 80 && (await waiting()) < 2; attempts += 1)
      await new Promise((resolve) => setTimeout(resolve, 25))
    assert.equal(await waiting(), 2, 'both uploads wait')
    await writer.query('commit')
    writer.release()
    const answers = await Promise.all(uploads)
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201],
    )
    assert.deepEqual(answers[0]?.body, answers[1]?.body)
    const { files, entries } = await count()
    assert.deepEqual({ files, entries }, { files: (before.files ?? 0) + 1, entries: (before.entries ?? 0) + 1 })
  })
})

describe('an e-mail', () => {
  /** Sends the newest e-mail again and returns its HTML and its picture. */
  async function sentAgain() {
    const { rows } = await app.pool.query<{ id: string; html: string }>(
      'select id, html_body as html from mail_outbox order by id desc limit 1',
    )
    const { id = '', html = '' } = rows[0] ?? {}
    await app.db.execute(
      sql`update mail_outbox set status = 'failed', sent_at = null, last_error = '' where id = ${id}`,
    )
    await app.as('admin').requestOk(outbox.again, { params: { id } })
    for (let attempts = 0; attempts < 100; attempts += 1) {
      const found = await app.pool.query('select 1 from mail_outbox where id = $1 and sent_at is not null', [id])
      if (found.rows.length > 0) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const email = (await app.emails(1)).at(-1) ?? ''
    const [, head = '', png = ''] = /(Content-Type: image\/png[\s\S]*?)\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(email) ?? []
    const picture = sharp(Buffer.from(png.replaceAll(/\s/g, ''), 'base64'))
    const { width, height } = await picture.metadata()
    const shownId = /<img src="cid:([^"]*)"/.exec(html)?.[1]
    assert.ok(shownId && head.includes(`Content-ID: <${shownId}>`), head)
    const pixels = await picture.removeAlpha().raw().toBuffer()
    const has = (colour: string) => pixels.includes(Buffer.from(colour.slice(1), 'hex'))
    return { html, width, height, has }
  }

  it('has the logo with which it was written, also when it is sent after a change', async () => {
    const [wide, square] = [
      await stored(await block(800, 100, '#2c4f8f')),
      await stored(await block(200, 200, '#8c2f4b')),
    ]
    await change({ logo: wide.name })
    await app.as('admin').requestOk(outbox.sendTestEmail)
    await change({ logo: square.name })
    const late = await sentAgain()
    assert.deepEqual([late.width, late.height, late.has('#2c4f8f'), late.has('#8c2f4b')], [832, 104, true, false])
    // 8 times as wide as high, and not squashed.
    assert.match(late.html, /height="30"[^>]*height:30px;width:auto;max-width:240px/)
    await app.as('admin').requestOk(outbox.sendTestEmail)
    await change({ logo: null })
    const next = await sentAgain()
    assert.deepEqual([next.width, next.height, next.has('#8c2f4b')], [104, 104, true])
    assert.match(next.html, /width="26" height="26"/)
  })

  it('has the mark in the colour with which it was written', async () => {
    await change({ accentColour: '#8c2f4b' })
    await app.as('admin').requestOk(outbox.sendTestEmail)
    await change({ accentColour: null })
    const late = await sentAgain()
    assert.match(late.html, /cid:logo-8c2f4b@mail/)
    assert.equal(late.has('#2b8691'), false, 'not the colour of the product')
    await app.as('admin').requestOk(outbox.sendTestEmail)
    assert.equal((await sentAgain()).has('#2b8691'), true)
  })
})
