import assert from 'node:assert/strict'
import { it } from 'node:test'
import { subscriptionLinks } from './subscription-links.ts'

it('opens a calendar app with the private address', () => {
  const { webcal, google } = subscriptionLinks('https://vpp.example/api/calendar.ics?token=a-b_c')
  assert.equal(webcal, 'webcal://vpp.example/api/calendar.ics?token=a-b_c')
  assert.equal(new URL(google).host, 'calendar.google.com')
  assert.equal(new URL(google).searchParams.get('cid'), webcal)
})
