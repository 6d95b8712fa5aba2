import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { matchesSearch, toNeighbour } from './rules.ts'

const contact = { name: 'Zoë Müller', unitNumbers: ['2107'], phone: '4165550123', email: 'zoe@home.example' }
const allChoices = { showName: true, showUnit: true, showPhone: true, showEmail: true }

describe('what a neighbour sees', () => {
  it('is nothing without the name, whatever the other choices', () => {
    assert.equal(toNeighbour(contact, { ...allChoices, showName: false }), null)
  })
  it('is only the chosen fields', () => {
    assert.deepEqual(toNeighbour(contact, allChoices), contact)
    assert.deepEqual(toNeighbour(contact, { showName: true, showUnit: false, showPhone: false, showEmail: false }), {
      name: 'Zoë Müller',
      unitNumbers: [],
      phone: null,
      email: null,
    })
  })
})

describe('searching the directory', () => {
  it('finds by any shown word, ignoring accents and phone formats', () => {
    const neighbour = toNeighbour(contact, allChoices)!
    for (const search of ['zoe', 'MULLER', 'müller 2107', '416-555', 'home.example', ''])
      assert.ok(matchesSearch(neighbour, search), search)
    assert.ok(!matchesSearch(neighbour, 'zoe 2211'))
  })
  it('does not search hidden fields', () => {
    const neighbour = toNeighbour(contact, { ...allChoices, showUnit: false, showPhone: false, showEmail: false })!
    for (const search of ['2107', '4165550123', '416-555', 'home']) assert.ok(!matchesSearch(neighbour, search), search)
  })
})
