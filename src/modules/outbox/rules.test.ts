import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { describeFault, kindOf, resendDisabledReason } from './rules.ts'
import { words } from './messages/en.ts'

describe('an error of a mail server', () => {
  const { faults } = words
  const examples: [string, string][] = [
    ['connect ECONNREFUSED 127.0.0.1:587', faults.noAnswer],
    ['getaddrinfo ENOTFOUND mail.nowhere.example', faults.noSuchServer],
    ['Connection timeout', faults.slow],
    ['Invalid login: 535 5.7.8 Authentication failed', faults.rejectedSignIn],
    ["Can't send mail - all recipients were rejected: 550 5.1.1 no such user", faults.noSuchMailbox],
    ['Mail command failed: 550 sender not allowed', faults.notUs],
    ['Message failed: 451 4.7.1 greylisted', faults.later],
    ['Message failed: 554 5.7.1 looks like spam', faults.rejected],
    ['self-signed certificate', faults.untrusted],
    ['Error upgrading connection with STARTTLS: 502 5.5.1 Unknown command', faults.noEncryption],
    ['wrong version number', faults.tls],
    ["EACCES: permission denied, open '/data/mail/x.eml'", faults.disk],
    ['No factory creates the link "x" of this e-mail.', faults.link],
    ['something else entirely', faults.other],
    ["Not sent: the recipient's address has changed.", "Not sent: the recipient's address has changed."],
  ]
  for (const [answer, meaning] of examples)
    it(`“${answer}” is explained in plain words`, () => assert.equal(describeFault(answer), meaning))
})

describe('an e-mail', () => {
  it('has the kind of its link and of the record it is about', () => {
    assert.equal(kindOf({ linkType: 'reset', aboutType: 'accounts' }), 'reset')
    assert.equal(kindOf({ linkType: null, aboutType: 'accounts' }), 'account')
    assert.equal(kindOf({ linkType: 'confirmation', aboutType: 'maintenance' }), 'request')
    assert.equal(kindOf({ linkType: null, aboutType: null }), 'system')
  })
  it('can be sent again only when it failed and its text was not erased', () => {
    assert.equal(resendDisabledReason({ state: 'failed', text: 'Hello' }, 'Erased'), null)
    assert.equal(resendDisabledReason({ state: 'failed', text: 'Erased' }, 'Erased'), words.emptied)
    assert.equal(resendDisabledReason({ state: 'sent', text: 'Hello' }, 'Erased'), words.sentAlready)
    assert.equal(resendDisabledReason({ state: 'queued', text: 'Hello' }, 'Erased'), words.underWay)
  })
})
