import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bounceAddressFrom, emailIdIn, isSignedFor, parseReplyAddress, replyAddress } from './reply-address.ts'

const pattern = 'reply+{token}@Tower.example'
const key = Buffer.alloc(32, 7)
const request = { id: '01900000-0000-7000-8000-000000000001', number: 502 }
const userId = '01900000-0000-7000-8000-0000000000aa'

describe('a reply address', () => {
  it('names the request and the account, also in capitals, and fits into an address', () => {
    const address = replyAddress(pattern, key, request, userId)
    assert.ok((address.split('@')[0]?.length ?? 0) <= 64)
    for (const written of [address, address.toUpperCase()]) {
      const token = parseReplyAddress(pattern, written)
      assert.partialDeepStrictEqual(token, { number: 502, userId })
      assert.ok(token && isSignedFor(key, request.id, token))
    }
  })

  it('is worthless for another request, another account, or with another key', () => {
    const token = parseReplyAddress(pattern, replyAddress(pattern, key, request, userId))
    assert.ok(token)
    assert.ok(!isSignedFor(key, '01900000-0000-7000-8000-000000000002', token))
    assert.ok(!isSignedFor(Buffer.alloc(32, 8), request.id, token))
    assert.ok(!isSignedFor(key, request.id, { ...token, userId: '01900000-0000-7000-8000-0000000000ab' }))
  })

  it('is not found in other addresses', () => {
    const others = ['office@tower.example', 'reply@tower.example', 'reply+abc@tower.example', 'x']
    for (const address of others) assert.equal(parseReplyAddress(pattern, address), null, address)
  })
})

describe('a bounce address', () => {
  const id = '01900000-0000-7000-8000-0000000000bb'
  it('names the e-mail, made from the reply address or from BOUNCE_ADDRESS', () => {
    assert.equal(emailIdIn(pattern, bounceAddressFrom(pattern, id)), id)
    assert.equal(emailIdIn('bounces+{id}@tower.example', `bounces+${id}@tower.example`), id)
    assert.equal(emailIdIn('bounces+{id}@tower.example', 'bounces+1@tower.example'), null)
    assert.equal(emailIdIn('bounces@tower.example', 'bounces@tower.example'), null)
  })
})
