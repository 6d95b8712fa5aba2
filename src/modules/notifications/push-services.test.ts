import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isPushService } from './push-services.ts'

describe('the addresses that push messages go to', () => {
  it('are those of the known push services, over https', () => {
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://wns2-by3p.notify.windows.com/w/?token=abc',
      'https://web.push.apple.com/abc',
    ])
      assert.equal(isPushService(endpoint), true, endpoint)
  })
  it('are no others, so that the program cannot be made to call its own network', () => {
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://fcm.googleapis.com@169.254.169.254/x',
      'https://user:secret@fcm.googleapis.com/x',
      'https://fcm.googleapis.com.example.com/x',
      'https://notify.windows.com.evil.example/x',
      'https://localhost:8443/x',
      'https://10.0.0.1/x',
      'not an address',
    ])
      assert.equal(isPushService(endpoint), false, endpoint)
  })
  it('include the service of a test, and only its origin', () => {
    assert.equal(isPushService('https://localhost:8443/x', 'https://localhost:8443'), true)
    assert.equal(isPushService('https://localhost:8444/x', 'https://localhost:8443'), false)
  })
})
