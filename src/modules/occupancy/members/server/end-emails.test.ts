import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { users } from '#accounts/server/table.ts'
import { occupancy } from '#occupancy/contract.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { addHouseholdMember } from '../../../../../tests/support/people/members.ts'
import { createMovers } from '../../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { household, householdOfUnit } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

type Added = Awaited<ReturnType<typeof addHouseholdMember>>
const subjectsTo = async ({ member }: Added) =>
  (
    await app.db
      .select({ subject: mailOutbox.subject, text: mailOutbox.textBody })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipientId, member.id))
  ).map(({ subject, text }) => `${subject}\n${text}`)

const endings: Record<string, (added: Added) => Promise<unknown>> = {
  'the resident ends it': ({ id, host }) => app.withCookie(host.cookie).requestOk(household.end, { params: { id } }),
  'the office ends it': ({ id, home }) =>
    app.as('staff').requestOk(householdOfUnit.end, { params: { id: home.unit.id, memberId: id } }),
  'the office deletes the account': ({ member }) =>
    app.as('admin').requestOk(accounts.removeUser, { params: { id: member.id } }),
  'the office removes the resident': ({ home }) =>
    app.as('staff').requestOk(occupancy.remove, { params: { id: home.unit.id }, body: { tenantId: home.residentId } }),
  'the office assigns another resident instead': async ({ home }) => {
    const next = await createMovers(app).addMover()
    const body = { tenantId: next.id, replaces: home.residentId }
    return app.as('staff').requestOk(occupancy.assign, { params: { id: home.unit.id }, body })
  },
  'the account of the resident is deleted': ({ host }) =>
    app.as('admin').requestOk(accounts.removeUser, { params: { id: host.id } }),
}

describe('a household member gets one e-mail about the end of the access when', () => {
  for (const [what, end] of Object.entries(endings))
    it(what, async () => {
      const added = await addHouseholdMember(app)
      await end(added)
      const [email, ...more] = await subjectsTo(added)
      assert.match(email ?? '', /^Your access to the portal of Test Tower has ended\n/)
      assert.ok(email?.includes(`residence ${added.home.unit.unitNumber} has ended`))
      assert.deepEqual(more, [])
    })

  it('it ends, in their own language; not when they have never signed in or are suspended', async () => {
    const [french, invited, suspended] = [
      await addHouseholdMember(app),
      await addHouseholdMember(app),
      await addHouseholdMember(app),
    ]
    const set = (added: Added, values: Partial<typeof users.$inferInsert>) =>
      app.db.update(users).set(values).where(eq(users.id, added.member.id))
    await set(french, { language: 'fr' })
    await set(invited, { status: 'Invited', passwordHash: null })
    await set(suspended, { status: 'Suspended' })
    for (const { id, host } of [french, invited, suspended])
      await app.withCookie(host.cookie).requestOk(household.end, { params: { id } })
    assert.match((await subjectsTo(french))[0] ?? '', /^Votre accès au portail de Test Tower a pris fin\n/)
    assert.deepEqual([await subjectsTo(invited), await subjectsTo(suspended)], [[], []])
  })
})
