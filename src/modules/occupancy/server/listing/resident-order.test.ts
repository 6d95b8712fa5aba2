import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { AccountStatus } from '#accounts/choices.ts'
import { newId } from '#platform/server/database/ids.ts'
import { residents as contract } from '#residents/contract.ts'
import type { ResidentSort } from '#residents/schemas.ts'
import { residents } from '#residents/server/table.ts'
import { addUnit } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { assignments } from '../table.ts'

const day = 86_400_000
let app: TestApp

type Home = { unitNumber: string; since: number; until?: number }

/** A resident with homes that began and ended so many days ago. */
async function addResident(fullName: string, homes: Home[], status: AccountStatus = 'Active', deletedAt?: Date) {
  const id = newId()
  const { id: userId } = await app.addPerson('tenant', { firstName: fullName, status, ...(deletedAt && { deletedAt }) })
  await app.db.insert(residents).values({ id, userId, fullName, tenantType: 'Owner' })
  for (const { unitNumber, since, until } of homes) {
    const unit = await addUnit(app.db, { unitNumber })
    const [startedAt, endedAt] = [since, until].map((days) =>
      days === undefined ? null : new Date(Date.now() - days * day),
    )
    await app.db.insert(assignments).values({
      id: newId(),
      unitId: unit.id,
      residentId: id,
      residenceType: 'renter',
      rank: 'primary',
      startedAt: startedAt ?? new Date(),
      endedAt: endedAt ?? null,
    })
  }
}

before(async () => {
  app = await createTestApp()
  await addResident('ten', [{ unitNumber: '10', since: 9 }])
  await addResident('two', [{ unitNumber: '2', since: 9 }])
  await addResident('tilde', [{ unitNumber: '~1', since: 9 }])
  await addResident(
    'both',
    [
      { unitNumber: 'b-new', since: 1 },
      { unitNumber: 'b-old', since: 5 },
    ],
    'Invited',
  )
  await addResident(
    'back',
    [
      { unitNumber: '1', since: 9, until: 8 },
      { unitNumber: '3', since: 2 },
    ],
    'Suspended',
  )
  await addResident('former', [{ unitNumber: '4', since: 9, until: 1 }])
  await addResident('undone', [{ unitNumber: '5', since: 3, until: 3 }], 'Invited')
  await addResident('nowhere', [])
  await addResident('erased', [{ unitNumber: '6', since: 9 }], 'Active', new Date())
})
after(() => app.close())

/** All residents, two on each page. */
async function pages(sort: ResidentSort, order: 'asc' | 'desc') {
  const rows: { fullName: string; id: string; status: string; isFormer: boolean }[] = []
  for (let cursor: string | undefined; ;) {
    const query = { sort, order, limit: '2', ...(cursor !== undefined && { cursor }) }
    const { body, headers } = await app.as('staff').requestOk(contract.list, { query })
    rows.push(...body)
    const next = /cursor=([^&>]+)/.exec(String(headers['link'] ?? ''))?.[1]
    if (next === undefined) return rows
    assert.equal(body.length, 2)
    cursor = decodeURIComponent(next)
  }
}

const names = (rows: readonly { fullName: string }[]) => rows.map(({ fullName }) => fullName)

describe('the order of residents', () => {
  it('by unit is that of the number of the oldest home, and those without a home come last', async () => {
    const upwards = names(await pages('unit', 'asc'))
    assert.deepEqual(upwards.slice(0, 5), ['ten', 'two', 'back', 'both', 'tilde'])
    assert.deepEqual(
      upwards.slice(5).toSorted(),
      ['former', 'nowhere', 'undone', ...(await othersWithoutHome())].toSorted(),
    )
    assert.deepEqual(names(await pages('unit', 'desc')), upwards.toReversed())
  })

  it('by status is alphabetical, with former residents apart from the status of their account', async () => {
    const upwards = await pages('status', 'asc')
    const statuses = upwards.map(({ status, isFormer }) => (isFormer ? 'former' : status.toLowerCase()))
    assert.deepEqual(statuses, statuses.toSorted())
    assert.deepEqual(new Set(statuses), new Set(['active', 'former', 'invited', 'suspended']))
    assert.deepEqual(
      names(upwards).filter((name) => ['former', 'undone', 'both', 'back'].includes(name)),
      ['former', 'both', 'undone', 'back'],
    )
    assert.deepEqual(names(await pages('status', 'desc')), names(upwards).toReversed())
    assert.ok(!names(upwards).includes('erased'))
  })

  it('has every resident once, whatever it is', async () => {
    const { body, headers } = await app.as('staff').requestOk(contract.list, {})
    const all = body.map(({ id }) => id).toSorted()
    assert.equal(headers['x-total-count'], String(all.length))
    for (const sort of contract.list.query.shape.sort.unwrap().options)
      assert.deepEqual((await pages(sort, 'asc')).map(({ id }) => id).toSorted(), all, sort)
  })
})

/** Residents of the people of the tests. */
async function othersWithoutHome() {
  const mine = new Set(['ten', 'two', 'tilde', 'both', 'back', 'former', 'undone', 'nowhere'])
  const { body } = await app.as('staff').requestOk(contract.list, {})
  return names(body).filter((name) => !mine.has(name))
}
