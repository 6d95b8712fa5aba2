import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { words } from './messages/en.ts'

describe('the summary of unlisted needs', () => {
  it("says 'more' only for kinds with listed rows", () => {
    assert.equal(words.rest.message(7, false), '7 website requests')
    assert.equal(words.rest.message(7, true), '7 more website requests')
    assert.equal(words.rest.lease(1, false), '1 lease ending')
    assert.equal(words.rest.late(1, true), '1 more late request')
  })
})
