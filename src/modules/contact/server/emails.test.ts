import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { contact } from '../contract.ts'

let app: TestApp

before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const message = {
  name: 'Zoë "Z" <zoe@x.example>\r\nX-Mark: 1',
  email: 'bend@visitor.example',
  phone: '12345',
  reason: 'other',
  subject: 'Hi\r\nBcc: everyone@x.example\r\n\r\nBody',
  message: 'Hello 🏙️\n\n<img src=x>',
}

/** The unfolded headers of an e-mail, and the rest. */
function parseEmail(email: string) {
  const cut = email.indexOf('\r\n\r\n')
  return { head: email.slice(0, cut).replace(/\r\n[ \t]+/g, ' '), rest: email.slice(cut) }
}

/** Quoted-printable lines as they were. */
const decodeLines = (text: string) => text.replaceAll('=\r\n', '').replaceAll('=3D', '=')

describe('e-mails about a message', () => {
  it('are sent from the office and allow no header injection', async () => {
    const { id } = (await app.asAnonymous().requestOk(contact.send, { body: message })).body
    await app.as('admin').requestOk(contact.reply, { params: { messageId: id }, body: { replyMessage: 'Hello 🏙️' } })
    const emails = (await app.emails(2)).map(parseEmail)
    for (const { head } of emails) {
      assert.match(head, /^From: Test Tower <office@tower\.example>\r?$/m)
      assert.match(head, /^Reply-To: office@tower\.example\r?$/m)
      assert.doesNotMatch(head, /^(Bcc|X-Mark):/im)
    }
    const [notice, reply] = [/^To: office@tower\.example\r?$/m, /^To: bend@visitor\.example\r?$/m].map((to) =>
      emails.find(({ head }) => to.test(head)),
    )
    assert.match(notice?.head ?? '', /^Subject: Website request: Other\r?$/m)
    const html = decodeLines(notice?.rest.split('Content-Type: text/html')[1] ?? '')
    assert.match(html, /&lt;img src=x&gt;/)
    // The only picture is the logo.
    const pictures = [...html.matchAll(/<img\b[^>]*>/gi)].map(([tag]) => /src="([^"]*)"/.exec(tag)?.[1])
    assert.deepEqual(pictures, ['cid:logo@mail'])
    assert.match(reply?.head ?? '', /^Subject: RPLY \| TST \| Hi Bcc: everyone@x\.example Body\r?$/m)
  })
})
