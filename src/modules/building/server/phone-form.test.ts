import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addRecords, idsFor, type Records } from '../../../../tests/support/real-records.ts'
import { endpointsOfContracts, title, urlOf } from '../../../../tests/support/contracts.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

/** A number of the building's country as stored, and the same as the API returns it. */
const [stored, ofApi] = ['+16475550139', '6475550139']
const phoneColumns = {
  users: ['phone'],
  residents: ['phone_primary', 'phone_secondary', 'emergency_contact_phone'],
  vendors: ['phone'],
  unit_owners: ['phone'],
}

let app: TestApp
let records: Records
before(async () => {
  app = await createTestApp()
  records = await addRecords(app)
  await app.db.execute(
    `insert into unit_owners (id, unit_id, name, position) select gen_random_uuid(), id, 'Ada Park', 0 from units`,
  )
  for (const [table, columns] of Object.entries(phoneColumns))
    await app.db.execute(`update ${table} set ${columns.map((column) => `${column} = '${stored}'`).join(', ')}`)
})
after(() => app.close())

/** Calls with numbers for people; a copy of a person's data has them as they are stored. */
const calls = (await endpointsOfContracts()).filter(
  ({ method, path }) => method === 'GET' && !/\/exports\/|\/tenant\/data/.test(path),
)

describe('a telephone number of the building’s country', () => {
  it('has ten digits in the reply of every call', async () => {
    const inStoredForm: string[] = []
    let found = 0
    for (const e of calls)
      for (const role of ['admin', 'tenant'] as const) {
        const { body } = await app.as(role).send({ method: 'GET', url: urlOf(e, idsFor(records, e)) })
        const text = JSON.stringify(body)
        if (text.includes(stored)) inStoredForm.push(`${title(e)} as ${role}`)
        if (text.includes(ofApi)) found += 1
      }
    assert.deepEqual(inStoredForm, [])
    assert.ok(found >= 8, `${found} replies have the number`)
  })
})
