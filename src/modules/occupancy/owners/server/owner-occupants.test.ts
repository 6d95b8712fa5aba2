import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { occupancy } from '#occupancy/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { days, dayOf } from '#platform/time/dates.ts'
import { residents } from '#residents/server/table.ts'
import { addUnit } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { unitOwners } from '../contract.ts'
import { addBegunOwners } from './begun-owners.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const save = (id: string, owners: object[]) =>
  app.as('staff').requestOk(unitOwners.save, { params: { id }, body: { owners } })

async function addOwner(lastName: string) {
  const { id: userId } = await app.addPerson('tenant', { firstName: 'Ada', lastName })
  const residentId = newId()
  await app.db.insert(residents).values({ id: residentId, userId, fullName: `Ada ${lastName}`, tenantType: 'Owner' })
  return { residentId }
}

it('the recorded owners of a unit alone live there as owners, no matter who saves, assigns or changes; whose first day comes, from that day', async () => {
  const [first, second, third] = [await addOwner('One'), await addOwner('Two'), await addOwner('Three')]
  const { id } = await addUnit(app.db)
  const office = app.as('staff')
  const assign = (tenantId: string, more: object = {}) =>
    office.request(occupancy.assign, { params: { id }, body: { tenantId, ...more } })
  const assignOk = async (tenantId: string, more: object = {}) =>
    (await office.requestOk(occupancy.assign, { params: { id }, body: { tenantId, ...more } })).body
  const typesOf = async () => {
    const { body } = await office.requestOk(occupancy.residents, { params: { id } })
    const listed = Object.fromEntries(body.map(({ tenantId, residenceType }) => [tenantId, residenceType]))
    const { occupants } = (await office.requestOk(unitOwners.people, { params: { id } })).body
    for (const { residentId, residenceType } of occupants) assert.equal(listed[residentId], residenceType)
    return [first, second, third].map(({ residentId }) => listed[residentId])
  }
  for (const { residentId } of [first, second])
    assert.equal((await assignOk(residentId, { isOwner: true })).residenceType, 'owner')
  await save(id, [{ residentId: first.residentId, share: 100 }])
  assert.deepEqual(await typesOf(), ['owner', 'renter', undefined])
  const rejected = await assign(third.residentId, { residenceType: 'owner' })
  assert.deepEqual(
    [rejected.status, rejected.body.code, rejected.body.field],
    [409, 'owners_recorded', 'residenceType'],
  )
  for (const [tenantId, residenceType] of [
    [first.residentId, 'renter'],
    [second.residentId, 'owner'],
  ] as const) {
    const changed = await office.request(occupancy.change, { params: { id, tenantId }, body: { residenceType } })
    assert.deepEqual([changed.status, changed.body.code], [409, 'owners_recorded'])
  }
  await save(id, [
    { residentId: first.residentId, share: 50 },
    { residentId: third.residentId, share: 50 },
  ])
  assert.equal((await assignOk(third.residentId)).residenceType, 'owner')
  const tomorrow = new Date(Date.now() + days(1))
  const from = { since: dayOf(new Date(Date.now() + days(1)), 'America/Toronto') }
  await save(id, [
    { residentId: first.residentId, share: 100 },
    { residentId: second.residentId, share: 100, ...from },
  ])
  assert.deepEqual(await typesOf(), ['owner', 'renter', 'renter'])
  await addBegunOwners(app.db, tomorrow)
  assert.deepEqual(await typesOf(), ['owner', 'owner', 'renter'])
})

it('the specified call that says owner is accepted beside recorded owners, and records another with a share that is not known', async () => {
  const [first, second] = [await addOwner('Four'), await addOwner('Five')]
  const { id } = await addUnit(app.db)
  await save(id, [{ residentId: first.residentId, share: 100 }])
  const body = { tenantId: second.residentId, isOwner: true }
  assert.equal(
    (await app.as('staff').requestOk(occupancy.assign, { params: { id }, body })).body.residenceType,
    'owner',
  )
  const { owners } = (await app.as('staff').requestOk(unitOwners.people, { params: { id } })).body
  assert.deepEqual(
    owners.map(({ residentId, share }) => [residentId, share]),
    [
      [first.residentId, 100],
      [second.residentId, null],
    ],
  )
})

it('writes a line in the assignment history of everyone whose type changes with the owners, and none for the others', async () => {
  const [first, second] = [await addOwner('Six'), await addOwner('Seven')]
  const { id } = await addUnit(app.db)
  const office = app.as('staff')
  for (const { residentId } of [first, second])
    await office.requestOk(occupancy.assign, { params: { id }, body: { tenantId: residentId, isOwner: true } })
  const changesOf = async () => {
    const { body } = await office.requestOk(occupancy.logs, { params: { id } })
    return body
      .filter(({ action }) => action === 'changed')
      .map(({ tenant, residenceType, notes, performedBy }) => [tenant.id, residenceType, notes, performedBy.id])
  }
  await save(id, [{ residentId: first.residentId, share: 100 }])
  const { id: author } = app.people.staff
  const line = [second.residentId, 'renter', 'The owners of the unit have changed', author]
  assert.deepEqual(await changesOf(), [line])
  await save(id, [{ residentId: first.residentId, share: 100, getsAnnouncements: false }])
  assert.deepEqual(await changesOf(), [line])
})

it('writes who begins to own, once on the first day, in the audit log and in the assignment history', async () => {
  const [first, second] = [await addOwner('Eight'), await addOwner('Nine')]
  const { id } = await addUnit(app.db)
  const office = app.as('staff')
  await office.requestOk(occupancy.assign, { params: { id }, body: { tenantId: second.residentId } })
  const tomorrow = new Date(app.now().getTime() + days(1))
  const since = dayOf(tomorrow, 'America/Toronto')
  await save(id, [
    { residentId: first.residentId, share: 100 },
    { residentId: second.residentId, share: 100, since },
  ])
  const eventsOf = async () => {
    const { rows } = await app.pool.query<{ by: string; after: object; about: string[] }>(
      `select by, after, about from audit_log where record_id = $1 and action = 'recorded the first day of owners'`,
      [id],
    )
    return rows.map(({ by, after, about }) => [by, after, about.includes(second.residentId)])
  }
  await addBegunOwners(app.db, app.now())
  assert.deepEqual(await eventsOf(), [])
  for (let run = 0; run < 2; run += 1) await addBegunOwners(app.db, tomorrow)
  const { id: author } = app.people.staff
  assert.deepEqual(await eventsOf(), [[author, { owners: 1, day: since }, true]])
  const { body } = await office.requestOk(occupancy.logs, { params: { id } })
  const types = body.filter(({ notes }) => notes === 'The owners of the unit have changed')
  assert.deepEqual(
    types.map(({ tenant, residenceType, performedBy }) => [tenant.id, residenceType, performedBy.id]),
    [[second.residentId, 'owner', author]],
  )
})
