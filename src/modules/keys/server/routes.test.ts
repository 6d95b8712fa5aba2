import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { assets } from '#assets/contract.ts'
import { deskPhotos } from '#front-desk/photo-contract.ts'
import { vendorList } from '#maintenance/vendors/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { undo } from '#undo/contract.ts'
import { addKey, lendKey } from '../../../../tests/support/people/desk-records.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { aPicture } from '../../../../tests/support/picture.ts'
import { createTestApp, type Problem, type TestApp } from '../../../../tests/support/test-app.ts'
import { type DeskKeyWithHistory, keys } from '../contract.ts'
import { alertOverdueKeys } from './alerts.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const desk = () => app.as('concierge')
const inHours = (hours: number) => new Date(app.now().getTime() + hours * 3_600_000)
const rosa = { kind: 'other' as const, name: 'Rosa Lima' }
const find = async (id: string) => (await desk().requestOk(keys.find, { params: { id } })).body
const undone = async (operation: string) =>
  (await desk().requestOk(undo.undoAtDesk, { params: { id: operation } })).body.records.map(({ outcome }) => outcome)
/** The reply of a call that may fail, as either. */
const either = async (call: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await call
  return { status, body: body as Problem & DeskKeyWithHistory }
}
const tryToLend = (id: string, more: object = {}) =>
  either(
    desk().request(keys.checkOut, {
      params: { id },
      body: { borrower: rosa, dueAt: inHours(1).toISOString(), proof: 'name', ...more },
    }),
  )

describe('a key at the desk', () => {
  it('is lent to one borrower at a time, and comes back', async () => {
    const id = await addKey(app, { number: 'K-08', place: 'Gym store' })
    const lent = await lendKey(app, id, rosa, { purpose: 'Floor' })
    assert.deepEqual([lent.state, lent.loan?.borrower, lent.loan?.purpose], ['out', 'Rosa Lima', 'Floor'])
    const { status, body } = await tryToLend(id)
    assert.deepEqual([status, body.code], [409, 'out'])
    assert.match(body.message, /Rosa Lima/)
    const { body: back } = await desk().requestOk(keys.checkIn, { params: { id }, body: { note: 'Wet' } })
    assert.deepEqual([back.state, back.loan, back.loans[0]?.returnNote], ['here', null, 'Wet'])
    const again = await desk().request(keys.checkIn, { params: { id }, body: {} })
    assert.deepEqual([again.status, again.body.code], [409, 'not_out'])
  })

  it('is lent once when two people at the desk lend it at the same moment', async () => {
    const id = await addKey(app)
    const results = await Promise.all([tryToLend(id), tryToLend(id), tryToLend(id)])
    assert.deepEqual(
      results.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409, 409],
    )
  })

  it('needs a time that is to come', async () => {
    const { status, body } = await tryToLend(await addKey(app), { dueAt: inHours(-1).toISOString() })
    assert.deepEqual([status, body.field], [400, 'dueAt'])
  })

  it('is not lent while it is out of service or a resident has it', async () => {
    const broken = await addKey(app, { status: 'out_of_service' })
    assert.equal((await tryToLend(broken)).body.code, 'unavailable')
    const person = await app.addPerson('tenant')
    const { residentId } = await addHome(app.db, person)
    const issued = await addKey(app)
    await app.as('staff').requestOk(assets.assign, { params: { id: issued }, body: { tenantId: residentId } })
    assert.equal((await tryToLend(issued)).body.code, 'issued')
  })

  it('is not found by the id of a stall', async () => {
    const id = await addKey(app, { kind: 'stall' })
    assert.equal((await desk().request(keys.find, { params: { id } })).status, 404)
    assert.equal((await tryToLend(id)).status, 404)
  })

  it('cannot be deleted by the office once it was lent', async () => {
    const id = await addKey(app)
    await lendKey(app, id, rosa)
    const { status, body } = await app.as('admin').request(assets.remove, { params: { id } })
    assert.deepEqual([status, body.code], [409, 'in_use'])
  })
})

