import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { browserOf, homeOf, mayOpen, sessionLimits, whyNotPassword } from './rules.ts'
import { words } from './words.ts'

const building = { name: 'Marigold Quay House', code: 'MQHX' }
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
    'marigold1987',
    'Quay20262026',
    'marigoldquayhouse',
    'Marigold Quay House 1',
    'MarigoldQuay!!2026',
    'marigold-quay',
    '12marigold34',
    'MQHX20261121',
  ])
    it(`"${weak}" is easy to guess`, () => assert.equal(whyNotPassword(weak, ada, building), words.guessable))
  for (const good of ['copper lantern tide', 'Xk3!vortle9', 'my dog eats ada bread', 'a marigold for every window'])
    it(`"${good}" will do`, () => assert.equal(whyNotPassword(good, ada, building), null))
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

describe('the browser of a session', () => {
  it('is named as its owner would name it', () => {
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'
    assert.deepEqual(browserOf(chrome), { name: 'Chrome on Windows', handheld: false })
    assert.equal(browserOf(`${chrome} Edg/153.0.0.0`).name, 'Edge on Windows')
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
    assert.deepEqual(browserOf(phone), { name: 'Safari on iPhone', handheld: true })
  })
  it('has no name when it says nothing of itself', () => {
    assert.equal(browserOf(null).name, null)
    assert.equal(browserOf('curl/8.5.0').name, null)
  })
})
