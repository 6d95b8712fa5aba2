import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { seal, sealedPlace, unseal } from './sealed.ts'

const key = randomBytes(32)
const place = sealedPlace('units', '0190c0de', 'keypadCode')

describe('a sealed code', () => {
  it('decrypts with the same key at the same place', () => {
    assert.equal(unseal(key, seal(key, '48#21é', place), place), '48#21é')
    assert.equal(unseal(key, seal(key, '', place), place), '')
  })
  it('is different each time and does not contain the code', () => {
    const sealed = seal(key, '482113', place)
    assert.notEqual(sealed, seal(key, '482113', place))
    assert.equal(Buffer.from(sealed.slice(3), 'base64url').includes('482113'), false)
  })
  it('does not open for another record, another field or another key', () => {
    const sealed = seal(key, '482113', place)
    assert.throws(() => unseal(key, sealed, sealedPlace('units', '0190c0df', 'keypadCode')))
    assert.throws(() => unseal(key, sealed, sealedPlace('units', '0190c0de', 'unitAccessCode')))
    assert.throws(() => unseal(randomBytes(32), sealed, place))
  })
  it('does not decrypt when a byte was changed or cut off', () => {
    const sealed = seal(key, '482113', place)
    const touched = Buffer.from(sealed.slice(3), 'base64url')
    touched[14] = touched[14]! ^ 1
    assert.throws(() => unseal(key, `v1.${touched.toString('base64url')}`, place))
    assert.throws(() => unseal(key, sealed.slice(0, -4), place))
    assert.throws(() => unseal(key, 'v1.', place))
    assert.throws(() => unseal(key, '482113', place))
  })
})
