import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { words } from './messages/en.ts'

describe('the summary of unlisted needs', () => {
  it("says 'all' only for kinds with listed rows", () => {
    assert.equal(words.rest.message(7, false), '7 website requests')
    assert.equal(words.rest.message(7, true), 'All 7 website requests')
    assert.equal(words.rest.lease(1, false), '1 lease ending')
  })
})
