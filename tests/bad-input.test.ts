import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { announcements } from '#announcements/contract.ts'
import { hashPassword } from '#accounts/server/passwords.ts'
import { users } from '#accounts/server/table.ts'
import { calendar } from '#calendar/contract.ts'
import { contact } from '#contact/contract.ts'
import { importCalls } from '#exchange/import-calls.ts'
import { maintenance } from '#maintenance/contract.ts'
import { ownRequests } from '#maintenance/own-contract.ts'
import { promiseTimes } from '#maintenance/promise-contract.ts'
import { vendorList } from '#maintenance/vendor-contract.ts'
import { requestPhotos } from '#maintenance/photos-contract.ts'
import { resources } from '#resources/contract.ts'
import type { Role } from '#platform/roles.ts'
import { endpointsOfContracts, type NamedEndpoint, title, urlOf } from './support/contracts.ts'
import { asJson, fittingBody, hostile, junk, nothingTicked, type Schema, schemaOf } from './support/generated.ts'
import { openTestHouse, type TestHouse } from './support/house.ts'
import { addHome, addUnit } from './support/household.ts'
import { aPicture } from './support/picture.ts'
import { aSheet } from './support/sheet.ts'
import { refusing } from './support/refusing.ts'

/** The same bodies every time; another seed finds others. */
const seed = Number(process.env.SEED ?? 20_261_121)
const bodies = Number(process.env.BODIES ?? 100)
const largest = 65_536
/** Fields that take more text than a body holds. */
const roomy = new Set(['notes'])
const json = { 'content-type': 'application/json' }

const calls = await endpointsOfContracts()
const withBody = calls.filter((e) => e.body !== undefined)

let house: TestHouse
/** Real records, so that a call has something to spoil: the ids for an address. */
let records: [place: RegExp, ids: Record<string, string>][]
/** And what a body may name: everywhere, and in one call. */
let named: Record<string, Record<string, unknown>>

