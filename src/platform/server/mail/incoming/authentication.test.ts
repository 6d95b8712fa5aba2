import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isAuthenticated } from './authentication.ts'

const header = (value: string) => ({ key: 'authentication-results', line: `Authentication-Results: ${value}` })
const isVerified = (...values: string[]) => isAuthenticated(values.map(header), 'mx.tower.example', 'bo@home.example')

describe('the sender of a message', () => {
  it('is verified by DKIM or SPF of the same domain, or of one above it', () => {
    for (const value of [
      'mx.tower.example; dkim=pass header.d=home.example',
      'MX.tower.example 1; spf=fail smtp.mailfrom=x.example;\r\n\tdkim=pass (2048-bit key; unprotected)\r\n header.d="HOME.example" header.s=a',
      'mx.tower.example; dkim=pass header.i=@home.example',
      'mx.tower.example; spf=pass smtp.mailfrom=bo@home.example',
    ])
      assert.ok(isVerified(value), value)
    const below = [header('mx.tower.example; dkim=pass header.d=home.example')]
    assert.ok(isAuthenticated(below, 'mx.tower.example', 'bo@mail.home.example'))
  })

  it('is not verified by another domain, a failure, or a comment', () => {
    for (const value of [
      'mx.tower.example; dkim=pass header.d=evil.example',
      'mx.tower.example; dkim=pass header.d=evilhome.example',
      'mx.tower.example; dkim=pass header.d=mail.home.example',
      'mx.tower.example; dkim=pass header.d=example',
      'mx.tower.example; dkim=fail header.d=home.example',
      'mx.tower.example; dkim=none (dkim=pass header.d=home.example)',
      'mx.tower.example; dkim=fail reason="; dkim=pass header.d=home.example"',
      'mx.tower.example; spf=pass smtp.helo=home.example smtp.mailfrom=evil.example',
      'mx.tower.example; arc=pass header.d=home.example',
      'mx.tower.example; none',
    ])
      assert.ok(!isVerified(value), value)
  })

  it('is not verified by a header that the sender added', () => {
    const own = 'mx.tower.example; dkim=none'
    const forged = 'mx.tower.example; dkim=pass header.d=home.example'
    assert.ok(!isVerified(own, forged))
    assert.ok(!isVerified('mx.evil.example; dkim=pass header.d=home.example'))
    assert.ok(!isVerified('mx.evil.example; dkim=pass header.d=home.example', forged))
    assert.ok(!isAuthenticated([header(forged)], '', 'bo@home.example'), 'without the name of our server')
    assert.ok(!isAuthenticated([], 'mx.tower.example', 'bo@home.example'))
  })
})
