import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { buildingModel } from '#building/model-contract.ts'
import type { BuildingModel } from '#building/model.ts'
import { readModel } from '#building/server/model.ts'
import { addAccess } from '#building/shape/access.ts'
import { withRiser } from '#building/shape/edit-shape.ts'
import { modelOfShape } from '#building/shape/shape-model.ts'
import type { BuildingShape } from '#building/shape/schemas.ts'
import { shapeOfTemplate, unitsOf } from '#building/shape/templates.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { buildingShape } from '../../shape-contract.ts'
import { tower } from '../../contract.ts'
import { deleteOldShapes } from './draft.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const find = async () => (await app.as('admin').requestOk(buildingShape.find)).body
const save = async (shape: BuildingShape) =>
  (await app.as('admin').requestOk(buildingShape.change, { body: shape })).body
const step = async (to: 'previous' | 'next') =>
  (await app.as('admin').requestOk(buildingShape.step, { body: { to } })).body
const use = () => app.as('admin').request(buildingShape.apply)
const unitNumbers = async () =>
  (await app.db.execute<{ n: string }>(sql`select unit_number as n from units order by floor, slot`)).rows.map(
    ({ n }) => n,
  )
const currentModel = (): Promise<BuildingModel> => readModel(app.db)
const asComputed = (shape: BuildingShape) => modelOfShape(shape, { latitude: 43.6, longitude: -79.4 })

const template = shapeOfTemplate('podium_two_towers', { width: 60, depth: 30, floors: 6, homesPerFloor: 4 })
const towers: BuildingShape = {
  ...withRiser(addAccess(template, 'A', 'staircase', [10, 15]), 'Standard B', 0, 'B1'),
  numbering: { scheme: 'part_floor_slot', ground: '1', skips13: false },
  parking: [{ code: 'P1', floor: -1, stalls: 24, chargingStalls: 4, lockers: 32 }],
  surroundings: [{ side: 'North', kind: 'building', name: 'School', distance: 20, height: 15 }],
}

describe('the draft of the building', () => {
  it('starts as the building is, keeps every change, and steps back and forth', async () => {
    const first = await find()
    assert.deepEqual([first.version, first.canUndo, first.changes], [1, false, []])
    const saved = await save(towers)
    assert.deepEqual(saved.shape, towers)
    const lower = { ...towers, orientation: 30 }
    assert.deepEqual(
      (await save(lower)).changes.map(({ change }) => change),
      ['North turned to 30°', 'Started from a template', 'The building as it is'],
    )
    const back = await step('previous')
    assert.deepEqual([back.shape, back.canRedo], [towers, true])
    assert.equal((await step('next')).shape.orientation, 30)
    assert.equal((await app.as('admin').request(buildingShape.step, { body: { to: 'next' } })).status, 409)
    await step('previous')
    assert.equal((await save({ ...towers, orientation: 10 })).canRedo, false)
    await step('previous')
  })
  it('is rejected with an outdated version, a missing field, and to the staff', async () => {
    const headers = { 'if-match': '"1"' }
    assert.equal((await app.as('admin').request(buildingShape.change, { body: towers, headers })).status, 412)
    const { status, body } = await app
      .as('admin')
      .request(buildingShape.change, { body: { ...towers, parking: [{ ...towers.parking[0], stalls: -1 }] } })
    assert.deepEqual([status, (body as { field?: string }).field], [400, 'parking.0.stalls'])
    assert.equal((await app.as('staff').request(buildingShape.find)).status, 403)
  })
})

