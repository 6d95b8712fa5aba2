import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { invitations } from '#residents/invitation-contract.ts'
import { tokenFromUrl } from '../../../../../tests/support/access/access-kinds.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { InvitationState } from '../../choices.ts'
import { accounts } from '../../contract.ts'
import { createPasswordLink } from '../account-links.ts'
import { oneTimeTokens } from '../table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const invited = () => app.addPerson('staff', { status: 'Invited', passwordHash: null })
const invite = (id: string, as = app.as('admin')) => as.request(accounts.inviteUser, { params: { id } })
const stateOf = async (id: string) =>
  (await app.as('staff').requestOk(accounts.users)).body.find((user) => user.id === id)?.invitation
async function waitFor(id: string, state: InvitationState) {
  for (let attempts = 0; attempts < 200 && (await stateOf(id)) !== state; attempts += 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
  assert.equal(await stateOf(id), state)
}

describe('an invitation of a user of the office', () => {
  it('goes from none to sent, opened and expired, can be sent again, and ends with the password', async () => {
    const { id, email } = await invited()
    assert.equal(await stateOf(id), 'none')
    assert.equal((await invite(id)).status, 200)
    await waitFor(id, 'sent')

    const token = tokenFromUrl(await createPasswordLink(app.db, 'invite', id, email, 'http://tower.test', app.now()))
    const open = () => app.asAnonymous().requestOk(invitations.open, { body: { token } })
    assert.equal((await open()).body.invited?.email, email)
    assert.equal(await stateOf(id), 'opened')

    await app.db
      .update(oneTimeTokens)
      .set({ createdAt: new Date(0), expiresAt: new Date(1) })
      .where(eq(oneTimeTokens.userId, id))
    assert.equal(await stateOf(id), 'expired')
    assert.equal((await invite(id)).status, 200)
    await waitFor(id, 'sent')

    const again = tokenFromUrl(await createPasswordLink(app.db, 'invite', id, email, 'http://tower.test', app.now()))
    await app.asAnonymous().requestOk(accounts.reset, { body: { token: again, password: 'a slow boat upstream' } })
    assert.equal(await stateOf(id), null)
    assert.deepEqual(
      [(await invite(id)).status, (await invite(id)).body.code],
      [409, 'not_invitable'],
      'a user with a password',
    )
  })

  it('is sent by administrators only, and never to residents here', async () => {
    const { id } = await invited()
    assert.equal((await invite(id, app.as('staff'))).status, 403)
    const resident = await app.addPerson('tenant', { status: 'Invited', passwordHash: null })
    assert.deepEqual((await invite(resident.id)).body.code, 'resident_account')
  })
})
