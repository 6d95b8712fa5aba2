import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { faultInWords, kindOf, whyNotAgain } from './rules.ts'
import { words } from './words.ts'

describe('what a mail server says', () => {
  const { faults } = words
  const said: [string, string][] = [
    ['connect ECONNREFUSED 127.0.0.1:587', faults.noAnswer],
    ['getaddrinfo ENOTFOUND mail.nowhere.example', faults.noSuchServer],
    ['Connection timeout', faults.slow],
    ['Invalid login: 535 5.7.8 Authentication failed', faults.refusedSignIn],
    ["Can't send mail - all recipients were rejected: 550 5.1.1 no such user", faults.noSuchMailbox],
    ['Mail command failed: 550 sender not allowed', faults.notUs],
    ['Message failed: 451 4.7.1 greylisted', faults.later],
    ['Message failed: 554 5.7.1 looks like spam', faults.refused],
    ['self-signed certificate', faults.tls],
    ["EACCES: permission denied, open '/data/mail/x.eml'", faults.disk],
    ['Nobody makes the link "x" of this letter.', faults.link],
    ['something else entirely', faults.other],
  ]
  for (const [answer, meaning] of said)
    it(`“${answer}” is told in plain words`, () => assert.equal(faultInWords(answer), meaning))
})

describe('a letter', () => {
  it('is of the kind its link and its noun say', () => {
    assert.equal(kindOf({ linkMaker: 'reset', aboutNoun: 'accounts' }), 'reset')
    assert.equal(kindOf({ linkMaker: null, aboutNoun: 'accounts' }), 'account')
    assert.equal(kindOf({ linkMaker: 'answer', aboutNoun: 'maintenance' }), 'request')
    assert.equal(kindOf({ linkMaker: null, aboutNoun: null }), 'house')
  })
  it('goes out again only when it failed and still says something', () => {
    assert.equal(whyNotAgain({ state: 'failed', text: 'Hello' }, 'Erased'), null)
    assert.equal(whyNotAgain({ state: 'failed', text: 'Erased' }, 'Erased'), words.emptied)
    assert.equal(whyNotAgain({ state: 'sent', text: 'Hello' }, 'Erased'), words.sentAlready)
    assert.equal(whyNotAgain({ state: 'queued', text: 'Hello' }, 'Erased'), words.underWay)
  })
})
