import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { countDone, isBuildingFinished, isFinished, listMissing, listSteps, type SetUpFacts } from './rules.ts'

const nothing: SetUpFacts = {
  person: { name: 'Jonas Brandt', hasSecondFactor: false },
  address: { street: 'Lindenplatz 4', city: '', region: '', postalCode: '' },
  locale: { timeZone: 'Europe/Berlin', currency: 'EUR', languages: ['en'] },
  accentColour: null,
  hasLogo: false,
  floors: 12,
  units: 0,
  parkingLevels: 0,
  stalls: 0,
  hasMailServer: false,
  isMailTested: false,
  prioritiesWithTime: 3,
  openDays: 5,
  emergencyPhone: '',
  hasResidents: false,
  colleagues: 0,
  hasPublicPage: false,
  hasPicture: false,
}
const everything: SetUpFacts = {
  ...nothing,
  person: { ...nothing.person, hasSecondFactor: true },
  address: { ...nothing.address, city: 'Berlin' },
  units: 84,
  parkingLevels: 2,
  stalls: 46,
  hasMailServer: true,
  isMailTested: true,
  prioritiesWithTime: 4,
  emergencyPhone: '03055570142',
  hasResidents: true,
  colleagues: 1,
  hasPublicPage: true,
  hasPicture: true,
}
const lineOf = (facts: SetUpFacts, key: string, confirmed: Parameters<typeof listSteps>[1] = []) =>
  listSteps(facts, confirmed).find((step) => step.key === key)?.line

describe('the steps of the set-up', () => {
  it('are all to do in a building of which nothing is known, except the optional one', () => {
    const steps = listSteps(nothing, [])
    assert.deepEqual(new Set(steps.map(({ state }) => state)), new Set(['to-do', 'optional']))
    assert.equal(steps.find(({ key }) => key === 'people')?.state, 'optional')
    assert.equal(isFinished(steps), false)
    assert.equal(lineOf(nothing, 'sla'), '3 of 4 priorities have a time')
    assert.equal(lineOf(nothing, 'building'), '12 floors, no units yet')
  })

  it('are done by the records of the building, and the locale by a confirmation', () => {
    const steps = listSteps(everything, [])
    assert.deepEqual(
      steps.filter(({ state }) => state !== 'done').map(({ key }) => key),
      ['locale', 'brand'],
    )
    const confirmed = listSteps(everything, ['locale', 'brand'])
    assert.equal(countDone(confirmed), confirmed.length)
    assert.equal(isFinished(confirmed), true)
    assert.equal(lineOf(everything, 'parking'), '46 stalls on 2 levels')
  })

  it('are finished without the optional one', () => {
    assert.equal(isFinished(listSteps({ ...everything, hasResidents: false }, ['locale', 'brand'])), true)
  })

  it('do without parking when an administrator says that there is none', () => {
    const without = { ...everything, stalls: 0, parkingLevels: 0 }
    assert.equal(isFinished(listSteps(without, ['locale', 'brand'])), false)
    assert.equal(isFinished(listSteps(without, ['locale', 'brand', 'parking'])), true)
    assert.equal(lineOf(without, 'parking', ['parking']), 'No parking in this building')
  })

  it('are missing while they are to do, as is the picture, but not the optional one', () => {
    assert.deepEqual(
      listMissing(listSteps({ ...everything, hasResidents: false }, ['locale', 'brand']), everything),
      [],
    )
    const partly = { ...everything, isMailTested: false, hasPicture: false }
    assert.deepEqual(listMissing(listSteps(partly, ['brand']), partly), ['locale', 'mail', 'picture'])
  })

  it('have a colour when one is chosen, or when the default is confirmed', () => {
    const own = { ...nothing, accentColour: '#2c4f8f' }
    assert.equal(listSteps(own, []).find(({ key }) => key === 'brand')?.state, 'done')
    assert.equal(lineOf(own, 'brand'), 'Mark from the footprint, contrast 7.1')
    assert.equal(lineOf(nothing, 'brand', ['brand']), 'Mark from the footprint, contrast 6.5')
  })

  it('of the building are finished for a later administrator, whose own account is not', () => {
    const later = { ...everything, person: { ...everything.person, hasSecondFactor: false } }
    const steps = listSteps(later, ['locale', 'brand'])
    assert.deepEqual([isFinished(steps), isBuildingFinished(steps)], [false, true])
  })
})
