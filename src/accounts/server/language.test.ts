import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { accounts } from '../contract.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse()
})
after(() => house.close())

describe('the language somebody chose', () => {
  it('is kept with the account, and nothing else changes', async () => {
    const person = house.as('tenant')
    const before = await person.sends(accounts.own)
    assert.equal(before.body.language, null)
    const { status, body } = await person.sends(accounts.prefer, { body: { language: 'fr' } })
    assert.equal(status, 200)
    assert.deepEqual(body, { ...before.body, language: 'fr' })
  })

  it('is one of those the house speaks', async () => {
    const person = house.as('tenant')
    for (const bad of [{ language: 'de' }, {}]) {
      const { status, body } = await person.tries(accounts.prefer, { body: bad })
      assert.equal(status, 400)
      assert.match(String(body.field), /^(?:language|theme)$/)
    }
  })

  it('is the language of letters', async () => {
    const { email } = house.people.tenant
    await house.asNobody().sends(accounts.forgot, { body: { email } })
    const [letter = ''] = await house.letters(1)
    assert.match(letter, /^Subject: Choisir un nouveau mot de passe/m)
    assert.match(letter, /Bonjour tenant,/)
    assert.match(letter, /<html lang=3D"fr">/)
  })
})
