import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { portalDate, portalTime } from '../time/dates.ts'
import { languageOf, type Message, preferredLanguage, render, translated } from './language.ts'
import { formatMoney } from '../text/money.ts'

const english = {
  save: 'Save',
  office: 'For the office',
  count: (n: number) => `${n} rows`,
  most: (field: string, n: number) => `${field} can have at most ${n.toLocaleString('en-US')} letters.`,
  months: ['January', 'February'],
  own: { title: 'Payments', none: 'Nothing yet' },
}
const messages = translated('test.texts', english, {
  save: 'Enregistrer',
  count: (n: number) => `${n} lignes`,
  most: (field: string, n: number) => `${field} : ${n.toLocaleString('fr-CA')} lettres au plus.`,
  months: ['janvier', 'février'],
  own: { title: 'Paiements' },
})

describe('texts in two languages', () => {
  it('are complete in each', () => {
    assert.deepEqual(
      [messages.en.save, messages.en.count(2), messages.en.months[1], messages.en.own.title],
      ['Save', '2 rows', 'February', 'Payments'],
    )
    assert.deepEqual(
      [messages.fr.save, messages.fr.count(2), messages.fr.months[1], messages.fr.own.title],
      ['Enregistrer', '2 lignes', 'février', 'Paiements'],
    )
  })

  it('stay English without a French entry', () => {
    assert.equal(messages.fr.office, 'For the office')
    assert.deepEqual(messages.fr.own, { title: 'Paiements', none: 'Nothing yet' })
    assert.deepEqual(messages.en.own, english.own)
  })

  it("renders a message in the reader's language, with its parameters", () => {
    const message: Message = (language) => messages[language].most('Notes', 5000)
    assert.equal(render(message, 'en'), 'Notes can have at most 5,000 letters.')
    assert.equal(render(message, 'fr').replaceAll(/\s/g, ' '), 'Notes : 5 000 lettres au plus.')
    assert.equal(render('An office text', 'fr'), 'An office text')
  })

  it('reads Accept-Language: French when it comes first, English otherwise', () => {
    for (const header of ['fr', 'fr-CA', ' FR-CA,fr;q=0.9,en;q=0.8']) assert.equal(languageOf(header), 'fr')
    for (const header of [undefined, '', '*', 'en', 'en-CA,fr;q=0.5', 'frr', 'de'])
      assert.equal(languageOf(header), 'en')
  })

  it('finds the language of the building that a browser prefers', () => {
    for (const header of ['fr', 'fr-CA,en;q=0.5', 'de-DE,fr;q=0.9,en;q=0.8', 'en;q=0.2, fr ; q=0.7', 'en;q=0,fr;q=0.1'])
      assert.equal(preferredLanguage(header), 'fr', header)
    for (const header of ['en-CA,fr;q=0.5', 'fr;q=0.4,en', 'es,en-GB;q=0.1'])
      assert.equal(preferredLanguage(header), 'en')
    for (const header of [undefined, '', '*', 'de', 'frr']) assert.equal(preferredLanguage(header), undefined)
  })

  it('formats days, times and money by language', () => {
    assert.equal(portalDate('2026-11-21', 'America/Toronto', 'fr'), '21 nov. 2026')
    assert.equal(portalTime('2026-11-21T20:05:00Z', 'America/Toronto', 'fr'), '21 nov. 2026, 15 h 05')
    assert.equal(portalTime('2026-11-21T08:05:00Z', 'America/Toronto', 'fr'), '21 nov. 2026, 3 h 05')
    assert.equal(formatMoney(123450, 'fr').replaceAll(/\s/g, ' '), '1 234,50 $')
    assert.equal(portalDate('2026-11-21', 'America/Toronto', 'en'), 'Nov 21, 2026')
    assert.equal(formatMoney(123450, 'en'), '$1,234.50')
  })
})
