import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { describe as describeKind } from '#notifications/messages/kinds.ts'
import { newId } from '#platform/server/database/ids.ts'
import { dayOf } from '#platform/time/dates.ts'
import { undo } from '#undo/contract.ts'
import { takeIn } from '../../../../tests/support/people/desk-records.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { packages } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

async function addResident() {
  const person = await app.addPerson('tenant')
  const { unit } = await addHome(app.db, person)
  return { person, unit }
}
const change = (id: string, body: object, query: { operation?: string } = {}) =>
  app.as('concierge').requestOk(packages.change, { params: { id }, body, query })
const noticesOf = async (userId: string) =>
  (
    await app.db.execute<{ params: object; email: string | null; hold: number | null }>(sql`
      select n.params, d.state as email, extract(epoch from d.due_at - n.created_at)::int as hold
      from notifications n left join notification_deliveries d on d.notification_id = n.id and d.channel = 'email'
      where n.user_id = ${userId} and n.kind = 'package_returned'`)
  ).rows

describe('a package that goes back to its sender', () => {
  it('is a notification and an e-mail for its recipient, in their language', async () => {
    const { person, unit } = await addResident()
    const { id, receivedAt } = await takeIn(app, unit.id, person.id, { trackingNumber: '4002115551234567' })
    await change(id, { status: 'returned' })
    const since = dayOf(new Date(receivedAt), 'America/Toronto')
    const params = { unit: unit.unitNumber, since, isDeclined: false, digits: '4567' }
    assert.deepEqual(await noticesOf(person.id), [{ params, email: 'waiting', hold: 0 }])
    const reader = { language: 'fr', role: 'tenant', timeZone: 'America/Toronto' } as const
    assert.equal(describeKind('package_returned', params, reader).title, 'Votre colis a été renvoyé à l’expéditeur')
  })

  it('is one for everyone in the home, and says that it was declined', async () => {
    const { person, unit } = await addResident()
    const { id } = await takeIn(app, unit.id, null)
    await change(id, { status: 'declined' })
    assert.deepEqual(await noticesOf(person.id), [])
    await change(id, { status: 'returned' })
    const [notice] = await noticesOf(person.id)
    assert.deepEqual(notice?.params, { ...notice?.params, isDeclined: true, digits: null })
  })

  it('is not one after an undo: the e-mail waits for it', async () => {
    const { person, unit } = await addResident()
    const { id } = await takeIn(app, unit.id, person.id)
    const operation = newId()
    await change(id, { status: 'returned' }, { operation })
    assert.ok(((await noticesOf(person.id))[0]?.hold ?? 0) >= 10)
    await app.as('concierge').requestOk(undo.undoAtDesk, { params: { id: operation } })
    assert.deepEqual(await noticesOf(person.id), [])
    assert.equal((await app.as('concierge').requestOk(packages.find, { params: { id } })).body.status, 'waiting')
  })
})
