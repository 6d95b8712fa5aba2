import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { occupancy } from '#occupancy/contract.ts'
import { tenants } from '#residents/server/table.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { addHome } from '../../../tests/support/household.ts'
import { directory } from '../contract.ts'

let house: TestHouse
let neighbour: Awaited<ReturnType<TestHouse['addPerson']>>
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  house = await openTestHouse()
  await addHome(house.db, house.people.tenant)
  neighbour = await house.addPerson('tenant', { firstName: 'Zoë', lastName: 'Müller' })
  home = await addHome(house.db, neighbour)
  await house.db
    .update(tenants)
    .set({ phonePrimary: '4165550123', emailPrimary: 'zoe@home.example' })
    .where(eq(tenants.id, home.tenantId))
})
after(() => house.close())

const choose = (body: object) => house.withCookie(neighbour.cookie).sends(directory.change, { body })
const seen = async (search?: string) =>
  (await house.as('tenant').sends(directory.list, search === undefined ? {} : { query: { search } })).body

describe('the directory', () => {
  it('lists nobody who did not ask for it, and nothing without the name', async () => {
    assert.deepEqual(await seen(), [])
    const { body } = await choose({ showUnit: true, showPhone: true, showEmail: true })
    assert.equal(body.preview, null)
    assert.deepEqual(await seen(), [])
  })

  it('shows each field only where it was chosen, and the preview is what neighbours see', async () => {
    const { body } = await choose({ showName: true, showUnit: true, showPhone: false, showEmail: false })
    const shown = { name: 'Zoë Müller', unitNumbers: [home.unit.unitNumber], phone: null, email: null }
    assert.deepEqual(body.preview, shown)
    assert.deepEqual(await seen(), [shown])
    await choose({ showPhone: true })
    assert.deepEqual(await seen(), [{ ...shown, phone: '4165550123' }])
  })

  it('finds by what is shown, never by what is hidden', async () => {
    await choose({ showName: true, showUnit: false, showPhone: false, showEmail: false })
    assert.equal((await seen('zoe muller')).length, 1)
    for (const hidden of [home.unit.unitNumber, '4165550123', 'zoe@home'])
      assert.deepEqual(await seen(hidden), [], hidden)
  })

  it('keeps the choice of the newest screen', async () => {
    const { body } = await house.withCookie(neighbour.cookie).sends(directory.own)
    const headers = { 'if-match': `"${body.version - 1}"` }
    const heard = await house
      .withCookie(neighbour.cookie)
      .tries(directory.change, { body: { showEmail: true }, headers })
    assert.equal(heard.status, 412)
    const fresh = await house.addPerson('tenant')
    await addHome(house.db, fresh)
    const first = await house
      .withCookie(fresh.cookie)
      .sends(directory.change, { body: { showName: true }, headers: { 'if-match': '"0"' } })
    assert.deepEqual([first.body.version, first.body.showName], [1, true])
    await house.withCookie(fresh.cookie).sends(directory.change, { body: { showName: false } })
  })

  it('forgets who is suspended or has left, and shows nothing to who has left', async () => {
    await choose({ showName: true })
    await house.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, neighbour.id))
    assert.deepEqual(await seen(), [])
    await house.db.update(users).set({ status: 'Active' }).where(eq(users.id, neighbour.id))
    assert.equal((await seen()).length, 1)
    const params = { id: home.unit.id }
    await house.as('staff').sends(occupancy.remove, { params, body: { tenantId: home.tenantId } })
    assert.deepEqual(await seen(), [])
    assert.deepEqual((await house.withCookie(neighbour.cookie).sends(directory.list)).body, [])
  })
})
