import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { holdsWords, shownTo } from './rules.ts'

const known = { name: 'Zoë Müller', unitNumbers: ['2107'], phone: '4165550123', email: 'zoe@home.example' }
const all = { showName: true, showUnit: true, showPhone: true, showEmail: true }

describe('what a neighbour sees', () => {
  it('is nothing without the name, whatever else was chosen', () => {
    assert.equal(shownTo(known, { ...all, showName: false }), null)
  })
  it('is each field only where it was chosen', () => {
    assert.deepEqual(shownTo(known, all), known)
    assert.deepEqual(shownTo(known, { showName: true, showUnit: false, showPhone: false, showEmail: false }), {
      name: 'Zoë Müller',
      unitNumbers: [],
      phone: null,
      email: null,
    })
  })
})

describe('searching the directory', () => {
  it('finds by any shown word, without accents and however a phone is written', () => {
    const shown = shownTo(known, all)!
    for (const typed of ['zoe', 'MULLER', 'müller 2107', '416-555', 'home.example', ''])
      assert.ok(holdsWords(shown, typed), typed)
    assert.ok(!holdsWords(shown, 'zoe 2211'))
  })
  it('does not find by what is hidden', () => {
    const shown = shownTo(known, { ...all, showUnit: false, showPhone: false, showEmail: false })!
    for (const typed of ['2107', '4165550123', '416-555', 'home']) assert.ok(!holdsWords(shown, typed), typed)
  })
})
