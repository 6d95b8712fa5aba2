import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { household } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

it('an invitation to the household is in the chosen language, or else in that of the resident, and so is its page', async () => {
  const host = await app.addPerson('tenant', { firstName: 'Kofi', lastName: 'Osei' })
  await addHome(app.db, host)
  const own = app.withCookie(host.cookie)
  const person = () => ({
    firstName: 'Mira',
    lastName: 'Osei',
    email: `mira.${newId().slice(-8)}@mail.example`,
    rights: ['requests' as const],
  })
  const invited = async (language?: 'en' | 'fr') => {
    const sent = { ...person(), ...(language ? { language } : {}) }
    const { body: member } = await own.requestOk(household.invite, { body: sent })
    await own.requestOk(household.inviteAgain, { params: { id: member.id } })
    const { rows } = await app.db.execute<{ subject: string; account: string | null }>(
      sql`select o.subject, u.language as account from mail_outbox o join users u on u.id = o.recipient_id
        where o.to_address = ${sent.email}`,
    )
    assert.equal(rows.length, 2, 'the first invitation and the repeated one')
    const french = rows.map(({ subject }) => subject.includes('vous invite'))
    if (language) assert.equal(rows[0]?.account, language)
    return { email: sent.email, isFrench: french.every(Boolean), isEnglish: !french.some(Boolean) }
  }
  assert.ok((await invited()).isEnglish)
  const { email, isFrench } = await invited('fr')
  assert.ok(isFrench)
  const message = (await app.emails(4)).find((text) => text.includes(email)) ?? ''
  const text = message.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  assert.match(text, /\/reset-password\?token=[\w-]+&(?:amp;)?language=fr/)
  await own.requestOk(accounts.prefer, { body: { language: 'fr' } })
  assert.ok((await invited()).isFrench)
  assert.ok((await invited('en')).isEnglish)
})
