import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { accounts } from '#accounts/contract.ts'
import { words as exchangeWords } from '#exchange/words.ts'
import { outbox } from '../contract.ts'
import { words } from '../words.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse()
})
after(() => house.close())

const post = (subject: string, more: { to?: string; paragraphs?: string[] } = {}) =>
  house.db.transaction((tx) =>
    house.mail.post(tx, { to: 'mara@elsewhere.example', paragraphs: ['Hello'], ...more, subject }, new Date()),
  )
const settle = async () => {
  for (let tries = 0; tries < 100; tries += 1) {
    const { body } = await house.as('admin').sends(outbox.settings)
    if (body.counts.queued === 0) return body
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return assert.fail('letters still wait')
}
const fail = (id: string, text = 'connect ECONNREFUSED 127.0.0.1:587') =>
  house.db.execute(sql`update mail_outbox set status = 'failed', sent_at = null, last_error = ${text} where id = ${id}`)
const deeds = async () =>
  (
    await house.db.execute<{ action: string }>(sql`select action from audit_log where noun = 'letters' order by at, id`)
  ).rows.map(({ action }) => action)

describe('the outbox', () => {
  it('lists letters newest first, by state and search, page after page', async () => {
    for (const subject of ['First of three', 'Second of three', 'Third of three']) await post(subject)
    await settle()
    const admin = house.as('admin')
    const page = await admin.sends(outbox.list, { query: { search: 'of THREE mara', limit: '2' } })
    assert.deepEqual(
      page.body.map(({ subject, state, tries }) => [subject, state, tries]),
      [
        ['Third of three', 'sent', 1],
        ['Second of three', 'sent', 1],
      ],
    )
    assert.equal(page.headers['x-total-count'], '3')
    const rest = await admin.sends(outbox.list, {
      query: { search: 'of three', limit: '2', cursor: page.body.at(-1)?.id ?? '' },
    })
    assert.deepEqual(
      rest.body.map(({ subject }) => subject),
      ['First of three'],
    )
    assert.deepEqual((await admin.sends(outbox.list, { query: { state: 'failed' } })).body, [])
    assert.equal((await admin.tries(outbox.list, { query: { state: 'lost' } })).status, 400)
    assert.equal((await admin.tries(outbox.list, { query: { cursor: house.people.admin.id } })).status, 400)
  })

  it('shows what a letter says without its secret link, and keeps who read it', async () => {
    await house.asNobody().sends(accounts.forgot, { body: { email: house.people.tenant.email } })
    await house.letters(4)
    await settle()
    const admin = house.as('admin')
    const { body } = await admin.sends(outbox.list, { query: { search: house.people.tenant.email } })
    assert.equal(body[0]?.kind, 'reset')
    const { body: letter } = await admin.sends(outbox.read, { params: { id: body[0].id } })
    assert.ok(letter.text.includes(words.secretLink))
    assert.doesNotMatch(JSON.stringify(letter), /token|reset-password|https?:/)
    assert.deepEqual(await deeds(), ['read'])
  })

  it('sends a failed letter again, once, and no other', async () => {
    const id = await post('Comes back')
    await settle()
    const admin = house.as('admin')
    assert.equal((await admin.tries(outbox.again, { params: { id } })).status, 409)
    await fail(id)
    const { body } = await admin.sends(outbox.again, { params: { id } })
    assert.deepEqual([body.state, body.lastError], ['queued', null])
    await settle()
    const [sent] = (await admin.sends(outbox.list, { query: { search: 'Comes back' } })).body
    assert.deepEqual([sent?.state, sent?.tries], ['sent', 2])
    assert.equal((await deeds()).at(-1), 'sent again')
  })

  it('sends all failed ones again but those whose words were erased', async () => {
    const [one, other, emptied] = [await post('One of these'), await post('Other of these'), await post('Gone')]
    await settle()
    for (const id of [one, other, emptied]) await fail(id)
    await house.db.execute(sql`update mail_outbox set text_body = ${exchangeWords.person.erased} where id = ${emptied}`)
    const admin = house.as('admin')
    assert.equal((await admin.sends(outbox.settings)).body.again.count, 2)
    assert.equal((await admin.tries(outbox.again, { params: { id: emptied } })).status, 409)
    assert.deepEqual((await admin.sends(outbox.allAgain)).body, { count: 2 })
    assert.deepEqual((await admin.sends(outbox.allAgain)).body, { count: 0 })
    assert.deepEqual((await settle()).counts.failed, 1)
    assert.equal((await deeds()).at(-1), 'sent all again')
  })
})

describe('a test letter', () => {
  it('is written as a file where no mail server is set', async () => {
    const admin = house.as('admin')
    const { body } = await admin.sends(outbox.tryOut)
    assert.deepEqual([body.fault, body.letter.state, body.letter.to], [null, 'sent', house.people.admin.email])
    const { body: settings } = await admin.sends(outbox.settings)
    assert.deepEqual(settings.way, { kind: 'folder', folder: house.config.mailDir })
    assert.ok((await house.letters(1)).some((letter) => letter.includes(`Subject: ${words.trialLetter.subject}`)))
    assert.equal((await deeds()).at(-1), 'tried the mail')
  })

  it('says so when the file cannot be written', async () => {
    await rm(house.config.mailDir, { recursive: true })
    await writeFile(house.config.mailDir, 'in the way')
    const { body } = await house.as('admin').sends(outbox.tryOut)
    assert.match(body.fault ?? '', /EEXIST|ENOTDIR/)
    assert.equal(body.letter.state, 'failed')
    await rm(house.config.mailDir)
    await mkdir(house.config.mailDir)
  })
})

describe('a test letter to a mail server', () => {
  it('tells its address without the password, and what it answers', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    const away = await openTestHouse({ SMTP_URL: `smtp://office:a-secret@127.0.0.1:${port}` })
    try {
      const admin = away.as('admin')
      const settings = await admin.sends(outbox.settings)
      assert.deepEqual(settings.body.way, { kind: 'server', host: '127.0.0.1', port })
      const { body } = await admin.sends(outbox.tryOut)
      assert.match(body.fault ?? '', /ECONNREFUSED/)
      assert.equal(body.letter.state, 'failed')
      const list = await admin.sends(outbox.list)
      for (const told of [settings.body, body, list.body]) assert.ok(!JSON.stringify(told).includes('a-secret'))
    } finally {
      await away.close()
    }
  })
})
