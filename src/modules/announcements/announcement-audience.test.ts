import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { AnnouncementAudience, recipientsOf, toStored } from './announcement-audience.ts'

const unit = (n: number) => `0192a000-0000-7000-8000-00000000000${n}`
const owner12 = { unitId: unit(1), floor: 12, stack: 'standard-04', residenceType: 'owner' } as const
const renter12 = { unitId: unit(2), floor: 12, stack: 'standard-05', residenceType: 'renter' } as const
const renter20 = { unitId: unit(3), floor: 20, stack: 'standard-04', residenceType: 'renter' } as const
const residents = [
  { userId: 'ada', ...owner12 },
  { userId: 'ada', ...renter20 },
  { userId: 'ben', ...renter12 },
]

describe('the recipients of an audience', () => {
  it('are counted once, however many homes they have', () => {
    assert.deepEqual(recipientsOf({ kind: 'everyone' }, residents), ['ada', 'ben'])
    assert.deepEqual(recipientsOf({ kind: 'stacks', stacks: ['standard-04'] }, residents), ['ada'])
    assert.deepEqual(recipientsOf({ kind: 'renters' }, residents), ['ada', 'ben'])
  })
  it('are exactly the selected people, if they have a home', () => {
    assert.deepEqual(recipientsOf({ kind: 'people', userIds: ['ben', 'cleo'] }, residents), ['ben'])
    assert.deepEqual(recipientsOf({ kind: 'people', userIds: ['ada'] }, residents), ['ada'])
  })
})

describe('an audience of people', () => {
  it('names at least one, by an id', () => {
    for (const userIds of [[], ['ada'], undefined]) {
      const { error } = AnnouncementAudience.safeParse({ kind: 'people', userIds })
      assert.equal(error?.issues[0]?.message, 'Choose at least one person')
    }
  })
  it('is stored without the people', () =>
    assert.deepEqual(toStored({ kind: 'people', userIds: [unit(9)] }), { kind: 'people' }))
})
