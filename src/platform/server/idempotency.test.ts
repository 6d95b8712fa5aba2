import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ownRequests } from '#maintenance/own-contract.ts'
import { requests } from '#maintenance/server/table.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { addHome } from '../../../tests/support/household.ts'
import { tidyUp } from './tidy-up.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse()
  await addHome(house.db, house.people.tenant)
})
after(() => house.close())

const body = { title: 'Tap drips', description: 'In the kitchen.' }
const file = (key: string, sent: object = body, cookie = house.people.tenant.cookie) =>
  house.withCookie(cookie).tries(ownRequests.file, { body: sent, headers: { 'idempotency-key': key } })
const count = async () => (await house.db.select({ id: requests.id }).from(requests)).length
const idOf = (heard: { body: unknown }) => (heard.body as { id: string }).id

describe('a create with a key', () => {
  it('happens once, however often and however close together it is sent', async () => {
    const before = await count()
    const heard = await Promise.all(Array.from({ length: 6 }, () => file('together')))
    assert.deepEqual(new Set(heard.map(({ status }) => status)), new Set([201]))
    assert.equal(new Set(heard.map(idOf)).size, 1)
    const [again] = [await file('together')]
    assert.deepEqual(again?.body, heard[0]?.body)
    assert.equal(await count(), before + 1)
    const letters = await house.pool.query('select from mail_outbox')
    assert.equal(letters.rowCount, 1, 'one letter, too')
  })

  it('is refused with another body', async () => {
    const before = await count()
    await file('changed')
    const heard = await file('changed', { ...body, title: 'Lift stuck' })
    assert.deepEqual(
      [heard.status, heard.body.code, heard.body.field],
      [409, 'idempotency_key_reused', 'Idempotency-Key'],
    )
    assert.equal(await count(), before + 1)
  })

  it('belongs to the person who sent it', async () => {
    const neighbour = await house.addPerson('tenant')
    await addHome(house.db, neighbour)
    const [mine, theirs] = [await file('shared'), await file('shared', body, neighbour.cookie)]
    assert.equal(theirs.status, 201)
    assert.notEqual(idOf(mine), idOf(theirs))
  })

  it('leaves the key free when it is refused', async () => {
    const homeless = await house.addPerson('tenant')
    assert.equal((await file('early', body, homeless.cookie)).status, 404)
    await addHome(house.db, homeless)
    assert.equal((await file('early', body, homeless.cookie)).status, 201)
  })

  it('is forgotten after a day', async () => {
    const first = await file('yesterday')
    await tidyUp(house.db, new Date(Date.now() + 25 * 3_600_000))
    assert.notEqual(idOf(await file('yesterday')), idOf(first))
  })
})