describe('the borrower of a key', () => {
  it('is a person of a unit, a vendor of the list, a colleague, or someone else', async () => {
    const person = await app.addPerson('tenant')
    const { unit } = await addHome(app.db, person)
    const { body: vendor } = await app.as('admin').requestOk(vendorList.add, { body: { name: 'Pipes', trade: 'hvac' } })
    const to = async (borrower: object) => (await tryToLend(await addKey(app), { borrower })).body
    const home = { userId: person.id, unitId: unit.id }
    assert.equal((await to({ kind: 'resident', name: 'Ana', ...home })).loan?.unitNumber, unit.unitNumber)
    assert.equal((await to({ kind: 'vendor', name: 'Karim', vendorId: vendor.id })).loan?.vendor, 'Pipes')
    assert.equal((await to({ kind: 'staff', name: 'Max', userId: app.people.maintenance.id })).state, 'out')
    const field = async (borrower: object) => (await tryToLend(await addKey(app), { borrower })).body
    assert.equal((await field({ kind: 'authorised', name: 'Rosa', userId: newId(), unitId: unit.id })).field, 'userId')
    assert.equal((await field({ kind: 'authorised', name: 'Rosa', ...home })).field, 'name')
    assert.equal((await field({ kind: 'vendor', name: 'Karim', vendorId: newId() })).field, 'vendorId')
    assert.equal((await field({ kind: 'staff', name: 'Ana', userId: person.id })).field, 'userId')
  })

  it('is found by name among vendors and colleagues', async () => {
    await app.as('admin').requestOk(vendorList.add, { body: { name: 'Brightway Cleaning', trade: 'cleaning' } })
    const { body } = await desk().requestOk(keys.borrowers, { query: { text: 'bright' } })
    assert.deepEqual(
      body.map(({ kind, name }) => [kind, name]),
      [['vendor', 'Brightway Cleaning']],
    )
  })

  it('can sign, and each signature is for one key', async () => {
    const picture = { ...(await aPicture()), query: { kind: 'signature' as const } }
    const { body: photo } = await desk().requestOk(deskPhotos.upload, picture)
    const signed = { proof: 'signature', photoId: photo.id }
    assert.equal((await tryToLend(await addKey(app), { proof: 'signature' })).body.field, 'photoId')
    assert.equal((await tryToLend(await addKey(app), signed)).body.loan?.photoId, photo.id)
    assert.equal((await tryToLend(await addKey(app), signed)).body.field, 'photoId')
    const shown = await desk().request(deskPhotos.show, { params: { id: photo.id }, query: { size: 'thumbnail' } })
    assert.equal(shown.status, 200)
  })
})

describe('the undo of a loan', () => {
  it('leaves no loan in the history of the key', async () => {
    const [id, operation] = [await addKey(app), newId()]
    const body = { borrower: rosa, dueAt: inHours(1).toISOString(), proof: 'name' as const }
    await desk().requestOk(keys.checkOut, { params: { id }, query: { operation }, body })
    assert.deepEqual(await undone(operation), ['undone'])
    const { state, loans } = await find(id)
    assert.deepEqual([state, loans], ['here', []])
  })

  it('does not take a key from its next borrower', async () => {
    const [id, operation] = [await addKey(app), newId()]
    await lendKey(app, id, rosa)
    await desk().requestOk(keys.checkIn, { params: { id }, query: { operation }, body: {} })
    await lendKey(app, id, { kind: 'other', name: 'Karim Benali' })
    assert.notDeepEqual(await undone(operation), ['undone'])
    assert.equal((await find(id)).loan?.borrower, 'Karim Benali')
  })
})

describe('a key that is overdue', () => {
  it('alerts the desk, the office and its borrower once, and again after it was lent for longer', async () => {
    const person = await app.addPerson('tenant')
    const { unit } = await addHome(app.db, person)
    const id = await addKey(app, { number: 'K-31', place: 'Pump room' })
    await lendKey(app, id, { kind: 'resident', name: 'Ana Bell', userId: person.id, unitId: unit.id })
    const kindsOf = async (userId: string) =>
      (
        await app.db.execute(
          sql`select kind from notifications where user_id = ${userId} and params ->> 'number' = 'K-31'`,
        )
      ).rows.map(({ kind }) => kind)
    await alertOverdueKeys(app.db, inHours(2))
    await alertOverdueKeys(app.db, inHours(2))
    assert.deepEqual(await kindsOf(app.people.concierge.id), ['key_overdue'])
    assert.deepEqual(await kindsOf(app.people.admin.id), ['key_overdue'])
    assert.deepEqual(await kindsOf(person.id), ['key_due_back'])
    await desk().requestOk(keys.extend, { params: { id }, body: { dueAt: inHours(5).toISOString() } })
    assert.equal(await alertOverdueKeys(app.db, inHours(6)), 1)
  })

  it('is first in the summary', async () => {
    const id = await addKey(app)
    await lendKey(app, id, rosa)
    await app.db.execute(sql`update key_loans set due_at = now() - interval '2 days', out_at = now() - interval '3 days'
      where asset_id = ${id}`)
    const { body } = await desk().requestOk(keys.summary)
    assert.equal(body.keys[0]?.id, id)
    assert.equal(body.keys[0]?.state, 'overdue')
    assert.ok(body.overdue >= 1 && body.out >= body.overdue)
  })
})

