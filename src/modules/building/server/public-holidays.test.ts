import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { publicHolidays } from '../holidays/holidays-contract.ts'
import { officeHours } from '../hours-contract.ts'
import { building } from './table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  app.clock.ahead = Date.parse('2026-11-26T12:00:00Z') - Date.now()
})
after(() => app.close())

type Place = { countryCode: string; region: string; city: string }
const moveTo = (place: Place) => app.db.update(building).set(place)
const list = async (query: { region?: string; language?: 'en' | 'fr' } = {}) =>
  (await app.as('admin').requestOk(publicHolidays.list, { query })).body
const nameOn = async (day: string, query: Parameters<typeof list>[0] = {}) =>
  (await list(query)).holidays.find((one) => one.day === day)?.name

describe('the public holidays of the country', () => {
  it('are those of the region in the address, from today to the end of next year', async () => {
    await moveTo({ countryCode: 'DE', region: '', city: 'Berlin' })
    const { region, regions, holidays } = await list()
    assert.equal(region, 'BE')
    assert.equal(regions.length, 16)
    assert.deepEqual(
      holidays.map(({ day }) => day),
      [
        '2026-12-25',
        '2026-12-26',
        '2027-01-01',
        '2027-03-08',
        '2027-03-26',
        '2027-03-29',
        '2027-05-01',
        '2027-05-06',
        '2027-05-17',
        '2027-10-03',
        '2027-12-25',
        '2027-12-26',
      ],
    )
  })

  it('are those of a region that is chosen, or of the whole country', async () => {
    await moveTo({ countryCode: 'DE', region: '', city: 'Berlin' })
    assert.ok(await nameOn('2027-01-06', { region: 'BY' }), 'Epiphany in Bavaria')
    assert.equal(await nameOn('2027-03-08', { region: 'BY' }), undefined)
    assert.equal(await nameOn('2027-03-08', { region: '' }), undefined)
    assert.ok(await nameOn('2027-10-03', { region: '' }))
  })

  it('are those of Hamburg, Bremen and Bavaria by the names that people write', async () => {
    const regionIn = async (place: Place) => {
      await moveTo(place)
      return (await list()).region
    }
    for (const [region, city, expected] of [
      ['', 'Hamburg', 'HH'],
      ['', 'Bremen', 'HB'],
      ['Bremen', 'Bremerhaven', 'HB'],
      ['Bavaria', 'Munich', 'BY'],
      ['Bayern', 'München', 'BY'],
      ['DE-BY', '', 'BY'],
      ['North Rhine-Westphalia', 'Köln', 'NW'],
    ] as const)
      assert.equal(await regionIn({ countryCode: 'DE', region, city }), expected, `${region} ${city}`)
    assert.equal(await regionIn({ countryCode: 'AT', region: '', city: 'Vienna' }), '9')
    assert.equal(await regionIn({ countryCode: 'AT', region: '', city: 'Wien' }), '9')
    assert.equal(await regionIn({ countryCode: 'CH', region: '', city: 'Genève' }), 'GE')
    for (const city of ['Genf', 'Geneva', 'Ginevra', 'Zürich', 'Lucerne', 'Luzern', 'St. Gallen'])
      assert.ok(await regionIn({ countryCode: 'CH', region: '', city }), city)
    assert.equal(await regionIn({ countryCode: 'DE', region: '', city: 'München' }), null)
    assert.equal(await regionIn({ countryCode: 'JP', region: '', city: 'Osaka' }), '', 'a country without regions')
    assert.equal(await regionIn({ countryCode: 'CH', region: 'Genève', city: 'Genève' }), 'GE')
    assert.equal(await regionIn({ countryCode: 'FR', region: 'Moselle', city: 'Metz' }), '57')
  })

  it('are those of the region that the office chose before, and of its country only', async () => {
    await moveTo({ countryCode: 'DE', region: '', city: 'Berlin' })
    const admin = app.as('admin')
    const { version, timeZone: _, ...hours } = (await admin.requestOk(officeHours.find)).body
    const save = (holidayRegion: string | null, ifMatch: number) =>
      admin.request(officeHours.set, { body: { ...hours, holidayRegion }, headers: { 'if-match': `"${ifMatch}"` } })
    assert.equal((await save('DE-BY', version)).status, 200)
    const saved = (await admin.requestOk(officeHours.find)).body
    assert.equal(saved.holidayRegion, 'DE-BY')
    assert.deepEqual([(await list()).region, (await list({ region: 'HH' })).region], ['BY', 'HH'])
    const { status, body } = await save('DE-XX', saved.version)
    assert.deepEqual([status, body.field], [400, 'holidayRegion'])
    await moveTo({ countryCode: 'CA', region: 'Ontario', city: 'Toronto' })
    assert.equal((await list()).region, 'ON')
    await moveTo({ countryCode: 'DE', region: '', city: 'Berlin' })
    assert.equal((await save('DE', saved.version)).status, 200)
    assert.equal((await list()).region, '')
    assert.equal((await save(null, saved.version + 1)).status, 200)
    assert.equal((await list()).region, 'BE')
  })

  it('have names in English and French', async () => {
    await moveTo({ countryCode: 'CA', region: 'Québec', city: 'Montréal' })
    assert.equal((await list()).region, 'QC')
    assert.equal(await nameOn('2027-06-24', { language: 'fr' }), 'Fête nationale du Québec')
    assert.equal(await nameOn('2027-01-01', { language: 'en' }), "New Year's Day")
    assert.equal(await nameOn('2027-01-01', { language: 'fr' }), 'Nouvel An')
  })

  it('are none in a country without known ones', async () => {
    await moveTo({ countryCode: 'AQ', region: '', city: '' })
    assert.deepEqual(await list(), { country: 'AQ', regions: [], region: '', language: 'en', holidays: [] })
  })

  it('rejects a region of another country, by its field', async () => {
    await moveTo({ countryCode: 'DE', region: '', city: 'Berlin' })
    const { status, body } = await app.as('admin').request(publicHolidays.list, { query: { region: 'ON' } })
    assert.deepEqual([status, body.field], [400, 'region'])
  })
})
