import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { FloorChanges } from '#building/floor-settings.ts'
import { buildingModel } from '#building/model-contract.ts'
import { floorLayouts, floors, layoutSlots, parkingLevels } from '#building/server/table.ts'
import { settings } from '#settings/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { units } from '#units/server/table.ts'
import { floorTable } from '../floors-contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  const { db } = app
  const box = (west: number, east: number) =>
    [
      [west, 0],
      [east, 0],
      [east, 10],
      [west, 10],
    ] as [number, number][]
  await db.insert(floorLayouts).values([
    { layout: 'wide', outline: box(0, 30) },
    { layout: 'narrow', outline: box(0, 10) },
  ])
  await db
    .insert(layoutSlots)
    .values([
      ...[1, 2, 3].map((slot) => ({ layout: 'wide', slot, footprint: box(slot * 10 - 10, slot * 10) })),
      { layout: 'narrow', slot: 1, footprint: box(0, 10) },
    ])
  const facings = ['East', 'South', 'West'] as const
  await db
    .insert(floors)
    .values([
      ...[2, 3].map((number) => ({ number, kind: 'residential' as const, layout: 'wide', facings: [...facings] })),
      { number: 4, kind: 'residential', layout: 'narrow', facings: ['North'] },
      { number: 5, kind: 'mechanical' },
    ])
  await db.insert(parkingLevels).values({ code: 'P1', floor: 2, stalls: 10, chargingStalls: 2 })
  await addHome('0203', 2)
})
after(() => app.close())

const addHome = (unitNumber: string, floor: number) => app.db.insert(units).values({ id: newId(), unitNumber, floor })
const admin = () => app.as('admin')
const change = (body: FloorChanges) => admin().requestOk(floorTable.change, { body })
const facingsOn = async (floor: number) =>
  (await admin().requestOk(floorTable.preview, { body: {} })).body.model?.floors
    .find(({ number }) => number === floor)
    ?.slots.map(({ facing }) => facing)
const floor = (number: number, more: Partial<NonNullable<FloorChanges['floors']>[number]> = {}) => ({
  number,
  kind: 'residential' as const,
  name: null,
  layout: 'wide',
  height: 3,
  ...more,
})
const lastChange = async () =>
  (await admin().requestOk(settings.changes, { query: { area: 'floors', limit: '1' } })).body[0]?.id ?? ''

describe('the floor table', () => {
  it('changes the facing of a slot on every floor of a layout at once, and undoes it', async () => {
    const layouts = [{ layout: 'wide', name: 'wide', facings: ['East', 'North', 'West'] }] as const
    const trial = await admin().requestOk(floorTable.preview, { body: { layouts } })
    assert.deepEqual(trial.body.faults, [])
    assert.deepEqual(await facingsOn(3), ['East', 'South', 'West'], 'a trial changes nothing')
    await change({ layouts: [{ ...layouts[0], facings: [...layouts[0].facings] }] })
    assert.deepEqual(
      [await facingsOn(2), await facingsOn(3)],
      [
        ['East', 'North', 'West'],
        ['East', 'North', 'West'],
      ],
    )
    await admin().requestOk(settings.undo, { params: { id: await lastChange() } })
    assert.deepEqual(await facingsOn(2), ['East', 'South', 'West'])
  })

  it('renames a layout without changing its stacks', async () => {
    const stacks = async () =>
      (await app.asAnonymous().requestOk(buildingModel.find)).body.floors[1]?.slots.map(({ stack }) => stack)
    const current = await stacks()
    const facings = ['East', 'South', 'West'] as const
    const { body } = await change({ layouts: [{ layout: 'wide', name: 'Tower homes', facings: [...facings] }] })
    assert.ok('layout Tower homes' in body.floors && !('layout wide' in body.floors))
    assert.deepEqual(await stacks(), current)
    await admin().requestOk(settings.undo, { params: { id: await lastChange() } })
    assert.ok('layout wide' in (await admin().requestOk(floorTable.find)).body.floors)
  })

  it('rejects changes that leave a home without a slot, naming unit, floor and slot', async () => {
    for (const body of [
      { floors: [floor(2, { layout: 'narrow' })] },
      { floors: [floor(2, { kind: 'mechanical', layout: null })] },
    ]) {
      const trial = await admin().requestOk(floorTable.preview, { body })
      assert.match(trial.body.faults.join(' '), /Unit 0203 .*floor 2 .*slot 3/)
      const { status, body: problem } = await admin().request(floorTable.change, { body })
      assert.deepEqual([status, problem.code], [409, 'impossible_building'])
    }
    assert.deepEqual(await facingsOn(2), ['East', 'South', 'West'])
  })

  it('changes the kind of an empty floor, and rejects the undo once it no longer fits', async () => {
    await change({ floors: [floor(5, { layout: 'narrow', name: 'Sky homes' })] })
    assert.deepEqual(await facingsOn(5), ['North'])
    const made = await lastChange()
    await addHome('0501', 5)
    const { status, body } = await admin().request(settings.undo, { params: { id: made } })
    assert.deepEqual([status, body.code], [409, 'fits_no_more'])
    assert.match(body.message, /Unit 0501/)
  })

  it('changes the parking levels and their names', async () => {
    await change({ parking: [{ code: 'P1', name: 'P7', floor: 3, stalls: 12, chargingStalls: 4 }] })
    const { body } = await admin().requestOk(floorTable.find)
    assert.deepEqual(body.floors['parking P7'], { floor: 3, stalls: 12, chargingStalls: 4 })
    assert.ok(!('parking P1' in body.floors))
  })

  for (const [what, body, sentence] of [
    ['a floor that is not there', { floors: [floor(77)] }, /Floor 77/],
    ['a layout that is not there', { floors: [floor(3, { layout: 'round' })] }, /“round”/],
    ['residences without a layout', { floors: [floor(3, { layout: null })] }, /Floor 3 .*layout/],
    [
      'a name that another has',
      { layouts: [{ layout: 'wide', name: 'narrow', facings: ['East', 'East', 'East'] }] },
      /“narrow”/,
    ],
    ['too few facings', { layouts: [{ layout: 'wide', name: 'wide', facings: ['East'] }] }, /3 slots/],
    [
      'more chargers than stalls',
      { parking: [{ code: 'P7', name: 'P7', floor: 3, stalls: 1, chargingStalls: 2 }] },
      /P7/,
    ],
    [
      'parking on no floor',
      { parking: [{ code: 'P7', name: 'P7', floor: 99, stalls: 9, chargingStalls: 2 }] },
      /P7.*99/,
    ],
  ] as const)
    it(`rejects ${what}`, async () => {
      const response = await admin().request(floorTable.change, { body })
      assert.equal(response.status, 409)
      assert.match(response.body.message, sentence)
      const trial = await admin().requestOk(floorTable.preview, { body })
      assert.match(trial.body.faults.join(' '), sentence)
    })

  it('rejects an outdated version', async () => {
    const headers = { 'if-match': '"1"' }
    const body = { floors: [floor(3, { name: 'Garden' })] }
    assert.equal((await admin().request(floorTable.change, { body, headers })).status, 412)
  })
})