describe('a sealed key', () => {
  it('is lent only after its seal was broken with a reason, which alerts the office', async () => {
    const id = await addKey(app, { number: 'K-02' })
    const seal = (sealNumber: string) => either(desk().request(keys.seal, { params: { id }, body: { sealNumber } }))
    assert.equal((await seal('S-1207')).body.seal?.number, 'S-1207')
    assert.equal((await seal('S-1208')).body.code, 'sealed')
    assert.equal((await tryToLend(id)).body.code, 'sealed')
    const broken = await desk().request(keys.breakSeal, { params: { id }, body: { reason: '' } })
    assert.deepEqual([broken.status, broken.body.field], [400, 'reason'])
    const { body } = await desk().requestOk(keys.breakSeal, { params: { id }, body: { reason: 'Smoke alarm' } })
    assert.deepEqual([body.state, body.seals[0]?.reason], ['here', 'Smoke alarm'])
    const { rows } = await app.db.execute(
      sql`select user_id as "userId" from notifications where kind = 'key_seal_broken'`,
    )
    const notified = new Set(rows.map(({ userId }) => userId))
    assert.deepEqual(notified, new Set([app.people.admin.id, app.people.staff.id]))
    await lendKey(app, id, rosa)
    assert.equal((await seal('S-1209')).body.code, 'out')
    await desk().requestOk(keys.checkIn, { params: { id }, body: {} })
    assert.equal((await seal('S-1209')).body.seal?.number, 'S-1209')
    const again = await desk().request(keys.breakSeal, { params: { id: await addKey(app) }, body: { reason: 'Test' } })
    assert.equal(again.body.code, 'not_sealed')
  })
})

describe('the list of keys', () => {
  it('finds a tag, a room and a borrower, by state', async () => {
    const id = await addKey(app, { number: 'KX-77', place: 'Chapel' })
    await lendKey(app, id, { kind: 'other', name: 'Zelda Quist' })
    const found = async (query: Record<string, string>) =>
      (await desk().requestOk(keys.list, { query })).body.map(({ number }) => number)
    assert.deepEqual(await found({ search: 'kx-77' }), ['KX-77'])
    assert.deepEqual(await found({ search: 'chap', state: 'out' }), ['KX-77'])
    assert.deepEqual(await found({ search: 'quist' }), ['KX-77'])
    assert.deepEqual(await found({ search: 'chap', state: 'here' }), [])
    const first = await desk().request(keys.list, { query: { limit: '2' } })
    assert.match(String(first.headers.link), /cursor=/)
  })

  it('has those that are out by the time at which they are due, on each page', async () => {
    const due = [5, 3, 4].map((hours) => inHours(hours).toISOString())
    for (const [at, dueAt] of due.entries())
      await lendKey(app, await addKey(app, { number: `DUE-${at + 1}` }), rosa, { dueAt })
    const query = { search: 'due-', state: 'out' as const, limit: '2' }
    const { body, headers } = await desk().requestOk(keys.list, { query })
    const next = new URL(/<([^>]+)>/.exec(String(headers.link))?.[1] ?? '', 'http://x').searchParams.get('cursor') ?? ''
    const more = (await desk().requestOk(keys.list, { query: { ...query, cursor: next } })).body
    assert.deepEqual(
      [...body, ...more].map(({ number }) => number),
      ['DUE-2', 'DUE-3', 'DUE-1'],
    )
  })
})