before(async () => {
  house = await openTestHouse({ LOGIN_LIMIT: '100000', FORGOT_LIMIT: '100000', CONTACT_LIMIT: '100000' })
  console.log(`SEED=${seed} BODIES=${bodies}`)
  const { tenant } = house.people
  const { unit, tenantId: ownId } = await addHome(house.db, tenant)
  // Another resident to spoil, so that the first stays signed in.
  const { unit: neighbouring, tenantId } = await addHome(house.db, await house.addPerson('tenant'))
  const [vacant, offered] = [await addUnit(house.db), await addUnit(house.db)]
  const listing = await house.as('staff').knocks({
    method: 'POST',
    url: `/api/admin/units/${offered.id}/listings`,
    body: fittingBody(calls.find((e) => title(e) === 'POST /api/admin/units/:id/listings') ?? calls[0]!),
  })
  await house.db.update(users).set({ passwordHash: await hashPassword('copper lantern tide') })
  const { body: request } = await house.as('tenant').sends(ownRequests.file, {
    body: { title: 'Tap drips', description: 'In the kitchen, since Sunday.' },
  })
  const { body: message } = await house.asNobody().sends(contact.send, { body: fittingBody(contact.send) })
  const { body: running } = await house.as('tenant').sends(ownRequests.file, {
    body: { title: 'Window sticks', description: 'In the bedroom.' },
  })
  const { body: finished } = await house.as('tenant').sends(ownRequests.file, {
    body: { title: 'Door squeaks', description: 'The hall closet.' },
  })
  await house.as('staff').sends(maintenance.move, { params: { id: finished.id }, body: { status: 'completed' } })
  const { body: vendor } = await house.as('admin').sends(vendorList.add, { body: { name: 'Pipes', trade: 'hvac' } })
  const { body: promised } = await house.as('admin').sends(promiseTimes.add, {
    body: { priority: 'urgent', category: 'elevator', withinMinutes: 120, clock: 'always' },
  })
  const { body: open } = await house.as('tenant').sends(ownRequests.file, {
    body: { title: 'Door squeaks', description: 'At night.' },
  })
  const { body: photo } = await house.as('tenant').sends(requestPhotos.keep, await aPicture())
  const { body: announced } = await house
    .as('staff')
    .sends(announcements.write, { body: fittingBody(announcements.write) })
  const { body: sheet } = await house.as('admin').sends(importCalls.sendSheet, aSheet)
  const { body: event } = await house.as('staff').sends(calendar.add, {
    body: { title: 'Board meeting', type: 'meeting', startsAt: '2026-02-01T00:00:00Z' },
  })
  const { body: resource } = await house.as('staff').sends(resources.add, {
    body: { kind: 'text', title: 'Garage doors', body: 'They close by themselves.' },
  })
  records = [
    [/\/settings\/content\/:page/, { page: 'gallery' }],
    [/\/imports\/:id/, { id: sheet.id }],
    [/\/announcements\/:id/, { id: announced.id }],
    [/\/resources\/:id/, { id: resource.id }],
    [/\/events\/:id/, { id: event.id }],
    [/\/tenant\/profile\/:id$/, { id: ownId }],
    [/\/settings\/promises\/:id/, { id: promised.id }],
    [/\/settings\/vendors\/:id/, { id: vendor.id }],
    [/\/tenant\/maintenance-requests\/:id\/entry|\/maintenance-requests\/:id\/photos/, { id: open.id }],
    [/\/maintenance-requests\/:id\/pause/, { id: running.id }],
    [/\/maintenance-requests\/:id\/reopen/, { id: finished.id }],
    [/\/maintenance-requests\/:id/, { id: request.id }],
    [/\/contact-messages\/:messageId/, { messageId: message.id }],
    [/\/units\/:id\/listings/, { id: vacant.id }],
    [/\/units\/:id/, { id: neighbouring.id, tenantId }],
    [/\/tenants\/:id/, { id: tenantId }],
    [/\/listings\/:id/, { id: String(listing.body.id) }],
    [/\/users\/:id/, { id: house.people.maintenance.id }],
  ]
  named = {
    '': { requestId: request.id, unitId: unit.id, assignedTo: house.people.staff.id, password: 'copper lantern tide' },
    'POST /api/admin/tenants': { userId: null, unitId: vacant.id },
    'POST /api/admin/units/:id/maintenance-request': { tenantId },
    'POST /api/admin/maintenance-requests': { unitId: null, tenantId: null },
    'POST /api/admin/contact-messages/:messageId/maintenance-request': { unitId: null, tenantId: null },
    'POST /api/admin/events': { endsAt: null },
    'POST /api/admin/resources': { url: null },
    'PATCH /api/admin/resources/:id': { url: null },
    'PATCH /api/admin/events/:id': { endsAt: null },
    'POST /api/admin/payments': { tenantId },
    'POST /api/tenant/maintenance-requests': { photoIds: [], unitId: unit.id },
    'POST /api/maintenance-requests/:id/photos': { photoIds: [photo.id] },
    'PUT /api/admin/users/:id': { email: 'somebody@tower.example' },
  }
})
after(() => house.close())

const ids = (e: NamedEndpoint) => records.find(([place]) => place.test(e.path))?.[1] ?? {}
const fittingFor = (e: NamedEndpoint): Record<string, unknown> => {
  const body = fittingBody(e) as Record<string, unknown>
  const real: Record<string, unknown> = { ...nothingTicked, ...named[''], ...named[title(e)] }
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, name in real ? real[name] : value]))
}
const visitor = (e: NamedEndpoint) => (e.for === 'anyone' ? house.asNobody() : house.as(e.for[0] as Role))
const send = (e: NamedEndpoint, body?: unknown, headers: Record<string, string> = json) =>
  visitor(e).knocks({ method: e.method, url: urlOf(e, ids(e)), headers, ...(body === undefined ? {} : { body }) })

/** How the validator would say it, were it asked for words. */
const rawWords = /Invalid (?:input|option|UUID|ISO|string|key|element)|expected|received|^Too (?:big|small)|NaN/

type Heard = Awaited<ReturnType<typeof send>>

function refused({ status, body }: Heard, why: string, expected?: { status?: number; field?: string }) {
  const said = `${why}: ${status} ${JSON.stringify(body)}${status >= 500 ? lastFault() : ''}`
  assert.ok(status >= 400 && status < 500, said)
  for (const part of ['message', 'code', 'requestId']) assert.equal(typeof body[part], 'string', said)
  assert.doesNotMatch(String(body.message), rawWords, said)
  if (expected?.status) assert.equal(status, expected.status, said)
  if (expected?.field) assert.equal(String(body.field).split('.')[0], expected.field, said)
}
const lastFault = () => house.log.findLast((line) => line.includes('"level":50')) ?? ''

