import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { moves } from '#moves/contract.ts'
import { movePhotos } from '#moves/photo-contract.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../tests/support/people/moves.ts'
import { aPicture } from '../../../../tests/support/picture.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { retention } from '../messages/en.ts'
import { deleteExpired } from './retention.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

it('deletes addresses, notes and photos of moves two years after their day, and keeps who moved', async () => {
  const movers = createMovers(app)
  const unit = await addUnit(app.db)
  const mover = await movers.addMover({ unitId: unit.id, pets: 'Rex' })
  const { id, steps } = await movers.plan({
    kind: 'move_out',
    unitId: unit.id,
    tenantIds: [mover.id],
    effectiveDay: movers.today(),
    forwardingAddress: '44 Quay Street',
    elevatorNote: 'From 9 to 12',
    notes: 'Late',
  })
  const office = app.as('staff')
  const params = { id, stepId: steps[0]?.id ?? '' }
  await office.requestOk(moves.changeStep, { params, body: { isDone: true, note: 'By phone' } })
  await office.requestOk(movePhotos.add, { params: { id }, ...(await aPicture()) })
  const textsOf = async () => {
    const { body } = await office.requestOk(moves.find, { params: { id } })
    const { rows: files } = await app.pool.query('select from files')
    const { rows: records } = await app.pool.query('select from move_residents where before is not null')
    const { forwardingAddress, elevatorNote, notes } = body
    return {
      texts: [forwardingAddress, elevatorNote, notes, body.steps[0]?.note].filter(Boolean).length,
      files: files.length,
      records: records.length,
      people: body.tenants.map((tenant) => tenant.id),
    }
  }
  const daysLater = (count: number) => new Date(app.now().getTime() + count * 86_400_000)
  await deleteExpired(app.db, daysLater(retention.moves - 1))
  assert.deepEqual(await textsOf(), { texts: 4, files: 2, records: 1, people: [mover.id] })
  await deleteExpired(app.db, daysLater(retention.moves + 2))
  assert.deepEqual(await textsOf(), { texts: 0, files: 0, records: 0, people: [mover.id] })
})
