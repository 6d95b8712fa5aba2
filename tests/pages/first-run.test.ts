import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { isPassword } from '#accounts/server/passwords.ts'
import { users } from '#accounts/server/table.ts'
import { createFirstRun, type FirstRun } from '#app/first-run/first-run.ts'
import { createOneTimeCode } from '#app/first-run/one-time-code.ts'
import { auditLog } from '#platform/server/audit/audit-table.ts'
import { building, floors } from '#building/server/table.ts'
import { paths } from '#paths.ts'
import { builtFrontend } from '#platform/server/pages/frontend.ts'
import { readConfig } from '#platform/server/process/config.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/shell/site-data.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { type FreshDatabase, freshDatabase } from '../support/database/test-database.ts'
import { repository } from '../support/source-files.ts'

const host = '127.0.0.1:4100'
const berlin = {
  name: 'Haus am Lindenplatz',
  code: 'hal',
  street: 'Lindenplatz 4',
  postalCode: '10437',
  city: 'Berlin',
  countryCode: 'DE',
  timeZone: 'Europe/Berlin',
  officeEmail: 'hausverwaltung@lindenplatz.example',
  towerFloors: '12',
  firstHomes: '1',
  lastHomes: '12',
  homesPerFloor: '7',
  firstName: 'Jonas',
  lastName: 'Brandt',
  email: 'jonas.brandt@lindenplatz.example',
  newPassword: 'kupfer laterne gezeiten',
  confirmed: 'kupfer laterne gezeiten',
}

describe('the page that sets up a new installation', () => {
  let database: FreshDatabase
  let firstRun: FirstRun
  let code: ReturnType<typeof createOneTimeCode>
  before(async () => {
    await buildIfNeeded()
    database = await freshDatabase()
    const frontend = await builtFrontend<PublicPage, SiteInLanguages>(repository)
    code = createOneTimeCode()
    firstRun = await createFirstRun({ config: readConfig({}), db: database.db, frontend, code, now: () => new Date() })
  })
  after(async () => {
    await firstRun.close()
    await database.drop()
  })
  const visit = (url: string) => firstRun.fastify.inject({ url, headers: { host, accept: 'text/html' } })
  const send = (values: Record<string, string>, headers: Record<string, string> = {}) =>
    firstRun.fastify.inject({
      method: 'POST',
      url: paths.setUp(),
      headers: {
        host,
        origin: `http://${host}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(values).toString(),
    })
  const countBuildings = async () => (await database.db.select().from(building)).length

  it('takes the place of every other page, and works without scripts', async () => {
    const moved = await visit('/admin?tab=units')
    assert.deepEqual([moved.statusCode, moved.headers.location], [302, '/set-up'])
    const page = await visit('/set-up')
    assert.equal(page.statusCode, 200)
    assert.match(page.body, /<form [^>]*method="post"/)
    for (const name of Object.keys(berlin)) assert.match(page.body, new RegExp(` name="${name}"`), name)
    assert.match(page.body, /<option value="DE">Germany<\/option>/)
    assert.ok(!page.body.includes(code.text))
  })

  it('rejects a wrong code, and names every wrong field without losing what was typed', async () => {
    const wrong = { ...berlin, oneTimeCode: 'AAAA-AAAA-AAAA', officeEmail: 'hausverwaltung', lastHomes: '13' }
    const page = await send(wrong)
    assert.equal(page.statusCode, 400)
    for (const name of ['oneTimeCode', 'officeEmail', 'lastHomes'])
      assert.match(page.body, new RegExp(`id="${name}"[^>]*aria-invalid="true"`), name)
    assert.match(page.body, /value="Haus am Lindenplatz"/)
    assert.ok(!page.body.includes(berlin.newPassword))
    assert.equal(await countBuildings(), 0)
  })

  it('rejects a guessable password and a form from elsewhere', async () => {
    const guessable = { newPassword: 'lindenplatz', confirmed: 'lindenplatz' }
    const rejected = await send({ ...berlin, ...guessable, oneTimeCode: code.text })
    assert.equal(rejected.statusCode, 400)
    assert.match(rejected.body, /id="newPassword"[^>]*aria-invalid="true"/)
    const elsewhere = await send({ ...berlin, oneTimeCode: code.text }, { origin: 'https://elsewhere.example' })
    assert.equal(elsewhere.statusCode, 403)
    assert.equal(await countBuildings(), 0)
  })

  it('limits the region of the address, which can be empty as the postal code can', async () => {
    const page = await send({ ...berlin, postalCode: '', region: 'x'.repeat(121), oneTimeCode: 'AAAA-AAAA-AAAA' })
    assert.match(page.body, /id="region"[^>]*aria-invalid="true"/)
    assert.doesNotMatch(page.body, /id="postalCode"[^>]*aria-invalid="true"/)
  })

  it('creates the building, its floors and its first administrator, once', async () => {
    const page = await send({
      ...berlin,
      region: ' Berlin ',
      oneTimeCode: code.text.toLowerCase().replaceAll('-', ' '),
    })
    assert.equal(page.statusCode, 200)
    assert.match(page.body, /http-equiv="refresh"/i)
    await firstRun.done
    const [profile] = await database.db.select().from(building)
    assert.ok(profile)
    const {
      code: shortCode,
      currency,
      areaUnit,
      weightUnit,
      weekStart,
      phoneCountry,
      phoneTrunkPrefix,
      country,
      region,
    } = profile
    assert.deepEqual(
      { shortCode, currency, areaUnit, weightUnit, weekStart, phoneCountry, phoneTrunkPrefix, country, region },
      {
        shortCode: 'HAL',
        currency: 'EUR',
        areaUnit: 'm2',
        weightUnit: 'kg',
        weekStart: 1,
        phoneCountry: 'DE',
        phoneTrunkPrefix: '0',
        country: 'Germany',
        region: 'Berlin',
      },
    )
    assert.equal((await database.db.select().from(floors)).length, 12)
    const [jonas, ...others] = await database.db.select().from(users)
    assert.deepEqual([jonas?.role, jonas?.status, others.length], ['admin', 'Active', 0])
    assert.ok(await isPassword(berlin.newPassword, jonas?.passwordHash ?? null))
    const second = await send({ ...berlin, name: 'Another', oneTimeCode: code.text })
    assert.match(second.body, /Your building is set up/)
    assert.equal(await countBuildings(), 1)
    const entries = await database.db.select().from(auditLog)
    assert.equal(entries.filter(({ action }) => action === 'set up the building').length, 1)
  })
})

describe('the one-time code', () => {
  it('is another in each run, and locks after many wrong ones', () => {
    const { text, check } = createOneTimeCode()
    assert.notEqual(text, createOneTimeCode().text)
    assert.match(text, /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    for (let attempt = 0; attempt < 50; attempt += 1) assert.equal(check(''), 'wrong')
    assert.equal(check(text), 'locked')
  })
})
