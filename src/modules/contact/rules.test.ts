import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NewMessage, NewReply } from './contract.ts'
import { quoteMessage, reasonTitle, replyDraft, replySubject, statusOf, formatWait } from './rules.ts'
import { validateReply } from './reply-text.ts'

const message = {
  name: 'Hugo Laurent',
  message: 'Good afternoon.\n\nIs a two-bedroom free?',
  createdAt: '2026-11-20T03:12:00.000Z',
}

describe('the reply', () => {
  it('has the prefix and the building code in its subject', () => {
    assert.equal(replySubject('VPP', 'Two-bedroom'), 'RPLY | VPP | Two-bedroom')
  })

  it("quotes the original line by line, under the building's day", () => {
    assert.equal(
      quoteMessage(message, 'America/Toronto'),
      'On 19-11-2026, Hugo Laurent wrote:\n> Good afternoon.\n> \n> Is a two-bedroom free?',
    )
  })

  it('needs its own text: not empty, blank, or only the quotation', () => {
    for (const text of ['', ' \n\t ', replyDraft(message, 'America/Toronto')]) assert.ok(validateReply(text))
    assert.equal(validateReply(`Yes.${replyDraft(message, 'America/Toronto')}`), null)
    assert.equal(NewReply.safeParse({ replyMessage: replyDraft(message, 'UTC') }).success, false)
  })
})

describe('a message', () => {
  it('is open until it is answered, and archived takes precedence', () => {
    assert.equal(statusOf({ archivedAt: null, spamAt: null, replies: [] }), 'open')
    assert.equal(statusOf({ archivedAt: null, spamAt: null, replies: [{}] }), 'replied')
    assert.equal(statusOf({ archivedAt: new Date(), spamAt: null, replies: [{}] }), 'archived')
  })

  it('shows its hyphenated reason in title case', () => {
    assert.equal(reasonTitle('rental-inquiry'), 'Rental Inquiry')
    assert.equal(reasonTitle('other'), 'Other')
  })

  it('waits in minutes, hours, then days; late after one day', () => {
    const now = new Date('2026-11-21T16:00:00Z')
    assert.equal(formatWait('2026-11-21T15:18:30Z', now), '41 min')
    assert.equal(formatWait('2026-11-20T14:00:00Z', now), '26 h')
    assert.equal(formatWait('2026-11-18T14:00:00Z', now), '3 days')
    assert.equal(formatWait('2026-11-21T16:00:05Z', now), '0 min')
  })
})

describe('the form', () => {
  const validForm = {
    name: 'Zoë Müller',
    email: 'zoe@müller.example',
    phone: '+49 (0)30 / 123',
    reason: 'Rental Inquiry',
    subject: 'Hello',
    message: 'A\r\nB\rC',
  }
  const parse = (more: Record<string, unknown>) => NewMessage.safeParse({ ...validForm, ...more })

  it('accepts international input, and normalizes line ends', () => {
    const { data } = parse({})
    assert.equal(data?.reason, 'rental-inquiry')
    assert.equal(data?.message, 'A\nB\nC')
  })

  it('counts a line end of a posted form once', () => {
    assert.equal(parse({ message: `a${'\r\n'.repeat(4998)}b` }).success, true)
    assert.equal(parse({ message: `a${'\r\n'.repeat(4999)}b` }).success, false)
  })

  it('rejects addresses that could inject another address', () => {
    const invalidEmails = [
      'x',
      'x@y',
      'a b@c.de',
      'a@b.de,c@d.de',
      'a@b.de\r\nBcc: c@d.de',
      '<a@b.de>',
      '"a"@b.de',
      'a@b..de',
    ]
    for (const email of [...invalidEmails, 'a@-b.de', '@b.de', `${'a'.repeat(65)}@b.de`])
      assert.equal(parse({ email }).success, false, email)
    for (const email of ['a+b@c.example', "o'neil@mail.example.co", 'x@xn--mller-kva.example'])
      assert.equal(parse({ email }).success, true, email)
  })
})
