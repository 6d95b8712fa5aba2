import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { shownIncident } from './shown-incident.ts'

describe('the incident that an address shows', () => {
  it('is the one of the address, otherwise the only one that is running', () => {
    assert.equal(shownIncident({ incident: 'a' }, 'b'), 'a')
    assert.equal(shownIncident({}, 'b'), 'b')
    assert.equal(shownIncident({}, undefined), null)
  })

  it('is none in the list, and while one is being opened', () => {
    assert.equal(shownIncident({ list: 'all' }, 'b'), null)
    assert.equal(shownIncident({ incident: 'a', open: 'new' }, 'b'), null)
  })
})
