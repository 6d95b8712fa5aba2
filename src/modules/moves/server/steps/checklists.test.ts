import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { settings } from '#settings/contract.ts'
import { addUnit } from '../../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { type Checklists, checklists } from '../../checklist-contract.ts'

let app: TestApp
let movers: ReturnType<typeof createMovers>
before(async () => {
  app = await createTestApp()
  movers = createMovers(app)
})
after(() => app.close())

const find = async () => (await app.as('staff').requestOk(checklists.find)).body
const set = (body: Checklists, version?: number) =>
  app.as('admin').request(checklists.set, {
    body,
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  })
const ownStep = { key: null, title: 'Bicycle sticker handed over', responsible: 'front_desk', day: 2 } as const

describe('the checklists of moves', () => {
  it('are copied into new moves; planned ones keep their steps', async () => {
    const { version, ...current } = await find()
    assert.equal(version, 1)
    const plan = async () => {
      const mover = await movers.addMover()
      const arriving = {
        kind: 'move_in',
        unitId: (await addUnit(app.db, { lockType: 'Keypad' })).id,
        tenantIds: [mover.id],
      } as const
      return movers.plan({ ...arriving, tenantIds: [mover.id], effectiveDay: movers.inDays(20) })
    }
    const before = await plan()
    assert.equal((await set({ ...current, move_in: [ownStep] }, version)).status, 200)
    const { steps } = await plan()
    assert.deepEqual(
      steps.map(({ key, title, responsible, dueDay }) => [key, title, responsible, dueDay]),
      [[null, ownStep.title, 'front_desk', movers.inDays(22)]],
    )
    assert.equal((await app.as('staff').send({ method: 'GET', url: `/api/admin/moves/${before.id}` })).status, 200)
    assert.equal(before.steps.length, current.move_in.length)
    assert.deepEqual((await find()).move_out, current.move_out)
  })

  it('reject an outdated version, and name the wrong field', async () => {
    const { version, ...current } = await find()
    assert.equal((await set(current, version - 1)).status, 412)
    for (const [step, field] of [
      [{ ...ownStep, title: ' ' }, 'move_out.0.title'],
      [{ ...ownStep, key: 'elevator' }, 'move_out.0.title'],
      [{ ...ownStep, title: 'x'.repeat(121) }, 'move_out.0.title'],
      [{ ...ownStep, day: 181 }, 'move_out.0.day'],
    ] as const) {
      const { status, body } = await set({ ...current, move_out: [step] })
      assert.deepEqual([status, body.field], [400, field])
    }
  })

  it('can be undone as a change of the settings', async () => {
    const { version: _, ...current } = await find()
    await set({ ...current, transfer: [] })
    const query = { area: 'move-checklists', limit: '1' }
    const [change] = (await app.as('admin').requestOk(settings.changes, { query })).body
    await app.as('admin').requestOk(settings.undo, { params: { id: change?.id ?? '' } })
    assert.deepEqual((await find()).transfer, current.transfer)
  })
})
