import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { base32, codeOfStep, setupAddress, stepAt, stepOfCode } from './totp.ts'

/** RFC 6238, appendix B: the key of SHA-1, and the last six of its eight digits. */
const key = Buffer.from('12345678901234567890')
const vectors: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
]
const moment = 1_111_111_109
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code by the time', () => {
  for (const [seconds, code] of vectors)
    it(`is ${code} after ${seconds} seconds`, () => {
      assert.equal(codeOfStep(key, stepAt(at(seconds))), code)
    })

  it('is accepted one step early and one step late, and no further', () => {
    const step = stepAt(at(moment))
    for (const off of [-1, 0, 1]) assert.equal(stepOfCode(key, '081804', at(moment + off * 30), null), step)
    for (const off of [-2, 2, 100]) assert.equal(stepOfCode(key, '081804', at(moment + off * 30), null), null)
  })

  it('is accepted once, and no older code after it', () => {
    const step = stepAt(at(moment))
    assert.equal(stepOfCode(key, '081804', at(moment), step - 1), step)
    assert.equal(stepOfCode(key, '081804', at(moment), step), null)
    assert.equal(stepOfCode(key, codeOfStep(key, step - 1), at(moment), step), null)
    assert.equal(stepOfCode(key, codeOfStep(key, step + 1), at(moment), step), step + 1)
  })

  it('is six digits and nothing else', () => {
    for (const code of ['', '08180', '0818040', '07081804', '０８１８０４', 'abcdef', '08180\u0000'])
      assert.equal(stepOfCode(key, code, at(moment), null), null, code)
  })
})

describe('the secret', () => {
  it('is encoded as in RFC 4648', () => {
    for (const [text, written] of [
      ['', ''],
      ['f', 'MY'],
      ['fo', 'MZXQ'],
      ['foo', 'MZXW6'],
      ['foob', 'MZXW6YQ'],
      ['fooba', 'MZXW6YTB'],
      ['foobar', 'MZXW6YTBOI'],
    ] as const)
      assert.equal(base32(Buffer.from(text)), written)
  })

  it('is in the URL, also with special characters in the names', () => {
    const address = new URL(setupAddress('MZXW6', 'Tower & Co: Ä', 'a+b@tower.example'))
    assert.equal(address.protocol, 'otpauth:')
    assert.equal(address.searchParams.get('issuer'), 'Tower & Co: Ä')
    assert.equal(
      decodeURIComponent(address.pathname).replace(/^\/+/, ''),
      'totp/Tower & Co: Ä:a+b@tower.example'.replace('totp/', ''),
    )
    assert.equal(address.searchParams.get('secret'), 'MZXW6')
  })
})
