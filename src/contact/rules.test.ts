import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NewMessage, NewReply } from './contract.ts'
import { quoted, reasonTitle, replyDraft, replySubject, statusOf, waitOf, whyNotReply } from './rules.ts'

const message = {
  name: 'Hugo Laurent',
  message: 'Good afternoon.\n\nIs a two-bedroom free?',
  createdAt: '2026-11-20T03:12:00.000Z',
}

describe('the reply', () => {
  it('carries the mark of the house in its subject', () => {
    assert.equal(replySubject('VPP', 'Two-bedroom'), 'RPLY | VPP | Two-bedroom')
  })

  it("quotes the original line by line, under the building's day", () => {
    assert.equal(
      quoted(message, 'America/Toronto'),
      'On 19-11-2026, Hugo Laurent wrote:\n> Good afternoon.\n> \n> Is a two-bedroom free?',
    )
  })

  it('needs words of its own: neither nothing, nor blanks, nor the quotation alone', () => {
    for (const text of ['', ' \n\t ', replyDraft(message, 'America/Toronto')]) assert.ok(whyNotReply(text))
    assert.equal(whyNotReply(`Yes.${replyDraft(message, 'America/Toronto')}`), null)
    assert.equal(NewReply.safeParse({ replyMessage: replyDraft(message, 'UTC') }).success, false)
  })
})

describe('a message', () => {
  it('is open until somebody answers, and archived whatever came before', () => {
    assert.equal(statusOf({ archivedAt: null, replies: [] }), 'open')
    assert.equal(statusOf({ archivedAt: null, replies: [{}] }), 'replied')
    assert.equal(statusOf({ archivedAt: new Date(), replies: [{}] }), 'archived')
  })

  it('shows its hyphenated reason in title case', () => {
    assert.equal(reasonTitle('rental-inquiry'), 'Rental Inquiry')
    assert.equal(reasonTitle('other'), 'Other')
  })

  it('waits in minutes, hours, then days; late after one day', () => {
    const now = new Date('2026-11-21T16:00:00Z')
    assert.equal(waitOf('2026-11-21T15:18:30Z', now), '41 min')
    assert.equal(waitOf('2026-11-20T14:00:00Z', now), '26 h')
    assert.equal(waitOf('2026-11-18T14:00:00Z', now), '3 days')
    assert.equal(waitOf('2026-11-21T16:00:05Z', now), '0 min')
  })
})

describe('the form', () => {
  const good = {
    name: 'Zoë Müller',
    email: 'zoe@müller.example',
    phone: '+49 (0)30 / 123',
    reason: 'Rental Inquiry',
    subject: 'Hello',
    message: 'A\r\nB\rC',
  }
  const read = (more: Record<string, unknown>) => NewMessage.safeParse({ ...good, ...more })

  it('takes what people write abroad, and one spelling of line ends', () => {
    const { data } = read({})
    assert.equal(data?.reason, 'rental-inquiry')
    assert.equal(data?.message, 'A\nB\nC')
  })

  it('counts a line end of a posted form once', () => {
    assert.equal(read({ message: `a${'\r\n'.repeat(4998)}b` }).success, true)
    assert.equal(read({ message: `a${'\r\n'.repeat(4999)}b` }).success, false)
  })

  it('refuses addresses that could end one address and begin another', () => {
    const bad = ['x', 'x@y', 'a b@c.de', 'a@b.de,c@d.de', 'a@b.de\r\nBcc: c@d.de', '<a@b.de>', '"a"@b.de', 'a@b..de']
    for (const email of [...bad, 'a@-b.de', '@b.de', `${'a'.repeat(65)}@b.de`])
      assert.equal(read({ email }).success, false, email)
    for (const email of ['a+b@c.example', "o'neil@mail.example.co", 'x@xn--mller-kva.example'])
      assert.equal(read({ email }).success, true, email)
  })
})
