import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { building } from '#building/contract.ts'
import { buildingProfile } from '#building/profile-contract.ts'
import { settings } from '#settings/contract.ts'
import { payments } from '#payments/contract.ts'
import { tower } from '#tower/contract.ts'
import { units } from '#units/contract.ts'
import { buildingLocale } from '#platform/locale/locale.ts'
import { pageContents } from '#building/server/table.ts'
import { pageContent } from '#demo/site/page-content.ts'
import type { App } from '#app/server.ts'
import { addHome, addUnit } from '../support/people/household.ts'
import { createAppWithPages } from '../support/other-apps.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'

const berlin = { countryCode: 'DE', currency: 'EUR', areaUnit: 'm2', weightUnit: 'kg', weekStart: 1 } as const
const toronto = { countryCode: 'CA', currency: 'CAD', areaUnit: 'sqft', weightUnit: 'lb', weekStart: 7 } as const

let app: TestApp
let shown: App
before(async () => {
  app = await createTestApp()
  shown = await createAppWithPages(app)
})
after(async () => {
  await shown.close()
  await app.close()
})

const change = (body: object) => app.as('admin').request(buildingProfile.change, { body })
const localeOf = async () => {
  const { countryCode, currency, areaUnit, weightUnit, weekStart } = (
    await app.asAnonymous().requestOk(building.profile)
  ).body
  return { countryCode, currency, areaUnit, weightUnit, weekStart }
}

describe('the locale of the building', () => {
  it('is Canadian until another is chosen, and can be undone', async () => {
    assert.deepEqual(await localeOf(), toronto)
    assert.equal((await change(berlin)).status, 200)
    assert.deepEqual(await localeOf(), berlin)
    const [made] = (await app.as('admin').requestOk(settings.changes, { query: { area: 'building' } })).body
    assert.deepEqual([made?.before, made?.after], [toronto, berlin])
    await app.as('admin').requestOk(settings.undo, { params: { id: made?.id ?? '' } })
    assert.deepEqual(await localeOf(), toronto)
  })

  it('rejects what is no country, currency, unit or day, and names the field', async () => {
    for (const [field, value] of [
      ['countryCode', 'XX'],
      ['currency', 'QQQ'],
      ['areaUnit', 'acres'],
      ['weightUnit', 'st'],
      ['weekStart', 3],
    ] as const) {
      const { status, body } = await change({ [field]: value })
      assert.deepEqual([status, body.field], [400, field])
    }
  })

  it('applies to the errors of the next call, and to each request by itself', async () => {
    const { id } = await addUnit(app.db)
    const messageOf = async () =>
      (await app.as('admin').request(tower.changeUnit, { params: { id }, body: { squareFootage: 2_000_000 } })).body
        .message
    assert.match(await messageOf(), /1,000,000/)
    await change(berlin)
    assert.match(await messageOf(), /1\.000\.000/)
    assert.equal(buildingLocale().countryCode, 'CA', 'a test is outside of requests')
    await change(toronto)
  })

  it('applies to the amounts and areas of the public pages, in both languages', async () => {
    await app.db.insert(pageContents).values({ page: 'building-view', content: pageContent['building-view'] })
    const unit = await addUnit(app.db)
    const admin = app.as('admin')
    await admin.requestOk(tower.changeUnit, { params: { id: unit.id }, body: { squareFootage: 1020, bedrooms: 2 } })
    await admin.requestOk(units.publish, { params: { id: unit.id }, body: { kind: 'lease', price: 2450 } })
    const pageIn = async (url: string, pattern: RegExp) => {
      for (let attempts = 0; attempts < 100; attempts += 1) {
        const { body } = await shown.fastify.inject({ url, headers: { host: site.host, accept: 'text/html' } })
        if (pattern.test(body)) return body
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      return assert.fail(`${url} does not match ${pattern.source}`)
    }
    const canadian = await pageIn('/building-view', /\$2,450/)
    assert.match(canadian, /1,020 sq ft/)
    assert.match(canadian, /"priceCurrency":"CAD"/)
    await change(berlin)
    const german = await pageIn('/building-view', /€2\.450/)
    assert.match(german, /94,8 m²/)
    assert.match(german, /"priceCurrency":"EUR"/)
    assert.match(german, /data-locale="DE EUR m2 kg 1"/)
    assert.match(german, /"unitCode":"MTK"/)
    assert.doesNotMatch(german, /\$|sq ft/)
    assert.match(await pageIn('/fr/building-view', /2\s450\s€/), /94,8\sm²/)
    await change(toronto)
    await pageIn('/building-view', /\$2,450/)
  })
})

describe('a currency', () => {
  it('with other decimals is rejected while an amount is recorded; one with the same keeps the numbers', async () => {
    const { residentId } = await addHome(app.db, app.people.tenant)
    const rent = { tenantId: residentId, kind: 'charge', type: 'Rent', date: '2026-03-01', amount: 2650.5 }
    const entered = (await app.as('admin').requestOk(payments.enter, { body: rent })).body
    const rejected = await change({ currency: 'JPY' })
    assert.deepEqual([rejected.status, rejected.body.field], [400, 'currency'])
    assert.match(rejected.body.message, /another number of decimals/)
    await change({ currency: 'EUR' })
    const [same] = (await app.as('tenant').requestOk(payments.own)).body
    assert.deepEqual([same?.id, same?.amount], [entered.id, 2650.5])
    await change({ currency: 'CAD' })
  })
})

for (const [currency, good, bad, stored, rule] of [
  ['JPY', 98_000, 98_000.5, '98000', /no decimals/],
  ['KWD', 350.125, 350.0625, '350125', /three decimals/],
] as const)
  describe(`amounts in ${currency}`, () => {
    let other: TestApp
    before(async () => {
      other = await createTestApp()
    })
    after(() => other.close())

    it('are stored in its smallest unit and returned as they were entered', async () => {
      const { residentId } = await addHome(other.db, other.people.tenant)
      const unit = await addUnit(other.db)
      const admin = other.as('admin')
      await admin.requestOk(buildingProfile.change, { body: { currency } })
      const enter = (amount: number) =>
        admin.request(payments.enter, {
          body: { tenantId: residentId, kind: 'charge', type: 'Rent', date: '2026-03-01', amount },
        })
      const rejected = await enter(bad)
      assert.deepEqual([rejected.status, rejected.body.field], [400, 'amount'])
      assert.match(rejected.body.message, rule)
      assert.equal((await enter(good)).status, 201)
      const { rows } = await other.db.execute('select amount_cents::text from payment_entries')
      assert.deepEqual(rows, [{ amount_cents: stored }])
      const [entry] = (await other.as('tenant').requestOk(payments.own)).body
      assert.equal(entry?.amount, good)
      await admin.requestOk(tower.changeUnit, { params: { id: unit.id }, body: { monthlyMaintenance: good } })
      const { body } = await admin.requestOk(tower.unit, { params: { id: unit.id } })
      assert.equal(body.monthlyMaintenance, good)
    })
  })