/** The kinds of value that a field takes, by JSON's names for them; null where the schema leaves it open. */
function kindsOf(schema: Schema): string[] | null {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap((choice) => kindsOf(choice) ?? [])
  if (schema.enum) return schema.enum.map((value) => typeof value)
  return schema.type === undefined ? null : [schema.type === 'integer' ? 'number' : schema.type]
}
const fieldsOf = (e: NamedEndpoint) => {
  const { properties = {}, required = [] } = schemaOf(e.body as NonNullable<NamedEndpoint['body']>)
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) }))
}

describe('what fits is taken', () => {
  for (const e of withBody)
    it(title(e), async () => {
      const { status, body } = await send(e, fittingFor(e))
      assert.equal(status, refusing[title(e)] ?? e.status ?? 200, JSON.stringify(body))
    })
})

describe('a body that is none', () => {
  for (const e of withBody)
    it(title(e), async () => {
      const needsSomething = fieldsOf(e).some(({ required }) => required)
      if (needsSomething) refused(await send(e, undefined, {}), 'nothing sent', { status: 400 })
      for (const text of [
        '',
        '{',
        '{"a":1,}',
        'undefined',
        '{"a":1}{"b":2}',
        "{'a':1}",
        '{"__proto__":{"role":"admin"}}',
      ])
        refused(await send(e, text), text, { status: 400 })
      for (const value of ['"text"', '7', 'true', '[]', '[{}]']) refused(await send(e, value), value, { status: 400 })

      const fitting = JSON.stringify(fittingFor(e))
      for (const type of [
        'text/plain',
        'text/html',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'nonsense',
        'application/jsonx',
      ])
        refused(await send(e, fitting, { 'content-type': type }), type, { status: 415, field: 'Content-Type' })

      const padded = (bytes: number) => fitting + ' '.repeat(bytes - Buffer.byteLength(fitting))
      refused(await send(e, padded(largest + 1)), 'one byte too many', { status: 413, field: 'body' })
      assert.notEqual((await send(e, padded(largest))).status, 413)
    })
})

describe('a field that is missing, blank, too long or of the wrong kind is named', () => {
  for (const e of withBody)
    it(title(e), async () => {
      const fitting = fittingFor(e)
      for (const { name, schema, required } of fieldsOf(e)) {
        const kinds = kindsOf(schema)
        const mistake = { status: 400, field: name }
        const spoilt = (value: unknown) => send(e, { ...fitting, [name]: value })
        if (required) {
          const { [name]: _, ...without } = fitting
          refused(await send(e, without), `without ${name}`, mistake)
          refused(await spoilt(''), `${name} empty`, mistake)
          refused(await spoilt(' \t\u00a0 '), `${name} blank`, refusing[title(e)] ? {} : mistake)
        }
        if (kinds === null && !required) continue
        for (const [kind, value] of Object.entries({
          number: 42,
          boolean: true,
          object: { $gt: '' },
          array: [['x']],
          string: 'no such thing'.repeat(4800),
          null: null,
        })) {
          if (kinds?.includes(kind) && (kind !== 'string' || roomy.has(name))) continue
          const heard = await spoilt(value)
          // A number may stand for the text it is written as, and nothing for a choice nobody made.
          const isText = kind === 'number' && [200, 201, 409].includes(heard.status)
          if (isText || (kind === 'null' && !required && heard.status !== 500)) continue
          refused(heard, `${name} as ${kind}`, mistake)
        }
      }
    })
})

describe(`${bodies} generated bodies each, and none breaks the house`, () => {
  for (const e of withBody)
    it(title(e), async () => {
      const { length } = house.log
      await fc.assert(
        fc.asyncProperty(hostile(schemaOf(e.body as NonNullable<typeof e.body>)), fc.nat(19), async (body, n) => {
          const heard = await send(e, asJson(body, n === 0))
          if (heard.status >= 400) refused(heard, 'generated')
          else assert.equal(heard.status, e.status ?? 200)
        }),
        { seed, numRuns: bodies, endOnFailure: true },
      )
      assert.deepEqual(
        house.log.slice(length).filter((line) => line.includes('"level":50')),
        [],
      )
    })
})

