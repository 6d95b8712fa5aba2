import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { DeskPerson } from '#desk-search/contract.ts'
import { authorisedFor, householdOf } from '#portals/desk/hand-over/collectors.ts'
import { aDeskPerson } from './desk-person.ts'

const person = (name: string, others: Pick<DeskPerson, 'household' | 'authorised'>) =>
  aDeskPerson({ userId: name, name, unitNumber: '2107', ...others })
const ada = person('Ada', { household: ['Ben'], authorised: ['Wanda'] })
const ben = person('Ben', { household: ['Ada'], authorised: ['Wanda', 'Otto'] })
const elsewhere = { ...person('Zoe', { household: ['Max'], authorised: ['Eve'] }), unitId: '0905' }
const known = { people: [ada, ben, elsewhere] }
const target = { unitId: '2107', unitNumber: '2107', name: '' }

describe('who can collect a package', () => {
  it('is for a person the others of the home, and who is authorised for this person', () => {
    const ofAda = { ...target, recipientId: 'Ada' }
    assert.deepEqual(householdOf(ofAda, known), ['Ben'])
    assert.deepEqual(authorisedFor(ofAda, known), ['Wanda'])
    assert.deepEqual(authorisedFor({ ...ofAda, collector: 'Otto' }, known), ['Otto', 'Wanda'])
  })

  it('is for the whole home everyone who lives there, each once', () => {
    const ofHome = { ...target, recipientId: null }
    assert.deepEqual(householdOf(ofHome, known), ['Ada', 'Ben'])
    assert.deepEqual(authorisedFor(ofHome, known), ['Wanda', 'Otto'])
    assert.deepEqual(householdOf(ofHome, undefined), [])
  })
})
