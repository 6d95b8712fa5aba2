import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { settings } from '#settings/contract.ts'
import { tower } from '#tower/contract.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { type OptionLists, unitOptions } from '../option-contract.ts'
import { amenities } from '../options.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const found = async () => (await app.as('staff').requestOk(unitOptions.find)).body
const lists = async (): Promise<OptionLists> => {
  const { version: _, ...all } = await found()
  return all
}
const set = (body: OptionLists, version?: number) =>
  app.as('admin').request(unitOptions.set, {
    body,
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  })
let count = 0
const addUnit = async (selected: string[]) => {
  count += 1
  const body = { unitNumber: `T-${count}`, floor: 7, amenities: selected }
  return (await app.as('staff').requestOk(tower.createUnit, { body })).body
}
const select = async (id: string, selected: string[]) => {
  const answer = await app.as('staff').request(tower.changeUnit, { params: { id }, body: { amenities: selected } })
  return { status: answer.status, body: answer.body as { field?: string; amenities?: string[] } }
}

describe('the option lists', () => {
  it('are the defaults until an administrator sets others, which units can use at once', async () => {
    assert.deepEqual((await found()).amenities, amenities)
    const { id } = await addUnit([])
    assert.equal((await select(id, ['Wine Cellar'])).status, 400)
    const before = await found()
    const { status } = await set({ ...(await lists()), amenities: [...amenities, ' Wine Cellar '] }, before.version)
    assert.equal(status, 200)
    assert.deepEqual((await found()).amenities, [...amenities, 'Wine Cellar'])
    const selected = await select(id, ['wine-cellar', 'Fireplace'])
    assert.deepEqual(selected.body.amenities, ['Wine Cellar', 'Fireplace'])
    assert.equal((await set(await lists(), before.version)).status, 412)
  })

  it('leave a unit its former options, and allow them to no other', async () => {
    const one = await addUnit(['Exposed Brick'])
    const other = await addUnit([])
    const all = await lists()
    await set({ ...all, amenities: all.amenities.filter((option) => option !== 'Exposed Brick') })
    assert.deepEqual((await select(one.id, ['Exposed Brick', 'Fireplace'])).body.amenities, [
      'Exposed Brick',
      'Fireplace',
    ])
    const rejected = await select(other.id, ['Exposed Brick'])
    assert.deepEqual([rejected.status, rejected.body.field], [400, 'amenities.0'])
    assert.equal((await select(one.id, ['Fireplace'])).status, 200)
    assert.equal((await select(one.id, ['Exposed Brick'])).status, 400)
  })

  it('are recorded in the changes of the settings, and can be reverted', async () => {
    const before = await lists()
    await set({ ...before, applianceList: [...before.applianceList, 'Steam Oven'] })
    const { body: changes } = await app
      .as('admin')
      .requestOk(settings.changes, { query: { area: 'unit-options', limit: '1' } })
    assert.deepEqual(Object.keys(changes[0]?.after ?? {}), ['applianceList'])
    await app.as('admin').requestOk(settings.undo, { params: { id: changes[0]?.id ?? '' } })
    assert.deepEqual(await lists(), before)
  })

  it('reject duplicate and empty options', async () => {
    const all = await lists()
    for (const invalid of [['Bay Windows', 'bay-windows'], [''], ['Bath, tub'], ['x'.repeat(61)], ['two\nlines']])
      assert.equal((await set({ ...all, amenities: invalid })).status, 400, invalid.join('|'))
    assert.deepEqual(await lists(), all)
  })
})
