import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { importCalls } from '#import-export/import-contract.ts'
import { openHomeCode, sealForHome } from '#occupancy/server/home-codes.ts'
import { newId } from '#platform/server/database/ids.ts'
import { personCalls } from '#import-export/person-contract.ts'
import { residents } from '#residents/contract.ts'
import { tower } from '#tower/contract.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { addUnit } from '../support/people/household.ts'
import { occupancy } from '#occupancy/contract.ts'
import { ownCodes } from '#occupancy/own-codes-contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp({ REVEAL_LIMIT: '1000', RESIDENT_REVEAL_LIMIT: '1000' })
})
after(() => app.close())

const office = () => app.as('staff')
/** Creates a signed-in person with a resident's record. */
async function addResident(more: object = {}) {
  const person = await app.addPerson('tenant')
  const body = {
    userId: person.id,
    fullName: 'Ada Moves',
    emailPrimary: 'ada@mail.example',
    phonePrimary: '4165550100',
    ...more,
  }
  const { body: resident } = await office().requestOk(residents.add, { body })
  return { ...person, tenantId: resident.id }
}
const change = (residentId: string, body: object) =>
  office().request(residents.change, { params: { id: residentId }, body })
const find = async (residentId: string) =>
  (await office().requestOk(residents.find, { params: { id: residentId } })).body
const assign = (unitId: string, residentId: string, more: object = {}) =>
  office().requestOk(occupancy.assign, { params: { id: unitId }, body: { tenantId: residentId, ...more } })
const remove = (unitId: string, residentId: string) =>
  office().requestOk(occupancy.remove, { params: { id: unitId }, body: { tenantId: residentId } })
const reveal = async (residentId: string, code: string, unitId?: string) => {
  const response = await office().request(residents.reveal, { params: { id: residentId }, body: { code, unitId } })
  return response.status === 200 ? (response.body as unknown as { value: string }).value : response.status
}
const own = async (person: { cookie: string }) =>
  (await app.withCookie(person.cookie).requestOk(ownCodes.list)).body.map(({ code, unit }) => `${code} ${unit.id}`)
const ownReveal = async (person: { cookie: string }, code: string, unitId?: string) => {
  const response = await app.withCookie(person.cookie).request(ownCodes.reveal, { body: { code, unitId } })
  return response.status === 200 ? (response.body as unknown as { value: string }).value : response.status
}
const sealedRows = async () =>
  (
    await app.db.execute<{ id: string }>(sql`select id from assignments
      where ended_at is not null and (unit_access_code_sealed is not null or storage_locker_access_code_sealed is not null)`)
  ).rows