describe('using the draft', () => {
  it('makes the model of the draft, with units for all slots, in one change', async () => {
    await save(towers)
    const { body: effects } = await app.as('admin').requestOk(buildingShape.effects)
    assert.deepEqual([effects.newUnits, effects.removedUnits, effects.faults], [32, [], []])
    assert.deepEqual(await unitNumbers(), [])
    assert.equal((await use()).status, 200)
    const model = await currentModel()
    assert.deepEqual(model, { ...asComputed(towers), latitude: model.latitude, longitude: model.longitude })
    assert.equal(model.parking[0]?.lockers, 32)
    assert.equal(model.access?.[0]?.name, 'Staircase 1')
    assert.equal(model.floors.at(-1)?.slots[4]?.riser, 'B1')
    assert.deepEqual((await unitNumbers()).slice(0, 8), [
      'A301',
      'A302',
      'A303',
      'A304',
      'B301',
      'B302',
      'B303',
      'B304',
    ])
    const listed = (await app.as('admin').requestOk(tower.list)).body
    const b302 = listed.find(({ unitNumber }) => unitNumber === 'B302')
    assert.deepEqual([b302?.floor, b302?.slot], [3, 6])
    // Nothing is invented about new units.
    assert.deepEqual([b302?.bedrooms, b302?.bathrooms, b302?.squareFootage], [null, null, null])
    assert.deepEqual((await app.asAnonymous().requestOk(buildingModel.find)).body.surroundings, towers.surroundings)
    assert.equal((await app.as('admin').requestOk(buildingShape.effects)).body.newUnits, 0)
  })
  it('removes units that nobody uses, and is rejected for those with records', async () => {
    const smaller = {
      ...towers,
      layouts: towers.layouts.map((layout) => ({ ...layout, units: unitsOf(layout.part === 'B' ? 3 : 4) })),
    }
    await app.db.execute(sql`update units set version = 2 where unit_number = 'B504'`)
    await save(smaller)
    const rejected = await use()
    assert.equal(rejected.status, 409)
    assert.match((rejected.body as unknown as { message: string }).message, /would lose their place.*B504/)
    assert.equal((await unitNumbers()).length, 32)
    await app.db.execute(sql`update units set version = 1 where unit_number = 'B504'`)
    const { body } = await app.as('admin').requestOk(buildingShape.effects)
    assert.deepEqual(body.removedUnits, ['B304', 'B404', 'B504', 'B604'])
    assert.equal((await use()).status, 200)
    assert.equal((await unitNumbers()).length, 28)
  })
  it('keeps the numbers of units in their slots, and numbers new ones in the new way', async () => {
    const renumbered: BuildingShape = {
      ...towers,
      numbering: { scheme: 'floor_letter', ground: '1', skips13: false },
      layouts: towers.layouts.map((layout) => ({ ...layout, units: unitsOf(layout.part === 'B' ? 3 : 4) })),
      floors: towers.floors.map((range) => (range.to === 6 ? { ...range, to: 7 } : range)),
    }
    await save(renumbered)
    assert.equal((await use()).status, 200)
    const numbers = await unitNumbers()
    assert.deepEqual(numbers.slice(0, 2), ['A301', 'A302'])
    assert.deepEqual(numbers.slice(-7), ['7A', '7B', '7C', '7D', '7E', '7F', '7G'])
    const { rows } = await app.db.execute(sql`select slot from units where unit_number = '7C'`)
    assert.deepEqual(rows, [{ slot: 3 }])
  })
  it('adds the numbered stalls and lockers once, and removes only unused ones', async () => {
    const level = {
      code: 'P1',
      floor: -1,
      stalls: 3,
      chargingStalls: 1,
      lockers: 2,
      firstStall: 'P1-01',
      firstLocker: 'L-1',
    }
    const { shape } = await find()
    await save({ ...shape, parking: [level] })
    const { body: effects } = await app.as('admin').requestOk(buildingShape.effects)
    assert.deepEqual([effects.newStalls, effects.newLockers], [3, 2])
    const numbers = async () =>
      (
        await app.db.execute<{ n: string }>(sql`select kind || ' ' || number as n from assets order by number`)
      ).rows.map(({ n }) => n)
    assert.deepEqual(await numbers(), [])
    assert.equal((await use()).status, 200)
    const all = ['locker L-1', 'locker L-2', 'charging_stall P1-01', 'stall P1-02', 'stall P1-03']
    assert.deepEqual(await numbers(), all)
    assert.equal((await app.as('admin').requestOk(buildingShape.effects)).body.newStalls, 0)
    assert.equal((await use()).status, 200)
    assert.deepEqual(await numbers(), all)

    await app.db.execute(sql`update units set parking_allocation = '{P1-03}' where unit_number = 'A301'`)
    await save({ ...shape, parking: [{ ...level, stalls: 1, lockers: 1 }] })
    const { body: fewer } = await app.as('admin').requestOk(buildingShape.effects)
    assert.deepEqual([fewer.removedAssets.toSorted(), fewer.assetsInUse], [['L-2', 'P1-02'], ['P1-03']])
    assert.equal((await use()).status, 200)
    assert.deepEqual(await numbers(), ['locker L-1', 'charging_stall P1-01', 'stall P1-03'])
    const twice = { ...level, code: 'P2', floor: -2 }
    await save({ ...shape, parking: [level, twice] })
    assert.match(
      (await app.as('admin').requestOk(buildingShape.effects)).body.faults[0]?.message ?? '',
      /^Levels P1 and P2 would both have number P1-01/,
    )
  })
  it('is rejected while the draft has faults, which name their field', async () => {
    await save({ ...towers, floors: towers.floors.slice(1) })
    const { status, body } = await use()
    assert.deepEqual([status, (body as unknown as { field: string }).field], [409, 'floors'])
    const { body: effects } = await app.as('admin').requestOk(buildingShape.effects)
    assert.deepEqual(
      effects.faults.map(({ message }) => message),
      ['Floor 1 is missing.', 'Floor 2 is missing.'],
    )
  })
  it('forgets versions after thirty days, but not the current one', async () => {
    const { shape } = await find()
    await app.db.execute(sql`update shape_versions set created_at = now() - interval '31 days'`)
    await deleteOldShapes(app.db, new Date())
    const draft = await find()
    assert.deepEqual([draft.shape, draft.changes.length, draft.canUndo], [shape, 1, false])
  })
})

describe('the draft of a new building', () => {
  it('is used without a change, because its units are missing', async () => {
    const other = await createTestApp()
    after(() => other.close())
    const admin = other.as('admin')
    const { body } = await admin.requestOk(buildingShape.effects)
    assert.ok(body.newUnits > 0)
    assert.deepEqual(body.faults, [])
    assert.equal((await admin.request(buildingShape.apply)).status, 200)
    const again = await admin.request(buildingShape.apply)
    assert.deepEqual([again.status, (again.body as { code?: string }).code], [409, 'no_draft'])
  })
})
