import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { residents as residentCalls } from '#residents/contract.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { NewAsset } from '../asset.ts'
import { assets as calls } from '../contract.ts'
import { ownAssets } from '../own-contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const office = () => app.as('staff')
const add = async (body: Partial<NewAsset>) => (await office().requestOk(calls.add, { body })).body
const assign = (id: string, tenantId: string) => office().request(calls.assign, { params: { id }, body: { tenantId } })
const end = (id: string, reason: string) => office().request(calls.end, { params: { id }, body: { reason } })
const find = async (id: string) => (await office().requestOk(calls.find, { params: { id } })).body
const list = async (query: Record<string, string>) =>
  (await office().requestOk(calls.list, { query })).body.map(({ number }) => number)
const textsOf = async (id: string) => {
  const { body } = await office().requestOk(residentCalls.find, { params: { id } })
  return { stalls: body.parkingStalls, lockers: body.lockerNumbers }
}
async function addResident(texts: object = {}) {
  const person = await app.addPerson('tenant')
  const { residentId: id, unit } = await addHome(app.db, person)
  if (Object.keys(texts).length > 0) await office().requestOk(residentCalls.change, { params: { id }, body: texts })
  return { id, unit, ...app.withCookie(person.cookie) }
}

describe('the list of stalls, lockers, keys and fobs', () => {
  it('is in the order in which people count, with filters, a search and pages', async () => {
    const first = await add({ kind: 'stall', number: 'P7-8', lastNumber: 'P7-11', place: 'P7' })
    await add({ kind: 'visitor_stall', number: 'P7-100', place: 'P7' })
    const { id, unit } = await addResident()
    await assign(first.id, id)
    assert.deepEqual(await list({ category: 'stall', place: 'P7' }), ['P7-8', 'P7-9', 'P7-10', 'P7-11', 'P7-100'])
    assert.deepEqual(await list({ place: 'P7', state: 'assigned' }), ['P7-8'])
    assert.deepEqual(await list({ place: 'P7', state: 'visitor' }), ['P7-100'])
    assert.deepEqual(await list({ search: 'p7-1' }), ['P7-10', 'P7-11', 'P7-100'])
    assert.deepEqual(await list({ search: unit.unitNumber, tenantId: id }), ['P7-8'])
    const page = await office().requestOk(calls.list, { query: { place: 'P7', limit: '3' } })
    assert.deepEqual([page.body.length, page.headers['x-total-count']], [3, '5'])
    const cursor = /cursor=([^&>]+)/.exec(String(page.headers['link']))?.[1] ?? ''
    assert.deepEqual(await list({ place: 'P7', limit: '3', cursor }), ['P7-11', 'P7-100'])
    assert.ok((await office().requestOk(calls.places, { query: { category: 'stall' } })).body.includes('P7'))
  })

  it('has figures that are the numbers of its rows', async () => {
    const { body } = await office().requestOk(calls.figures)
    for (const category of ['stall', 'locker', 'key', 'fob'] as const) {
      assert.equal(body[category].total, (await list({ category })).length)
      for (const state of ['assigned', 'not_returned', 'free', 'visitor', 'out_of_service', 'deactivated'] as const)
        assert.equal(body[category][state], (await list({ category, state })).length, `${category} ${state}`)
    }
  })

  it('is exported as CSV by administrators', async () => {
    const { body } = await app.as('admin').requestOk(calls.exportList, { query: { place: 'P7' } })
    assert.match(body, /^\uFEFFKind,Number,Level or room/)
    assert.match(body, /Parking stall,P7-8,P7,,Assigned,tenant Person,/)
    assert.equal((await office().request(calls.exportList)).status, 403)
  })
})

describe('assets', () => {
  it('have each number once in a category, and none of a range is added when one exists', async () => {
    await add({ kind: 'fob', number: 'F-12' })
    await add({ kind: 'key', number: 'F-12' })
    const again = await office().request(calls.add, { body: { kind: 'fob', number: 'f-10', lastNumber: 'f-14' } })
    assert.deepEqual([again.status, again.body.code, again.body.field], [409, 'exists', 'number'])
    assert.deepEqual(await list({ category: 'fob', search: 'f-1' }), ['F-12'])
    const noRange = await office().request(calls.add, { body: { kind: 'fob', number: 'A-10', lastNumber: 'B-14' } })
    assert.deepEqual([noRange.status, noRange.body.field], [400, 'lastNumber'])
  })

  it('are changed with their version, within their category', async () => {
    const { id, version } = await add({ kind: 'stall', number: 'C-1' })
    const change = (body: object, ifMatch: number) =>
      office().request(calls.change, { params: { id }, body, headers: { 'if-match': `"${ifMatch}"` } })
    assert.equal(
      (await change({ kind: 'charging_stall', status: 'out_of_service', note: 'Leak' }, version)).status,
      200,
    )
    assert.equal((await change({ note: 'Dry' }, version)).status, 412)
    assert.equal((await change({ kind: 'locker' }, version + 1)).body.field, 'kind')
    assert.equal((await change({ status: 'deactivated' }, version + 1)).body.field, 'status')
    const resident = await addResident()
    assert.equal((await assign(id, resident.id)).body.code, 'out_of_service')
    await change({ status: 'in_service' }, version + 1)
    assert.equal((await assign(id, resident.id)).status, 200)
    assert.equal((await change({ kind: 'visitor_stall' }, version + 2)).body.code, 'has_holder')
  })

  it('are deleted only if nobody has had them', async () => {
    const stall = await add({ kind: 'stall', number: 'D-1' })
    const { id } = await addResident()
    await assign(stall.id, id)
    const remove = (params: { id: string }) => office().request(calls.remove, { params })
    assert.equal((await remove(stall)).body.code, 'in_use')
    const wrong = await add({ kind: 'stall', number: 'D-2' })
    assert.equal((await remove(wrong)).status, 200)
    assert.equal((await remove(wrong)).status, 404)
  })
})

