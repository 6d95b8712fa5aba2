import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { assets } from '#assets/contract.ts'
import { audit } from '#audit/contract.ts'
import { calendar } from '#calendar/contract.ts'
import { contact } from '#contact/contract.ts'
import { moves } from '#moves/contract.ts'
import { outbox } from '#outbox/contract.ts'
import { resources } from '#resources/contract.ts'
import { views } from '#views/contract.ts'
import { aMessage } from './support/calls/message-calls.ts'
import { addHome, addUnit } from './support/people/household.ts'
import { createMovers } from './support/people/moves.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const admin = () => app.as('admin')
const lines = (file: string) =>
  file
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
const exported = async (list: string, ids: string[], columns?: string) =>
  lines((await admin().requestOk(views.exportChosen, { params: { list }, body: { ids, columns } })).body)

/** Adds a row to each list, which cannot be changed together. */
const added: Record<string, () => Promise<string>> = {
  async moves() {
    const movers = createMovers(app)
    const unit = await addUnit(app.db)
    const mover = await movers.addMover({ unitId: unit.id })
    const day = movers.inDays(4)
    return (await movers.plan({ kind: 'move_out', unitId: unit.id, tenantIds: [mover.id], effectiveDay: day })).id
  },
  async waiting() {
    const { residentId: tenantId } = await addHome(app.db, await app.addPerson('tenant'))
    return (await admin().requestOk(assets.join, { body: { tenantId, kind: 'stall' } })).body.id
  },
  emails: () =>
    app.db.transaction((tx) =>
      app.mail.enqueue(
        tx,
        { to: 'mara@elsewhere.example', recipient: 'outside', paragraphs: ['Hello'], subject: 'Hello' },
        app.now(),
      ),
    ),
  async audit() {
    await admin().requestOk(calendar.add, {
      body: { title: 'Fire drill', type: 'safety', startsAt: '2031-02-01T00:00:00Z' },
    })
    return (await admin().requestOk(audit.list, { query: { limit: '1' } })).body[0]?.id ?? ''
  },
}

describe('the selected rows of a list that is not changed together', () => {
  for (const [list, add] of Object.entries(added))
    it(`are exported and audited: ${list}`, async () => {
      const [first, , third] = [await add(), await add(), await add()]
      assert.equal((await exported(list, [first, third])).length, 3)
      const { rows } = await app.db.execute<{ after: { rows: number; selected: number } }>(
        sql`select after from audit_log where action like 'exported%' order by at desc, id desc limit 1`,
      )
      assert.deepEqual(rows[0]?.after, { rows: 2, selected: 2 })
      const body = (await admin().requestOk(audit.list, { query: { limit: '1' } })).body[0]
      assert.match(body?.sentence.map(({ text }) => text).join('') ?? '', /exported 2 selected/)
      const { status } = await app.as('staff').request(views.exportChosen, { params: { list }, body: { ids: [first] } })
      assert.equal(status, 403)
    })

  it('are those of the list: a move that was cancelled is not exported', async () => {
    const id = await added['moves']!()
    await app.as('staff').requestOk(moves.cancel, { params: { id } })
    assert.equal((await exported('moves', [id])).length, 1)
    assert.equal((await admin().requestOk(outbox.list)).status, 200)
  })
})

describe('the chosen columns of a list of cards', () => {
  it('decide its file, and those that name a row are always there', async () => {
    const { body: event } = await admin().requestOk(calendar.add, {
      body: { title: 'Tea', type: 'social', startsAt: '2031-02-01T00:00:00Z' },
    })
    assert.deepEqual(
      await exported('events', [event.id], 'audience').then(([head]) => head),
      'Title,Starts,Ends,Audience,Cancelled',
    )
    const { body: message } = await app.asAnonymous().requestOk(contact.send, { body: aMessage() })
    const [head] = await exported('messages', [message.id], 'reason')
    assert.equal(head, 'Received,Name,Reason,Subject,Status')
    const { body: text } = await admin().requestOk(resources.add, {
      body: { kind: 'text', title: 'Bicycles', body: 'In the cellar.' },
    })
    assert.deepEqual(await exported('resources', [text.id], 'text'), [
      'Folder,Title,Text',
      'General,Bicycles,In the cellar.',
    ])
  })

  it('and its filters decide the file of the whole list; an unknown column is named', async () => {
    const add = (kind: 'text' | 'document', folder: string) =>
      admin().requestOk(resources.add, { body: { kind, folder, title: `In ${folder}`, body: 'Text' } })
    await add('text', 'Rules')
    await add('document', 'Rules')
    const query = { kind: 'document', folder: 'Rules', columns: 'kind' }
    const { body } = await admin().requestOk(resources.exportList, { query })
    assert.deepEqual(lines(body), ['Folder,Title,Type', 'Rules,In Rules,Document'])
    const unknown = await admin().request(resources.exportList, { query: { columns: 'price' } })
    assert.deepEqual([unknown.status, (unknown.body as { field?: string }).field], [400, 'columns'])
    const bad = await admin().request(resources.exportList, { query: { kind: 'film' } })
    assert.deepEqual([bad.status, (bad.body as { field?: string }).field], [400, 'kind'])
  })
})
