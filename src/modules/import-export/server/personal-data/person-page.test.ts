import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { payments } from '#payments/contract.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { dataWords } from '../../messages/data.ts'
import { personCalls } from '../../person-contract.ts'
import { findPerson, queriesOf } from './person.ts'

let app: TestApp
let person: Awaited<ReturnType<TestApp['addPerson']>>
before(async () => {
  app = await createTestApp()
  person = await app.addPerson('tenant', { firstName: 'Amara', lastName: 'Okafor' })
  const { residentId } = await addHome(app.db, person)
  await app.withCookie(person.cookie).requestOk(ownRequests.file, {
    body: {
      title: 'Tap drips',
      description: 'In the kitchen',
      category: 'plumbing',
      entryPermission: 'call_first',
      entryWindows: [{ day: 'weekdays', from: '09:00', to: '12:00' }],
    },
  })
  await app.as('admin').requestOk(payments.enter, {
    body: { tenantId: residentId, kind: 'payment', type: 'Rent', amount: 1250, date: '2026-01-01', method: 'cheque' },
  })
})
after(() => app.close())

const readPage = async (language: string) => {
  const headers = { host: 'tower.test', cookie: person.cookie, 'accept-language': language }
  const { body } = await app.fastify.inject({ url: personCalls.ownPage.path, headers })
  return body.replaceAll('\u00a0', ' ')
}
const field = (label: string, value: string) => `<dt><b>${label}</b></dt><dd>${value}</dd>`

describe("the page of a person's data", () => {
  it('names fields and values as people do', async () => {
    const page = await readPage('en')
    for (const [label, value] of [
      ['First name', 'Amara'],
      ['Category', 'Plumbing'],
      ['Entry times', 'Weekdays, 9:00 AM to 12:00 PM'],
      ['Amount', '$1,250.00'],
      ['Payment method', 'Cheque'],
    ] as const)
      assert.ok(page.includes(field(label, value)), `${label}: ${value}`)
  })

  it('is in the language of its reader', async () => {
    const page = await readPage('fr')
    assert.match(page, /<html lang="fr">/)
    assert.match(page, /<h2>Demandes d’entretien<\/h2>/)
    for (const [label, value] of [
      ['Prénom', 'Amara'],
      ['Catégorie', 'Plomberie'],
      ['Plages d’accès', 'En semaine, de 9 h 00 à 12 h 00'],
      ['Mode de paiement', 'Chèque'],
    ] as const)
      assert.ok(page.includes(field(label, value)), `${label}: ${value}`)
  })

  it('has a label for every column', async () => {
    const found = await findPerson(app.db, person.id)
    for (const [group, query] of Object.entries(queriesOf(found, false)))
      for (const { name: column } of (await app.db.execute(query)).fields)
        assert.ok(column in dataWords.en.fields, `${group}: ${column}`)
  })
})
