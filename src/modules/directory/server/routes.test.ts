import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { occupancy } from '#occupancy/contract.ts'
import { residents } from '#residents/server/table.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { directory } from '../contract.ts'

let app: TestApp
let neighbour: Awaited<ReturnType<TestApp['addPerson']>>
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
  neighbour = await app.addPerson('tenant', { firstName: 'Zoë', lastName: 'Müller' })
  home = await addHome(app.db, neighbour)
  await app.db
    .update(residents)
    .set({ phonePrimary: '+14165550123', emailPrimary: 'zoe@home.example' })
    .where(eq(residents.id, home.residentId))
})
after(() => app.close())

const choose = (body: object) => app.withCookie(neighbour.cookie).requestOk(directory.change, { body })
const listNeighbours = async (search?: string) =>
  (await app.as('tenant').requestOk(directory.list, search === undefined ? {} : { query: { search } })).body

describe('the directory', () => {
  it('lists nobody by default, and nothing without the name', async () => {
    assert.deepEqual(await listNeighbours(), [])
    const { body } = await choose({ showUnit: true, showPhone: true, showEmail: true })
    assert.equal(body.preview, null)
    assert.deepEqual(await listNeighbours(), [])
  })

  it('shows only the chosen fields, and the preview equals what neighbours see', async () => {
    const { body } = await choose({ showName: true, showUnit: true, showPhone: false, showEmail: false })
    const shown = { name: 'Zoë Müller', unitNumbers: [home.unit.unitNumber], phone: null, email: null }
    assert.deepEqual(body.preview, shown)
    assert.deepEqual(await listNeighbours(), [shown])
    await choose({ showPhone: true })
    assert.deepEqual(await listNeighbours(), [{ ...shown, phone: '4165550123' }])
  })

  it('finds by shown fields, never by hidden ones', async () => {
    await choose({ showName: true, showUnit: false, showPhone: false, showEmail: false })
    assert.equal((await listNeighbours('zoe muller')).length, 1)
    for (const hidden of [home.unit.unitNumber, '4165550123', 'zoe@home'])
      assert.deepEqual(await listNeighbours(hidden), [], hidden)
  })

  it('rejects an outdated version with 412', async () => {
    const { body } = await app.withCookie(neighbour.cookie).requestOk(directory.own)
    const headers = { 'if-match': `"${body.version - 1}"` }
    const response = await app
      .withCookie(neighbour.cookie)
      .request(directory.change, { body: { showEmail: true }, headers })
    assert.equal(response.status, 412)
    const newcomer = await app.addPerson('tenant')
    await addHome(app.db, newcomer)
    const first = await app
      .withCookie(newcomer.cookie)
      .requestOk(directory.change, { body: { showName: true }, headers: { 'if-match': '"0"' } })
    assert.deepEqual([first.body.version, first.body.showName], [1, true])
    await app.withCookie(newcomer.cookie).requestOk(directory.change, { body: { showName: false } })
  })

  it('leaves out residents who are suspended or moved out, and shows nothing to those', async () => {
    await choose({ showName: true })
    await app.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, neighbour.id))
    assert.deepEqual(await listNeighbours(), [])
    await app.db.update(users).set({ status: 'Active' }).where(eq(users.id, neighbour.id))
    assert.equal((await listNeighbours()).length, 1)
    const params = { id: home.unit.id }
    await app.as('staff').requestOk(occupancy.remove, { params, body: { tenantId: home.residentId } })
    assert.deepEqual(await listNeighbours(), [])
    assert.deepEqual((await app.withCookie(neighbour.cookie).requestOk(directory.list)).body, [])
  })
})
