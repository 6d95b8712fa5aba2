import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { simpleParser } from 'mailparser'
import { users } from '#accounts/server/table.ts'
import { hours } from '#platform/time/dates.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { aPicture } from '../../../../../tests/support/picture.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { requestPhotos } from '../../photos/contract.ts'
import { maintenance } from '../../requests/contract.ts'
import { requests } from '../../requests/server/table.ts'
import { ownRequests } from '../../resident/contract.ts'
import { requestMessages } from '../contract.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const file = async (title: string) =>
  (await app.as('tenant').requestOk(ownRequests.file, { body: { title, description: 'It drips.' } })).body
const change = (id: string, body: object) => app.as('staff').requestOk(maintenance.change, { params: { id }, body })
/** The written e-mails whose subject contains a text, oldest first. */
async function written(count: number, subject: string) {
  for (let attempts = 0; attempts < 200; attempts += 1) {
    const parsed = await Promise.all((await app.emails(1)).map((text) => simpleParser(text)))
    const found = parsed.filter((email) => email.subject?.includes(subject))
    if (found.length >= count) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Fewer than ${count} e-mails have "${subject}" in their subject`)
}
const htmlOf = ({ html }: { html?: string | false }) => html || ''

describe('the e-mails about a request', () => {
  it('have its title, number, unit, who comes and a link, and form one thread', async () => {
    const { id, number } = await file('Water under the sink')
    await change(id, { assignedTo: app.people.maintenance.id, scheduledDate: '2031-03-06T15:00:00Z' })
    const [received] = await written(1, `Received: Water under the sink (TST-${number})`)
    const message = { body: 'Would <tomorrow> suit you?', sentTo: 'tenant' }
    await app.as('staff').requestOk(requestMessages.send, { params: { id }, body: message })
    const [question] = await written(1, `New message: Water under the sink (TST-${number})`)
    assert.ok(received && question)
    const html = htmlOf(question)
    const facts = [
      `TST-${number} · Unit ${home.unit.unitNumber}`,
      'Mar 6, 2031 10:00\u00a0AM',
      'maintenance Person',
      'Our team',
    ]
    for (const fact of facts) assert.ok(html.includes(fact), fact)
    assert.ok(html.includes('Would &lt;tomorrow&gt; suit you?'))
    for (const body of [html.replaceAll('&amp;', '&'), question.text ?? ''])
      assert.ok(body.includes(`/tenant?tab=maintenance&request=${id}`))
    assert.ok(received.references === undefined)
    assert.equal(question.inReplyTo, received.messageId)
    assert.deepEqual([question.references].flat(), [received.messageId])

    await change(id, { status: 'completed' })
    const [fixed] = await written(1, `Fixed: Water under the sink (TST-${number})`)
    assert.equal(fixed?.inReplyTo, question.messageId)
    assert.deepEqual([fixed?.references].flat(), [received.messageId, question.messageId])
    const other = await file('Another request')
    const [apart] = await written(1, `(TST-${other.number})`)
    assert.equal(apart?.inReplyTo, undefined)
  })

  it('contain the logo, and the newest picture of the team when the work is done', async () => {
    const { id } = await file('Handle is loose')
    for (const role of ['tenant', 'staff'] as const) {
      const photo = (await app.as(role).requestOk(requestPhotos.upload, await aPicture({ width: 800, height: 500 })))
        .body
      await app.as(role).requestOk(requestPhotos.add, { params: { id }, body: { photoIds: [photo.id] } })
    }
    await change(id, { status: 'completed' })
    const [fixed] = await written(1, 'Fixed: Handle is loose')
    const inline = fixed?.attachments.map(({ cid, contentType, related }) => [cid, contentType, related])
    assert.deepEqual(inline, [
      ['logo@mail', 'image/png', true],
      ['picture@mail', 'image/jpeg', true],
    ])
    const bytes = fixed?.attachments.reduce((sum, { size }) => sum + size, 0) ?? 0
    assert.ok(bytes < 60_000, `${bytes} bytes`)
    assert.match(fixed?.text ?? '', /\[After the work, \w+ \d+, \d+/)
    const [received] = await written(1, 'Received: Handle is loose')
    assert.equal(received?.attachments.length, 1)
  })

  it('say once that the work came later than promised, and by how much', async () => {
    const { id } = await file('Slow drain')
    await app.db
      .update(requests)
      .set({
        slaClock: 'always',
        dueAt: new Date(app.now().getTime() - hours(9)),
        dueSoonAt: new Date(app.now().getTime() - hours(10)),
      })
      .where(eq(requests.id, id))
    await change(id, { status: 'completed' })
    const [fixed] = await written(1, 'Fixed: Slow drain')
    const text = fixed?.text ?? ''
    assert.equal(text.split('later than we promised').length, 2)
    assert.match(text, /We promised: .* \(9 h late\)|9h late/)
    const { id: inTime } = await file('Quick drain')
    await change(inTime, { status: 'completed' })
    assert.doesNotMatch((await written(1, 'Fixed: Quick drain'))[0]?.text ?? '', /later than/)
  })

  it('are in the language of the resident, and a title cannot add a header', async () => {
    await app.db.update(users).set({ language: 'fr' }).where(eq(users.id, app.people.tenant.id))
    const { number } = await file('Robinet\r\nBcc: all@x.example')
    const [received] = await written(1, `(TST-${number})`)
    assert.equal(received?.subject, `Reçue : Robinet Bcc: all@x.example (TST-${number})`)
    assert.equal(received.bcc, undefined)
    assert.match(htmlOf(received), /<html lang="fr">[^]*Logement/)
    assert.match(received.text ?? '', /Ouvrir la demande: http/)
  })
})
