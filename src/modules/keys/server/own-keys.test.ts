import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { authorisedPeople } from '#front-desk/contract.ts'
import { addKey, lendKey } from '../../../../tests/support/people/desk-records.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { keys } from '../contract.ts'
import { ownKeys } from '../own-contract.ts'
import { listOwnKeys } from './own-keys.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

describe('the keys that a resident has borrowed', () => {
  it('are their own and those of whom they authorised, until they are back', async () => {
    const [person, other] = [await app.addPerson('tenant'), await app.addPerson('tenant')]
    const { unit } = await addHome(app.db, person)
    const own = app.withCookie(person.cookie)
    await own.requestOk(authorisedPeople.add, { body: { fullName: 'Rosa Lima' } })
    const home = { userId: person.id, unitId: unit.id }
    const [spare, room] = [await addKey(app, { unitId: unit.id }), await addKey(app, { place: 'Party room' })]
    await lendKey(app, spare, { kind: 'resident', name: 'Amara Okafor', ...home }, { purpose: 'Locked out' })
    await lendKey(app, room, { kind: 'authorised', name: 'Rosa Lima', ...home })
    const list = async () => (await own.requestOk(ownKeys.list)).body
    assert.deepEqual(
      (await list()).map(({ place, borrower, isOverdue }) => [place, borrower, isOverdue]),
      [
        [unit.unitNumber, null, false],
        ['Party room', 'Rosa Lima', false],
      ],
    )
    assert.ok(!JSON.stringify(await list()).includes('Locked out'))
    assert.deepEqual((await app.withCookie(other.cookie).requestOk(ownKeys.list)).body, [])
    const later = new Date(app.now().getTime() + 7_200_000)
    assert.ok((await listOwnKeys(app.db, person.id, later)).every(({ isOverdue }) => isOverdue))
    for (const id of [spare, room]) await app.as('concierge').requestOk(keys.checkIn, { params: { id }, body: {} })
    assert.deepEqual(await list(), [])
  })
})
