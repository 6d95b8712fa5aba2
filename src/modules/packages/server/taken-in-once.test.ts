import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '#platform/server/database/ids.ts'
import { undo } from '#undo/contract.ts'
import { addHome, addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { packages } from '../contract.ts'

let app: TestApp
let unitId: string
before(async () => {
  app = await createTestApp()
  unitId = (await addHome(app.db, await app.addPerson('tenant'))).unit.id
})
after(() => app.close())

const send = (body: object, operation?: string, role: 'concierge' | 'staff' = 'concierge') =>
  app.as(role).request(packages.add, { ...(operation ? { query: { operation } } : {}), body: { unitId, ...body } })
const count = async () =>
  (await app.as('concierge').requestOk(packages.list, { query: { unitId, state: 'all' } })).body.length
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id

describe('a package without a label that is sent again because the answer was lost', () => {
  it('is one, also when another person is signed in and when both arrive at once', async () => {
    const before = await count()
    const intakeKey = 'f'.repeat(32)
    const answers = await Promise.all([
      send({ intakeKey }),
      send({ intakeKey }, undefined, 'staff'),
      send({ intakeKey }, undefined, 'staff'),
    ])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201],
    )
    assert.equal(new Set(answers.map(idOf)).size, 1)
    assert.equal(await count(), before + 1)
  })

  it('can be undone by the attempt that arrived first, and does not come back', async () => {
    const before = await count()
    const operation = newId()
    await send({ intakeKey: operation }, operation)
    await send({ intakeKey: operation }, operation)
    await app.as('concierge').requestOk(undo.undoAtDesk, { params: { id: operation } })
    await send({ intakeKey: operation }, operation)
    assert.equal(await count(), before)
  })

  it('is not another one for another home, and two packages have two keys', async () => {
    const before = await count()
    const [first, second] = [newId(), newId()]
    await send({ intakeKey: first })
    const other = await send({ intakeKey: first, unitId: (await addUnit(app.db)).id })
    assert.deepEqual([other.status, (other.body as { code: string }).code], [409, 'other_recipient'])
    await send({ intakeKey: second })
    assert.equal(await count(), before + 2)
  })
})
