import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { canOpenPage, homePathOf } from './portal-access.ts'
import { parseBrowser, sessionLimits, isGuessable } from './rules.ts'

const building = { name: 'Marigold Quay Court', code: 'MQCX' }
const ada = { email: 'ada.lindqvist@example.com', firstName: 'Ada', lastName: 'Lindqvist' }

describe('a password', () => {
  for (const password of [
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
    'marigoldquaycourt',
    'Marigold Quay Court 1',
    'MarigoldQuay!!2026',
    'marigold-quay',
    '12marigold34',
    'MQCX20261121',
  ])
    it(`rejects "${password}"`, () => assert.ok(isGuessable(password, ada, building)))
  for (const password of ['copper lantern tide', 'Xk3!vortle9', 'my dog eats ada bread', 'a marigold for every window'])
    it(`accepts "${password}"`, () => assert.ok(!isGuessable(password, ada, building)))
})

describe('the portals', () => {
  it('send each role to its home page', () => {
    assert.equal(homePathOf('admin'), '/admin')
    assert.equal(homePathOf('staff'), '/admin')
    assert.equal(homePathOf('tenant'), '/tenant')
  })
  it('are open to the roles of the specification', () => {
    assert.ok(
      canOpenPage('admin', 'admin') &&
        canOpenPage('admin', 'staff') &&
        !canOpenPage('admin', 'tenant') &&
        !canOpenPage('admin', 'maintenance'),
    )
    assert.ok(canOpenPage('staff', 'staff') && !canOpenPage('staff', 'admin'))
    assert.ok(canOpenPage('tenant', 'tenant') && !canOpenPage('tenant', 'admin'))
  })
  it('keep residents signed in for weeks and the office for a working day', () => {
    assert.equal(sessionLimits('tenant').idle, 30 * 24 * 3_600_000)
    assert.equal(sessionLimits('staff').absolute, 16 * 3_600_000)
  })
})

describe('the browser of a session', () => {
  it('has a readable name', () => {
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'
    assert.deepEqual(parseBrowser(chrome), { name: 'Chrome on Windows', handheld: false })
    assert.equal(parseBrowser(`${chrome} Edg/153.0.0.0`).name, 'Edge on Windows')
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
    assert.deepEqual(parseBrowser(phone), { name: 'Safari on iPhone', handheld: true })
  })
  it('has no name when the user agent is missing or unknown', () => {
    assert.equal(parseBrowser(null).name, null)
    assert.equal(parseBrowser('curl/8.5.0').name, null)
  })
})
