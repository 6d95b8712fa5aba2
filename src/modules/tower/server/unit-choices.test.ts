import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUnitCalls } from '../../../../tests/support/calls/unit-calls.ts'
import { unitChoices } from '../choice-contract.ts'
import { tower } from '../contract.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const { create } = createUnitCalls(() => app)
const find = async (search: string, limit = '40') =>
  (await app.as('staff').requestOk(unitChoices.list, { query: { search, limit } })).body
const numbersFor = async (search: string) => (await find(search)).map(({ unitNumber }) => unitNumber)

describe('the units that a picker offers', () => {
  it('begin with those whose number begins with the typed word', async () => {
    for (const unitNumber of ['3088', '8830', '8831']) await create({ unitNumber })
    assert.deepEqual(await numbersFor('88'), ['8830', '8831', '3088'])
    assert.deepEqual(await numbersFor('8'.repeat(5)), [])
  })

  it('are found by all words in the names of their residents and in their number, without accents or case', async () => {
    const unit = (await app.as('staff').requestOk(tower.unit, { params: { id: home.unit.id } })).body
    const name = unit.tenants[0]?.fullName ?? ''
    const [found] = await find(`${unit.unitNumber} ${name.toUpperCase()}`)
    assert.deepEqual(found, {
      id: unit.id,
      unitNumber: unit.unitNumber,
      floor: unit.floor,
      residentNames: unit.tenants.map(({ fullName }) => fullName),
    })
    assert.deepEqual(await find(`${name} nobody`), [])
  })

  it('are found by one or two letters at the beginning of a name only', async () => {
    await app.db.execute(sql`update residents set full_name = 'Wilhelmina Xavier'
      where user_id = ${app.people.tenant.id}`)
    const { unit } = home
    for (const [search, isFound] of [
      ['wi', true],
      ['x', true],
      [`${unit.unitNumber} wi`, true],
      ['lh', false],
      ['hel', true],
    ] as const)
      assert.equal((await numbersFor(search)).includes(unit.unitNumber), isFound, search)
  })

  it('are not found by an e-mail address, and a percent sign is a character', async () => {
    assert.deepEqual(await find(app.people.tenant.email), [])
    assert.deepEqual(await find('%'), [])
  })

  it('are at most as many as requested', async () => {
    assert.equal((await find('', '2')).length, 2)
    const { status } = await app.as('staff').request(unitChoices.list, { query: { limit: '101' } })
    assert.equal(status, 400)
  })
})

describe('the neighbours of a unit', () => {
  it('are those of its stack with the number of their open requests', async () => {
    await create({ floor: 8, stack: 'West corner', unitNumber: '0820' })
    const middle = await create({ floor: 9, stack: 'West corner', unitNumber: '0920' })
    await create({ floor: 10, stack: 'West corner', unitNumber: '1020' })
    const { body } = await app.as('staff').requestOk(unitChoices.neighbours, { params: { id: middle.id } })
    assert.deepEqual(
      body.riser.map(({ unitNumber, openRequests }) => [unitNumber, openRequests]),
      [
        ['1020', 0],
        ['0920', 0],
        ['0820', 0],
      ],
    )
    assert.deepEqual(body.adjacent, [])
  })

  it('are not found for a unit that does not exist', async () => {
    const { status } = await app.as('staff').request(unitChoices.neighbours, { params: { id: randomUUID() } })
    assert.equal(status, 404)
  })
})
