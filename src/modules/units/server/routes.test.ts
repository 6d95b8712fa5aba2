import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { units } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const auditOf = async (id: string) =>
  (
    await app.db.execute<{ action: string; about: string[] }>(
      sql`select action, about from audit_log where ${id} = any(about) order by id`,
    )
  ).rows

describe('notes of a unit', () => {
  it('have the signed-in author, whatever was sent, and are listed newest first', async () => {
    const { id } = await addUnit(app.db)
    const write = (note: string) =>
      app.as('staff').requestOk(units.addNote, {
        params: { id },
        body: { note, createdBy: app.people.admin.id, createdAt: '2020-01-01T00:00:00Z' },
      })
    const first = await write(' Valve replaced ')
    assert.equal(first.status, 201)
    await write('Check in spring')
    const { body: notes } = await app.as('admin').requestOk(units.notes, { params: { id } })
    assert.deepEqual(
      notes.map(({ note }) => note),
      ['Check in spring', 'Valve replaced'],
    )
    assert.deepEqual(notes[1], first.body)
    assert.equal(notes[0]?.createdBy.firstName, app.people.staff.firstName)
    assert.equal((await auditOf(id)).length, 2)
  })

  it('are never blank and have a maximum length', async () => {
    const { id } = await addUnit(app.db)
    for (const note of ['  ', undefined, 7, 'x'.repeat(10_001)]) {
      const response = await app.as('staff').request(units.addNote, { params: { id }, body: { note } })
      assert.deepEqual([response.status, response.body.field], [400, 'note'])
    }
  })

  it('are created once for one Idempotency-Key', async () => {
    const { id } = await addUnit(app.db)
    const sent = { params: { id }, body: { note: 'Once' }, headers: { 'idempotency-key': 'note' } }
    await Promise.all([1, 2].map(() => app.as('staff').requestOk(units.addNote, sent)))
    assert.equal((await app.as('staff').requestOk(units.notes, { params: { id } })).body.length, 1)
  })

  it('cannot be changed in the database', async () => {
    const { id } = await addUnit(app.db)
    await app.as('staff').requestOk(units.addNote, { params: { id }, body: { note: 'Stays' } })
    await assert.rejects(app.db.execute(sql`update unit_notes set note = 'gone' where unit_id = ${id}`))
    await assert.rejects(app.db.execute(sql`delete from unit_notes where unit_id = ${id}`))
  })
})

describe('listings', () => {
  const offer = { kind: 'lease', price: 2650.5, monthlyFee: 40, availableFrom: '2027-02-01' }
  const publish = async (id: string, body: object = offer) =>
    (await app.as('staff').requestOk(units.publish, { params: { id }, body })).body

  it('are published, changed and withdrawn, each with an audit entry of the unit', async () => {
    const { id: unitId } = await addUnit(app.db)
    const listing = await publish(unitId)
    assert.partialDeepStrictEqual(listing, { ...offer, withdrawnAt: null, version: 1 })
    assert.ok(listing.publishedAt)
    const params = { id: listing.id }
    const { body: changed } = await app.as('staff').requestOk(units.changeListing, { params, body: { price: 2600 } })
    assert.deepEqual([changed.price, changed.version, changed.monthlyFee], [2600, 2, 40])
    const { body: gone } = await app.as('staff').requestOk(units.withdraw, { params })
    assert.ok(gone.withdrawnAt)
    const { body: history } = await app.as('admin').requestOk(units.listings, { params: { id: unitId } })
    assert.deepEqual(history, [gone])
    assert.deepEqual(
      (await auditOf(unitId)).map(({ action }) => action),
      ['published', 'changed the listing', 'withdrew'],
    )
    const { rows } = await app.db.execute(sql`select price_cents from listings where id = ${listing.id}`)
    assert.equal(Number(rows[0]?.['price_cents']), 260_000)
  })

  it('exist once per kind, also when two are published at once', async () => {
    const { id } = await addUnit(app.db)
    const at = { params: { id }, body: offer }
    const responses = await Promise.all([1, 2, 3].map(() => app.as('admin').request(units.publish, at)))
    assert.deepEqual(
      responses.map(({ status }) => status).sort((a, b) => a - b),
      [201, 409, 409],
    )
    await publish(id, { ...offer, kind: 'Sale', price: 700_000 })
  })

  it('that are withdrawn stay unchanged, and the unit can be listed again', async () => {
    const { id: unitId } = await addUnit(app.db)
    const { id } = await publish(unitId)
    await app.as('staff').requestOk(units.withdraw, { params: { id } })
    assert.equal((await app.as('staff').request(units.withdraw, { params: { id } })).status, 409)
    const response = await app.as('staff').request(units.changeListing, { params: { id }, body: { price: 1 } })
    assert.equal(response.status, 409)
    await publish(unitId)
  })

  it('reject an outdated version with the current record', async () => {
    const { id: unitId } = await addUnit(app.db)
    const { id } = await publish(unitId)
    const edit = (price: number) =>
      app.as('staff').request(units.changeListing, { params: { id }, body: { price }, headers: { 'if-match': '"1"' } })
    assert.equal((await edit(2700)).status, 200)
    const response = await edit(2800)
    assert.equal(response.status, 412)
    assert.equal((response.body.present as { price: number }).price, 2700)
  })

  for (const [field, value] of [
    ['kind', 'swap'],
    ['price', 0],
    ['price', undefined],
    ['price', 1.234],
    ['monthlyFee', -1],
    ['availableFrom', 'soon'],
    ['headline', 'x'.repeat(201)],
    ['description', 'x'.repeat(5001)],
  ] as const)
    it(`name ${field} when it is wrong`, async () => {
      const { id } = await addUnit(app.db)
      const response = await app
        .as('staff')
        .request(units.publish, { params: { id }, body: { ...offer, [field]: value } })
      assert.deepEqual([response.status, response.body.field], [400, field])
    })
})
