import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { portalDate, portalTime } from './dates.ts'
import { inLanguages, speak } from './language.ts'
import { inDollars } from './money.ts'
import { said } from './said.ts'

const english = {
  save: 'Save',
  office: 'For the office',
  count: (n: number) => `${n} rows`,
  most: (field: string, n: number) => `${field} can have at most ${n.toLocaleString('en-US')} letters.`,
  place: (unit: string) => `Somebody else holds ${unit} by now.`,
  months: ['January', 'February'],
  own: { title: 'Payments', none: 'Nothing yet' },
}
const words = inLanguages(english, {
  save: 'Enregistrer',
  count: (n: number) => `${n} lignes`,
  most: (field: string, n: number) => `${field} : ${n.toLocaleString('fr-CA')} lettres au plus.`,
  place: (unit: string) => `Le ${unit} est déjà pris.`,
  months: ['janvier', 'février'],
  own: { title: 'Paiements' },
})

describe('words in two languages', () => {
  afterEach(() => speak('en'))

  it('are said in the language that is spoken when they are read', () => {
    const own = words.own
    assert.deepEqual(
      [words.save, words.count(2), words.months[1], own.title],
      ['Save', '2 rows', 'February', 'Payments'],
    )
    speak('fr')
    assert.deepEqual(
      [words.save, words.count(2), words.months[1], own.title],
      ['Enregistrer', '2 lignes', 'février', 'Paiements'],
    )
  })

  it('stay English where they have no twin, and can be walked', () => {
    speak('fr')
    assert.equal(words.office, 'For the office')
    assert.deepEqual(Object.entries(words.own), [
      ['title', 'Paiements'],
      ['none', 'Nothing yet'],
    ])
  })

  it('lend their twins to what the server says', () => {
    assert.equal(said('Save'), 'Save')
    speak('fr')
    assert.equal(said('Payments'), 'Paiements')
    assert.equal(said('Something else'), 'Something else')
  })

  it('lend them to sentences that the server made with facts', () => {
    assert.equal(said('Payments can have at most 5,000 letters.'), 'Payments can have at most 5,000 letters.')
    speak('fr')
    assert.equal(
      said('Payments can have at most 5,000 letters.').replaceAll(/\s/g, ' '),
      'Paiements : 5 000 lettres au plus.',
    )
    assert.equal(said('Somebody else holds 2107 by now.'), 'Le 2107 est déjà pris.')
    // Too little of its own to be known again.
    assert.equal(said('2 rows'), '2 rows')
  })

  it('write days, times and money as the language does', () => {
    speak('fr')
    assert.equal(portalDate('2026-11-21', 'America/Toronto'), '21 nov. 2026')
    assert.equal(portalTime('2026-11-21T20:05:00Z', 'America/Toronto'), '21 nov. 2026, 15 h 05')
    assert.equal(portalTime('2026-11-21T08:05:00Z', 'America/Toronto'), '21 nov. 2026, 3 h 05')
    assert.equal(inDollars(123450).replaceAll(/\s/g, ' '), '1 234,50 $')
    speak('en')
    assert.equal(portalDate('2026-11-21', 'America/Toronto'), 'Nov 21, 2026')
    assert.equal(inDollars(123450), '$1,234.50')
  })
})
