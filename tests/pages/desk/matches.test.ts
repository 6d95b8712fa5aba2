import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { DeskPerson, DeskUnit } from '#desk-search/contract.ts'
import { onlyRecipientOf } from '#portals/desk/search/matches.ts'
import { aDeskPerson } from './desk-person.ts'

const person = (name: string, unitNumber: string) =>
  aDeskPerson({ userId: `${name} of ${unitNumber}`, name, unitNumber })
const unit = (unitNumber: string): DeskUnit => ({ unitId: unitNumber, unitNumber, residents: [], waiting: 0 })
const found = (people: DeskPerson[], typed: string, units: DeskUnit[] = []) => {
  const match = onlyRecipientOf({ people, units }, typed)
  return match?.kind === 'person' ? match.person.unitNumber : match?.kind === 'unit' ? 'home' : null
}

describe('the recipient of a package whom Enter takes before the list is shown', () => {
  it('is the only person, or the only one with exactly this name', () => {
    assert.equal(found([person('Amara Okafor', '2107')], 'oka'), '2107')
    const similar = [person('Amara Okafor-Grant', '0913'), person('Amara Okafor', '2107')]
    assert.equal(found(similar, ' amara  okafor'), '2107')
  })

  it('is missing for namesakes, a part of several names, and a person with two homes', () => {
    const namesakes = [person('Raymond Chen', '0605'), person('Raymond Chen', '1012')]
    assert.equal(found(namesakes, 'Raymond Chen'), null)
    assert.equal(found([...namesakes, person('Jun Chen', '1013')], 'chen'), null)
    assert.equal(found([], 'nobody'), null)
  })

  it('is the one person of a home, and its home when no one lives there', () => {
    assert.equal(found([person('Amara Okafor', '2107')], '2107', [unit('2107')]), '2107')
    assert.equal(found([], '2107', [unit('2107')]), 'home')
    assert.equal(found([person('Jose Santos', '1113'), person('Grace Leung', '1113')], '1113', [unit('1113')]), null)
  })
})
