import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { homeOf, mayOpen, sessionLimits, whyNotPassword } from './rules.ts'
import { words } from './words.ts'

const ada = { email: 'ada.lindqvist@example.com', firstName: 'Ada', lastName: 'Lindqvist' }

describe('a password', () => {
  for (const weak of [
    'password',
    'Password1!',
    'qwertyuiop',
    '12345678',
    '87654321',
    'aaaaaaaa',
    'abababab',
    'ada.lindqvist1',
    'Lindqvist12',
    'RIVERSIDE123',
  ])
    it(`"${weak}" is easy to guess`, () => assert.equal(whyNotPassword(weak, ada), words.guessable))
  for (const good of ['copper lantern tide', 'Xk3!vortle9', 'my dog eats ada bread'])
    it(`"${good}" will do`, () => assert.equal(whyNotPassword(good, ada), null))
})

describe('the doors of the portals', () => {
  it('send each role home', () => {
    assert.equal(homeOf('admin'), '/admin')
    assert.equal(homeOf('staff'), '/admin')
    assert.equal(homeOf('tenant'), '/tenant')
  })
  it('admit whom the specification admits', () => {
    assert.ok(
      mayOpen('admin', 'admin') &&
        mayOpen('admin', 'staff') &&
        !mayOpen('admin', 'tenant') &&
        !mayOpen('admin', 'maintenance'),
    )
    assert.ok(mayOpen('staff', 'staff') && !mayOpen('staff', 'admin'))
    assert.ok(mayOpen('tenant', 'tenant') && !mayOpen('tenant', 'admin'))
  })
  it('keep residents signed in for weeks and the office for a working day', () => {
    assert.equal(sessionLimits('tenant').idle, 30 * 24 * 3_600_000)
    assert.equal(sessionLimits('staff').absolute, 16 * 3_600_000)
  })
})
