import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { portalDate, portalTime } from '../time/dates.ts'
import { runInLanguage, inLanguages, languageOf, render, setLanguage } from './language.ts'
import { formatDollars } from '../text/money.ts'

const english = {
  save: 'Save',
  office: 'For the office',
  count: (n: number) => `${n} rows`,
  most: (field: string, n: number) => `${field} can have at most ${n.toLocaleString('en-US')} letters.`,
  months: ['January', 'February'],
  own: { title: 'Payments', none: 'Nothing yet' },
}
const words = inLanguages(english, {
  save: 'Enregistrer',
  count: (n: number) => `${n} lignes`,
  most: (field: string, n: number) => `${field} : ${n.toLocaleString('fr-CA')} lettres au plus.`,
  months: ['janvier', 'février'],
  own: { title: 'Paiements' },
})

describe('texts in two languages', () => {
  afterEach(() => setLanguage('en'))

  it('are looked up in the current language when they are read', () => {
    const own = words.own
    assert.deepEqual(
      [words.save, words.count(2), words.months[1], own.title],
      ['Save', '2 rows', 'February', 'Payments'],
    )
    setLanguage('fr')
    assert.deepEqual(
      [words.save, words.count(2), words.months[1], own.title],
      ['Enregistrer', '2 lignes', 'février', 'Paiements'],
    )
  })

  it('stay English without a French entry, and can be enumerated', () => {
    setLanguage('fr')
    assert.equal(words.office, 'For the office')
    assert.deepEqual(Object.entries(words.own), [
      ['title', 'Paiements'],
      ['none', 'Nothing yet'],
    ])
  })

  it("renders a message in the reader's language, with its parameters, and leaves the current language", () => {
    const message = () => words.most('Notes', 5000)
    assert.equal(render(message, 'en'), 'Notes can have at most 5,000 letters.')
    assert.equal(render(message, 'fr').replaceAll(/\s/g, ' '), 'Notes : 5 000 lettres au plus.')
    assert.equal(render('An office text', 'fr'), 'An office text')
    assert.equal(words.save, 'Save')
  })

  it('restores the current language after an error', () => {
    assert.throws(() =>
      runInLanguage('fr', () => {
        throw new Error('broken')
      }),
    )
    assert.equal(words.save, 'Save')
  })

  it('reads Accept-Language: French when it comes first, English otherwise', () => {
    for (const header of ['fr', 'fr-CA', ' FR-CA,fr;q=0.9,en;q=0.8']) assert.equal(languageOf(header), 'fr')
    for (const header of [undefined, '', '*', 'en', 'en-CA,fr;q=0.5', 'frr', 'de'])
      assert.equal(languageOf(header), 'en')
  })

  it('formats days, times and money by language', () => {
    setLanguage('fr')
    assert.equal(portalDate('2026-11-21', 'America/Toronto'), '21 nov. 2026')
    assert.equal(portalTime('2026-11-21T20:05:00Z', 'America/Toronto'), '21 nov. 2026, 15 h 05')
    assert.equal(portalTime('2026-11-21T08:05:00Z', 'America/Toronto'), '21 nov. 2026, 3 h 05')
    assert.equal(formatDollars(123450).replaceAll(/\s/g, ' '), '1 234,50 $')
    setLanguage('en')
    assert.equal(portalDate('2026-11-21', 'America/Toronto'), 'Nov 21, 2026')
    assert.equal(formatDollars(123450), '$1,234.50')
  })
})
