import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isRejectedPermanently, isUnknownAddress } from './rejection.ts'

const rejection = (response: string, command = 'RCPT TO') => ({
  code: 'EENVELOPE',
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
})

describe('a rejection by the mail server', () => {
  for (const [response, isPermanent, isUnknown] of [
    ['550 5.1.1 <noor@gone.example>: Recipient address rejected', true, true],
    ['550-5.1.10 RESOLVER.ADR.RecipientNotFound', true, true],
    ['550 no such person', true, true],
    ['550 5.2.1 The mailbox is disabled', true, true],
    ['550 5.7.1 Blocked: too many e-mails from your network', true, false],
    ['550 5.1.8 Bad address of the sender', true, false],
    ['552 5.2.2 The mailbox is full', true, false],
    ['553 the address is not allowed', true, false],
    ['554 5.7.1 Relay access denied', false, false],
    ['450 4.1.1 Try again', false, false],
  ] as const)
    it(`is judged by its code: ${response}`, () => {
      assert.equal(isRejectedPermanently(rejection(response)), isPermanent)
      assert.equal(isUnknownAddress(rejection(response)), isUnknown)
    })

  it('of our own address or of the text does not concern the recipient', () => {
    assert.equal(isUnknownAddress(rejection('550 5.1.1 Unknown', 'MAIL FROM')), false)
    assert.equal(isUnknownAddress(new Error('connect ECONNREFUSED')), false)
  })
})
