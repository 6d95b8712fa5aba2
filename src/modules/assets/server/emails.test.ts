import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { asc, eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { residents } from '#residents/contract.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { assets } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const office = () => app.as('staff')

async function addResident(language: 'en' | 'fr', parkingStalls?: string[]) {
  const person = await app.addPerson('tenant')
  const userId = person.id
  await app.db.update(users).set({ language }).where(eq(users.id, userId))
  const { residentId: id } = await addHome(app.db, person)
  if (parkingStalls) await office().requestOk(residents.change, { params: { id }, body: { parkingStalls } })
  const subjects = async () => {
    const rows = await app.db
      .select({ subject: mailOutbox.subject })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipientId, userId))
      .orderBy(asc(mailOutbox.createdAt))
    return rows.map(({ subject }) => subject)
  }
  return { id, userId, subjects }
}

describe('a resident', () => {
  it('gets an e-mail in their language when the turn on the waiting list comes', async () => {
    const person = await addResident('fr')
    const { body: waiting } = await office().requestOk(assets.join, { body: { tenantId: person.id, kind: 'locker' } })
    const { body: locker } = await office().requestOk(assets.add, { body: { kind: 'locker', number: 'L-7' } })
    const { body: stall } = await office().requestOk(assets.add, { body: { kind: 'stall', number: 'L-8' } })
    const give = (assetId: string) => office().request(assets.give, { params: { id: waiting.id }, body: { assetId } })
    assert.equal((await give(stall.id)).status, 409)
    assert.deepEqual(await person.subjects(), [], 'nothing is sent when nothing was assigned')
    assert.equal((await give(locker.id)).status, 200)
    assert.deepEqual(await person.subjects(), ['À vous : Casier de rangement L-7'])
  })

  it('gets an e-mail when a conflict about a stall is settled, with or without the stall', async () => {
    const [first, second, gone] = [
      await addResident('en', ['Q-1']),
      await addResident('fr', ['Q-1']),
      await addResident('en', ['Q-1']),
    ]
    await app.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, gone.userId))
    const { body: conflicts } = await office().requestOk(assets.conflicts)
    const id = conflicts.find(({ asset }) => asset.number === 'Q-1')?.asset.id ?? ''
    await office().requestOk(assets.settle, { params: { id }, body: { tenantId: second.id } })
    assert.deepEqual(await first.subjects(), ['Parking stall Q-1 is no longer in your record'])
    assert.deepEqual(await second.subjects(), ['À vous : Place de stationnement Q-1'])
    assert.deepEqual(await gone.subjects(), [])
  })
})