describe('the codes of a home', () => {
  it('decrypt only for the assignment and the code they were sealed for', () => {
    const [home, other] = [{ id: newId() }, { id: newId() }]
    const sealed = sealForHome(app.secretKey, home, 'unitAccessCode', '4815')
    assert.equal(openHomeCode(app.secretKey, home, 'unitAccessCode', sealed), '4815')
    assert.throws(() => openHomeCode(app.secretKey, other, 'unitAccessCode', sealed))
    assert.throws(() => openHomeCode(app.secretKey, home, 'storageLockerAccessCode', sealed))
  })

  it('end with it: those of a former home are not shown, neither after a move nor after a return', async () => {
    const [first, second] = [await addUnit(app.db), await addUnit(app.db)]
    const person = await addResident({ unitId: first.id, unitAccessCode: 'FIRST1', storageLockerAccessCode: 'FIRST2' })
    await office().requestOk(tower.changeUnit, {
      params: { id: first.id },
      body: { lockType: 'Keypad', keypadCode: 'FIRST3' },
    })
    assert.deepEqual(
      [await ownReveal(person, 'unitAccessCode'), await ownReveal(person, 'keypadCode')],
      ['FIRST1', 'FIRST3'],
    )
    await remove(first.id, person.tenantId)
    assert.deepEqual(await own(person), [])
    assert.equal(await reveal(person.tenantId, 'unitAccessCode'), 404)
    assert.equal((await find(person.tenantId)).hasUnitAccessCode, false)
    await assign(second.id, person.tenantId)
    assert.deepEqual(await own(person), [])
    for (const code of ['unitAccessCode', 'storageLockerAccessCode', 'keypadCode'])
      for (const unitId of [undefined, first.id, second.id]) {
        assert.equal(await ownReveal(person, code, unitId), 404, code)
        if (code !== 'keypadCode') assert.equal(await reveal(person.tenantId, code, unitId), 404, code)
      }
    await change(person.tenantId, { unitAccessCode: 'SECND1' })
    assert.equal(await ownReveal(person, 'unitAccessCode'), 'SECND1')
    await remove(second.id, person.tenantId)
    await assign(first.id, person.tenantId)
    assert.equal(await ownReveal(person, 'unitAccessCode'), 404)
    assert.deepEqual(await sealedRows(), [])
  })

  it('belong to each person of a household, and a new resident sees none of the former one', async () => {
    const unit = await addUnit(app.db)
    const resident = await addResident({ unitId: unit.id, unitAccessCode: 'ONE111' })
    const two = await addResident({ unitId: unit.id, unitAccessCode: 'TWO222' })
    assert.deepEqual(
      [await ownReveal(resident, 'unitAccessCode'), await ownReveal(two, 'unitAccessCode')],
      ['ONE111', 'TWO222'],
    )
    const next = await addResident()
    await assign(unit.id, next.tenantId, { replaces: resident.tenantId })
    assert.deepEqual([await own(resident), await own(next)], [[], []])
    assert.equal(await ownReveal(two, 'unitAccessCode'), 'TWO222')
    await office().requestOk(occupancy.change, {
      params: { id: unit.id, tenantId: next.tenantId },
      body: { rank: 'primary' },
    })
    assert.deepEqual([await ownReveal(two, 'unitAccessCode'), await ownReveal(next, 'unitAccessCode')], ['TWO222', 404])
    assert.deepEqual(await sealedRows(), [])
  })

  it('are stored for each home of an owner; without a unit a call means the oldest assignment', async () => {
    const [one, two] = [await addUnit(app.db), await addUnit(app.db)]
    const owner = await addResident({ tenantType: 'Owner', unitId: one.id, unitAccessCode: 'HOME01' })
    await assign(two.id, owner.tenantId, { isOwner: true })
    assert.deepEqual(await own(owner), [`unitAccessCode ${one.id}`])
    assert.equal((await change(owner.tenantId, { unitAccessCode: 'HOME02', unitId: two.id })).status, 200)
    for (const look of [
      (unitId?: string) => reveal(owner.tenantId, 'unitAccessCode', unitId),
      (unitId?: string) => ownReveal(owner, 'unitAccessCode', unitId),
    ])
      assert.deepEqual([await look(), await look(one.id), await look(two.id)], ['HOME01', 'HOME01', 'HOME02'])
    await change(owner.tenantId, { storageLockerAccessCode: 'LOCK02', unitId: two.id })
    const { units: homes, hasUnitAccessCode, hasStorageLockerAccessCode } = await find(owner.tenantId)
    assert.deepEqual([hasUnitAccessCode, hasStorageLockerAccessCode], [true, false])
    assert.deepEqual(
      homes.map((home) => [home.id, home.hasUnitAccessCode, home.hasStorageLockerAccessCode]),
      [
        [one.id, true, false],
        [two.id, true, true],
      ],
    )
    await remove(one.id, owner.tenantId)
    assert.equal(await reveal(owner.tenantId, 'unitAccessCode'), 'HOME02')
    assert.deepEqual(await own(owner), [`unitAccessCode ${two.id}`, `storageLockerAccessCode ${two.id}`])
  })

  it('are rejected for a missing home, with the name of the field', async () => {
    const person = await addResident()
    const unit = await addUnit(app.db)
    const request = async (body: object) => {
      const { status, body: text } = await change(person.tenantId, body)
      return [status, text.field ?? null]
    }
    assert.deepEqual(await request({ unitAccessCode: 'X1' }), [409, 'unitAccessCode'])
    assert.deepEqual(await request({ storageLockerAccessCode: 'X1', notes: 'kept?' }), [409, 'storageLockerAccessCode'])
    assert.equal((await find(person.tenantId)).notes, '')
    assert.deepEqual(await request({ unitAccessCode: '', storageLockerAccessCode: '••••••' }), [200, null])
    assert.deepEqual(await request({ unitAccessCode: 'X1', unitId: unit.id }), [400, 'unitId'])
    assert.deepEqual(await request({ unitId: unit.id }), [400, 'unitId'])
    const body = {
      fullName: 'Bo',
      emailPrimary: 'bo@mail.example',
      phonePrimary: '4165550100',
      password: 'a wide river',
    }
    const made = await office().request(residents.add, { body: { ...body, unitAccessCode: 'X1' } })
    assert.deepEqual([made.status, made.body.field], [400, 'unitAccessCode'])
  })

  it('increase the version of the profile and of the household when they change', async () => {
    const unit = await addUnit(app.db)
    const person = await addResident({ unitId: unit.id })
    const before = await find(person.tenantId)
    const [former] = (await office().requestOk(occupancy.residents, { params: { id: unit.id } })).body
    await change(person.tenantId, { unitAccessCode: 'NEW123' })
    await change(person.tenantId, { unitAccessCode: 'NEW123' })
    const [now] = (await office().requestOk(occupancy.residents, { params: { id: unit.id } })).body
    assert.deepEqual(
      [(await find(person.tenantId)).version, now?.version],
      [before.version + 1, (former?.version ?? 0) + 1],
    )
  })

  it('are not lost by undoing an import: the undo is rejected once a code was set for an imported home', async () => {
    const unit = await addUnit(app.db)
    const person = await addResident()
    const admin = app.as('admin')
    const { body: draft } = await admin.requestOk(importCalls.sendSheet, {
      query: { kind: 'residents', fileName: 'list.csv' },
      body: Buffer.from(`Name,E-mail,Unit\nAda Moves,${person.email},${unit.unitNumber}\n`),
      headers: { 'content-type': 'text/csv' },
    })
    const params = { id: draft.id }
    const { body: check } = await admin.requestOk(importCalls.checkImport, { params, body: { columns: draft.columns } })
    await admin.requestOk(importCalls.applyImport, { params, body: { mark: check.mark } })
    assert.equal((await find(person.tenantId)).unitId, unit.id)
    await change(person.tenantId, { unitAccessCode: 'IMPRT1' })
    assert.equal((await admin.request(importCalls.undoImport, { params })).body.code, 'changed_since')
    assert.equal(await ownReveal(person, 'unitAccessCode'), 'IMPRT1')
  })

  it('are cleared when the account is deleted, and cannot be put into an ended assignment', async () => {
    const unit = await addUnit(app.db)
    const person = await addResident({ unitId: unit.id, unitAccessCode: 'GONE01', storageLockerAccessCode: 'GONE02' })
    await app.as('admin').requestOk(accounts.removeUser, { params: { id: person.id } })
    const { rows } = await app.db.execute(
      sql`select unit_access_code_sealed as one, storage_locker_access_code_sealed as two, ended_at is null as active
          from assignments where resident_id = ${person.tenantId}`,
    )
    assert.deepEqual(rows, [{ one: null, two: null, active: false }])
    await assert.rejects(
      app.db.execute(sql`update assignments set unit_access_code_sealed = 'x' where resident_id = ${person.tenantId}`),
    )
  })

  it('occur in no list, data file, e-mail, log or audit entry', async () => {
    const unit = await addUnit(app.db)
    const codes = { unitAccessCode: 'ZQX7W1', storageLockerAccessCode: 'ZQX7W2' }
    const person = await addResident({ unitId: unit.id, ...codes })
    await office().requestOk(tower.changeUnit, {
      params: { id: unit.id },
      body: { lockType: 'Keypad', keypadCode: 'ZQX7W3' },
    })
    await reveal(person.tenantId, 'unitAccessCode')
    for (const code of ['unitAccessCode', 'storageLockerAccessCode', 'keypadCode']) await ownReveal(person, code)
    await change(person.tenantId, { unitAccessCode: 'ZQX7W4' })
    const { rows } = await app.db.execute(
      sql`select (select json_agg(l) from audit_log l) as log, (select json_agg(m) from mail_outbox m) as emails,
        (select json_agg(a) from assignments a) as assignments, (select json_agg(u) from units u) as units`,
    )
    const params = { userId: person.id }
    const texts = [
      rows,
      app.log,
      await find(person.tenantId),
      (await office().requestOk(residents.list)).body,
      (await app.as('admin').requestOk(residents.exportList)).body,
      (await app.as('admin').requestOk(personCalls.personData, { params })).body,
      (await app.withCookie(person.cookie).requestOk(personCalls.ownData)).body,
      (await app.withCookie(person.cookie).requestOk(residents.own, { params })).body,
      (await office().requestOk(residents.activity, { params: { id: person.tenantId } })).body,
    ].map((item) => JSON.stringify(item))
    for (const text of texts) assert.ok(!text.includes('ZQX7W'), text.slice(0, 300))
  })
})
