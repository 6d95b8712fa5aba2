import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { canonicalEmail, isEmailAddress } from './email-address.ts'

describe('canonicalEmail', () => {
  it('folds case, compatibility characters, international domains and a trailing dot', () => {
    for (const [typed, expected] of [
      ['Ann@Example.COM', 'ann@example.com'],
      ['ann@example.com.', 'ann@example.com'],
      ['ａｎｎ@example.com', 'ann@example.com'],
      ['ann@EXAMPLE。com', 'ann@example.com'],
      ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
      ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
      ['STRASSE@x.example', 'strasse@x.example'],
    ] as const)
      assert.equal(canonicalEmail(typed), expected)
  })

  it('gives a dotted capital I one form, however it is encoded', () => {
    assert.equal(canonicalEmail('İ@x.example'), canonicalEmail('i\u0307@x.example'))
    assert.notEqual(canonicalEmail('İ@x.example'), canonicalEmail('i@x.example'))
  })

  it('keeps different mailboxes apart', () => {
    const all = ['ann@x.example', 'joann@x.example', 'ann@y.example', 'ann+a@x.example', 'a.nn@x.example']
    assert.equal(new Set(all.map(canonicalEmail)).size, all.length)
  })

  it('is its own canonical form, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.domain(), (local, domain) => {
        const once = canonicalEmail(`${local}@${domain}`)
        assert.equal(canonicalEmail(once), once)
      }),
    )
  })
})

describe('isEmailAddress', () => {
  it('accepts addresses of any alphabet', () => {
    for (const typed of ['ann@example.com', "o'neil+home@mail.example", 'josé@bücher.example', 'мария@почта.example'])
      assert.equal(isEmailAddress(typed), true, typed)
  })

  it('rejects what NFKC would change, what is not an address, and what could be two', () => {
    for (const typed of [
      'ａnn@example.com',
      'ﬁ@example.com',
      'ann@EXAMPLE。com',
      'jose\u0301@example.com',
      'ann',
      'ann@example',
      'ann@example.com.',
      'ann@example.com,bob@example.com',
      'ann@example.com>',
      '"ann b"@example.com',
      `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.com`,
    ])
      assert.equal(isEmailAddress(typed), false, typed)
  })
})