describe('a holder', () => {
  it('is written into the text of the resident, and removed from it', async () => {
    const { id } = await addResident({ parkingStalls: ['E-1'] })
    const [stall, locker] = [await add({ kind: 'stall', number: 'E-2' }), await add({ kind: 'locker', number: 'E-9' })]
    await assign(stall.id, id)
    await assign(locker.id, id)
    assert.deepEqual(await textsOf(id), { stalls: ['E-1', 'E-2'], lockers: ['E-9'] })
    const other = await addResident()
    const taken = await assign(stall.id, other.id)
    assert.deepEqual([taken.status, taken.body.code, taken.body.field], [409, 'taken', 'tenantId'])
    assert.equal((await end(stall.id, 'lost')).body.field, 'reason')
    assert.equal((await end(stall.id, 'removed')).status, 200)
    assert.equal((await end(stall.id, 'removed')).body.code, 'no_holder')
    assert.deepEqual((await textsOf(id)).stalls, ['E-1'])
    assert.equal((await assign(stall.id, other.id)).status, 200)
    const { history } = await find(stall.id)
    assert.deepEqual(
      history.map(({ tenantId, endReason }) => [tenantId, endReason]),
      [
        [other.id, null],
        [id, 'removed'],
      ],
    )
  })

  it('returns or loses a fob; a lost one is deactivated until the office finds it', async () => {
    const [fob, { id, unit }] = [await add({ kind: 'fob', number: 'F-100' }), await addResident()]
    assert.equal((await assign(fob.id, id)).status, 200)
    assert.equal((await end(fob.id, 'returned')).status, 200)
    await assign(fob.id, id)
    assert.equal((await end(fob.id, 'lost')).status, 200)
    const lost = await find(fob.id)
    assert.deepEqual(
      [lost.state, lost.holder, lost.history.map(({ endReason }) => endReason)],
      ['deactivated', null, ['lost', 'returned']],
    )
    assert.equal((await assign(fob.id, id)).body.code, 'out_of_service')
    await office().requestOk(calls.change, { params: fob, body: { status: 'in_service', unitId: unit.id } })
    assert.deepEqual(await list({ unitId: unit.id }), ['F-100'])
  })

  it('has not returned a key or fob when the last home has ended', async () => {
    const [key, { id }] = [await add({ kind: 'key', number: 'K-300' }), await addResident()]
    await assign(key.id, id)
    assert.equal((await find(key.id)).state, 'assigned')
    await app.db.execute(sql`update assignments set ended_at = now() + interval '1 second' where resident_id = ${id}`)
    assert.equal((await find(key.id)).state, 'not_returned')
    assert.deepEqual(await list({ state: 'not_returned' }), ['K-300'])
    assert.equal((await end(key.id, 'returned')).status, 200)
    assert.deepEqual(await list({ state: 'not_returned' }), [])
  })

  it('sees what is theirs, and nothing of others', async () => {
    const [mine, other] = [await addResident({ parkingStalls: ['G-1'] }), await addResident({ parkingStalls: ['G-2'] })]
    const fob = await add({ kind: 'fob', number: 'F-200' })
    await assign(fob.id, mine.id)
    const numbersOf = async (person: typeof mine) =>
      (await person.requestOk(ownAssets.list)).body.map(({ number }) => number)
    assert.deepEqual([await numbersOf(mine), await numbersOf(other)], [['F-200', 'G-1'], ['G-2']])
  })
})

describe('a conflict', () => {
  const settle = (id: string, tenantId: string | null) =>
    office().request(calls.settle, { params: { id }, body: { tenantId } })
  const conflictAbout = async (number: string) =>
    (await office().requestOk(calls.conflicts)).body.find(({ asset }) => asset.number === number)

  it('is settled for the chosen resident; the records of the others no longer name the stall', async () => {
    const people = [
      await addResident({ parkingStalls: ['H-1', 'H-2'] }),
      await addResident({ parkingStalls: ['h-1'] }),
      await addResident({ parkingStalls: ['H-1'] }),
    ]
    const [first, , third] = people
    const open = await conflictAbout('H-1')
    assert.deepEqual(
      open?.claimants.map(({ isHolder }) => isHolder),
      [true, false, false],
    )
    const stranger = await addResident()
    assert.equal((await settle(open?.asset.id ?? '', stranger.id)).body.field, 'tenantId')
    assert.equal((await settle(open?.asset.id ?? '', third?.id ?? '')).status, 200)
    assert.equal((await find(open?.asset.id ?? '')).holder?.tenantId, third?.id)
    assert.deepEqual(await Promise.all(people.map(async ({ id }) => (await textsOf(id)).stalls)), [
      ['H-2'],
      [],
      ['H-1'],
    ])
    assert.equal(await conflictAbout('H-1'), undefined)
    assert.equal((await settle(open?.asset.id ?? '', first?.id ?? '')).body.code, 'settled')
  })

  it('about a visitor stall is settled for nobody', async () => {
    await add({ kind: 'visitor_stall', number: 'V-7' })
    const { id } = await addResident({ parkingStalls: ['V-7'] })
    const open = await conflictAbout('V-7')
    assert.equal((await settle(open?.asset.id ?? '', null)).status, 200)
    assert.deepEqual((await textsOf(id)).stalls, [])
  })
})
