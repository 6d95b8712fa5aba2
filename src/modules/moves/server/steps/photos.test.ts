import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addUnit } from '../../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../../tests/support/people/moves.ts'
import { aPicture } from '../../../../../tests/support/picture.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { maxMovePhotos } from '../../choices.ts'
import { movePhotos } from '../../photo-contract.ts'
import { moveSteps } from '../table.ts'

let app: TestApp
let id: string
before(async () => {
  app = await createTestApp()
  const movers = createMovers(app)
  const arriving = { kind: 'move_in', unitId: (await addUnit(app.db)).id, effectiveDay: movers.inDays(9) } as const
  id = (await movers.plan({ ...arriving, tenantIds: [(await movers.addMover()).id] })).id
})
after(() => app.close())

const office = () => app.as('staff')
const add = async () => office().request(movePhotos.add, { params: { id }, ...(await aPicture()) })
const show = (photoId: string, who: 'staff' | 'tenant' = 'staff') =>
  app.as(who).send({ method: 'GET', url: `/api/admin/move-photos/${photoId}` })

describe('the photos of an inspection', () => {
  it('are listed with their author, shown to the office only, and removed with their files', async () => {
    const { body } = await office().requestOk(movePhotos.add, { params: { id }, ...(await aPicture()) })
    const [photo] = body
    assert.ok(photo)
    assert.deepEqual([photo.width, photo.height, photo.addedBy.firstName], [64, 40, app.people.staff.firstName])
    assert.deepEqual([(await show(photo.id)).status, (await show(photo.id, 'tenant')).status], [200, 403])
    const { rows: before } = await app.pool.query('select from files')
    const removed = await office().requestOk(movePhotos.remove, { params: { id, photoId: photo.id } })
    assert.deepEqual(removed.body, [])
    const { rows: left } = await app.pool.query('select from files')
    assert.equal(left.length, before.length - 2)
    assert.equal((await show(photo.id)).status, 404)
  })

  it('are at most 40, and only pictures', async () => {
    const text = { body: Buffer.from('%PDF-1.7'), headers: { 'content-type': 'image/jpeg' } }
    const rejected = await office().request(movePhotos.add, { params: { id }, ...text })
    assert.deepEqual([rejected.status, rejected.body.field], [400, 'picture'])
    for (let n = 0; n < maxMovePhotos; n += 1) assert.equal((await add()).status, 201)
    const { status, body } = await add()
    assert.deepEqual([status, body.code], [409, 'too_many_photos'])
  })

  it('belong to a move', async () => {
    const [step] = await app.db.select().from(moveSteps)
    const params = { id: step?.id ?? '' }
    assert.equal((await office().request(movePhotos.list, { params })).status, 404)
    assert.equal((await office().request(movePhotos.add, { params, ...(await aPicture()) })).status, 404)
  })
})