describe('what stands beside the body', () => {
  it('no query breaks a call', async () => {
    const name = fc.constantFrom('search', 'limit', 'cursor', 'status', 'sort', '__proto__', 'constructor', 'a[b]', '')
    for (const e of calls.filter(({ method }) => method === 'GET')) {
      const own = e.query ? Object.keys(schemaOf(e.query).properties ?? {}) : []
      const pair = fc.tuple(own.length > 0 ? fc.oneof(fc.constantFrom(...own), name) : name, junk.map(asQuery))
      const query = fc
        .array(pair, { maxLength: 4 })
        .map((pairs) => pairs.map(([n, value]) => `${encodeURIComponent(n)}=${value}`).join('&'))
      await fc.assert(
        fc.asyncProperty(query, async (asked) => {
          const heard = await visitor(e).knocks({ method: 'GET', url: `${urlOf(e, ids(e))}?${asked}` })
          if (heard.status >= 400) refused(heard, `${title(e)}?${asked}`)
        }),
        { seed, numRuns: e.query ? bodies : 10, endOnFailure: true },
      )
    }
  })

  it('no version breaks a change', async () => {
    const versions = [
      '',
      '*',
      '"',
      'W/',
      '"abc"',
      '-1',
      '"99999999999999999999"',
      '1, 2',
      'W/"1"',
      '"1e3"',
      'ÿ',
      'x'.repeat(8000),
    ]
    for (const e of withBody.filter(({ method }) => method !== 'GET'))
      for (const version of versions) {
        const heard = await send(e, fittingFor(e), { ...json, 'if-match': version })
        if (heard.status >= 400) refused(heard, `${title(e)} If-Match: ${version}`)
      }
  })

  it('no Idempotency-Key breaks a create', async () => {
    for (const e of withBody.filter(({ status }) => status === 201))
      for (const key of ['', ' ', 'k', "'; --", 'ÿþ', '\u0001', 'x'.repeat(200), 'x'.repeat(201), 'x'.repeat(8000)]) {
        const heard = await send(e, fittingFor(e), { ...json, 'idempotency-key': key })
        if (heard.status >= 400) refused(heard, `${title(e)} Idempotency-Key: ${key}`)
      }
  })

  it('no cookie lets anybody in or breaks a call', async () => {
    const [session = ''] = house.people.admin.cookie.split(';')
    const cookies = [
      'session=',
      'session=%',
      'session=%00',
      `session=${'x'.repeat(7000)}`,
      'session=null',
      `${session}x`,
      `Session${session.slice(7)}`,
      `a=b; =; ;;; session`,
      'session="; drop"',
      `session=${session}`,
      '__proto__=x; constructor=y',
    ]
    for (const e of calls)
      for (const cookie of cookies) {
        const heard = await house.withCookie(cookie).knocks({ method: e.method, url: urlOf(e, ids(e)) })
        if (e.for !== 'anyone') refused(heard, `${title(e)} Cookie: ${cookie}`, { status: 401 })
        else if (heard.status >= 400) refused(heard, `${title(e)} Cookie: ${cookie}`)
      }
  })

  it('nobody names their own address, host or identity', async () => {
    const ip = '6.6.6.6'
    const whose = { 'x-user-id': house.people.admin.id }
    const headers = { 'x-forwarded-for': ip, forwarded: `for=${ip}`, 'x-real-ip': ip, ...whose }
    const body = {
      ...(fittingBody(contact.send) as object),
      ipAddress: ip,
      id: house.people.admin.id,
      createdAt: '2001-01-01T00:00:00Z',
    }
    const { body: sent } = await house.asNobody().sends(contact.send, { body, headers })
    const { body: list } = await house.as('admin').sends(contact.list, { query: { limit: '1' } })
    assert.equal(list[0]?.id, sent.id)
    assert.equal(list[0]?.ipAddress, '127.0.0.1')
    assert.notEqual(sent.id, house.people.admin.id)
    assert.ok(Date.parse(sent.createdAt) > Date.now() - 60_000)
  })
})

const asQuery = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return encodeURIComponent((text ?? '').toWellFormed().slice(0, 3000))
}
