import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { accounts } from '../../contract.ts'
import { hashPassword } from '../passwords.ts'

const password = 'copper lantern tide'
let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const addPerson = async (email: string) =>
  app.addPerson('tenant', { email, passwordHash: await hashPassword(password) })
const signIn = (email: string, typed = password) =>
  app.asAnonymous().request(accounts.signIn, { body: { email, password: typed } })
const unique = () => newId().slice(-8)

describe('a sign-in address', () => {
  it('reaches its account in every spelling with the same canonical form, and the answer shows the stored one', async () => {
    const id = unique()
    const ann = await addPerson(`Ann.${id}@Bücher.example`)
    for (const typed of [
      `ann.${id}@bücher.example`,
      `ANN.${id}@BÜCHER.EXAMPLE.`,
      `ann.${id}@xn--bcher-kva.example`,
      `ａnn.${id}@bücher.example`,
    ]) {
      const response = await signIn(typed)
      assert.equal(response.status, 200, typed)
      assert.equal((response.body as unknown as { email: string }).email, ann.email)
    }
    assert.equal((await signIn(`annn.${id}@bücher.example`)).status, 401)
  })

  it('counts all spellings together: a dotted capital I gives no further attempts', async () => {
    const id = unique()
    await addPerson(`i\u0307ris.${id}@mail.example`)
    const spellings = [`i\u0307ris.${id}@mail.example`, `İris.${id}@mail.example`, `İRIS.${id}@MAIL.example.`]
    for (let n = 0; n < 10; n += 1) assert.equal((await signIn(spellings[n % 3]!, 'wrong')).status, 401)
    for (const spelling of spellings) assert.equal((await signIn(spelling)).status, 429, spelling)
  })

  it('counts all spellings of an unknown address together and stores none of them', async () => {
    const id = unique()
    for (let n = 0; n < 10; n += 1)
      assert.equal((await signIn(n % 2 ? `Nobody.${id}@x.example` : `nobody.${id}@X.example.`, 'wrong')).status, 401)
    assert.equal((await signIn(`NOBODY.${id}@x.example`)).status, 429)
    const { rows } = await app.db.execute(
      sql`select from throttle_counters where position(${id} in lower(subject)) > 0`,
    )
    assert.equal(rows.length, 0)
  })

  it('is rejected to a second account in any spelling, and where NFKC would change it', async () => {
    const id = unique()
    await addPerson(`straße.${id}@mail.example`)
    const add = (email: string) =>
      app.as('admin').request(accounts.addUser, {
        body: { firstName: 'Bo', lastName: 'Ray', email, password: 'river stone lamp', role: 'staff' },
      })
    assert.equal((await add(`STRAßE.${id}@MAIL.example`)).status, 409)
    const lookAlike = await add(`ﬁne.${id}@mail.example`)
    assert.deepEqual([lookAlike.status, lookAlike.body.field], [400, 'email'])
    assert.equal((await add(`strasse.${id}@mail.example`)).status, 201, 'another mailbox')
  })

  it('keeps the counter of its account when the address changes', async () => {
    const id = unique()
    const ann = await app.addPerson('staff', {
      email: `before.${id}@mail.example`,
      passwordHash: await hashPassword(password),
    })
    for (let n = 0; n < 10; n += 1) await signIn(`before.${id}@mail.example`, 'wrong')
    await app.as('admin').requestOk(accounts.editUser, {
      params: { id: ann.id },
      body: { firstName: 'Ann', lastName: 'Lee', email: `after.${id}@mail.example` },
    })
    assert.equal((await signIn(`after.${id}@mail.example`)).status, 429)
  })
})
