import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isAbout, isAffected, languageFor, minutesSince, textFor } from './rules.ts'

describe('whether a request is about an incident', () => {
  it('follows from its category', () => {
    assert.equal(isAbout('water', { category: 'plumbing', title: 'Bathroom' }), true)
    assert.equal(isAbout('power', { category: 'plumbing', title: 'Bathroom' }), false)
  })

  it('follows from words of its title, in English and French, with or without accents', () => {
    const isAboutWith = (kind: Parameters<typeof isAbout>[0], title: string) =>
      isAbout(kind, { category: 'general', title })
    assert.equal(isAboutWith('water', 'No HOT water since 7'), true)
    assert.equal(isAboutWith('water', "Pas d'eau chaude"), true)
    assert.equal(isAboutWith('elevator', 'When does the lift run again?'), true)
    assert.equal(isAboutWith('power', 'Plus de lumière au couloir'), true)
    assert.equal(isAboutWith('fire_alarm', "L'alarme sonne"), true)
    assert.equal(isAboutWith('elevator', 'A new shelf'), false)
    assert.equal(isAboutWith('water', 'Tableau in the lobby'), false)
    assert.equal(isAboutWith('elevator', 'Kitchen cabinet does not close'), false)
    assert.equal(isAboutWith('water', 'Tapis du couloir'), false)
    assert.equal(isAboutWith('power', 'Ascenseur en panne'), false)
    assert.equal(isAboutWith('fire_alarm', 'Feuilles au balcon'), false)
  })
})

describe('whether a home is affected', () => {
  const home = { floor: 12, stack: 'A-04' }

  it('needs its floor and its stack among those of the incident', () => {
    assert.equal(isAffected({ floors: [12, 13], stacks: ['A-04'] }, home), true)
    assert.equal(isAffected({ floors: [13], stacks: ['A-04'] }, home), false)
    assert.equal(isAffected({ floors: [12], stacks: ['A-05'] }, home), false)
  })

  it('is so for all floors or stacks where none are named', () => {
    assert.equal(isAffected({ floors: [], stacks: [] }, { floor: 1, stack: null }), true)
    assert.equal(isAffected({ floors: [], stacks: ['A-04'] }, home), true)
    assert.equal(isAffected({ floors: [], stacks: ['A-04'] }, { floor: 12, stack: null }), false)
  })
})

describe('the text for a reader', () => {
  it('is in their language, otherwise in one that has it', () => {
    assert.equal(textFor({ en: 'Stopped', fr: 'En panne' }, 'fr'), 'En panne')
    assert.equal(textFor({ en: 'Stopped' }, 'fr'), 'Stopped')
    assert.equal(textFor({ fr: 'En panne' }, 'en'), 'En panne')
    assert.equal(textFor({ en: '', fr: 'En panne' }, 'en'), 'En panne')
    assert.equal(languageFor({ en: 'Stopped', fr: ' ' }, 'fr'), 'en')
    assert.equal(textFor({}, 'en'), '')
  })
})

describe('the minutes of an incident', () => {
  it('are whole ones, and never below zero', () => {
    assert.equal(minutesSince('2031-03-05T15:00:00Z', new Date('2031-03-05T15:22:59Z')), 22)
    assert.equal(minutesSince('2031-03-05T15:00:00Z', new Date('2031-03-05T14:22:59Z')), 0)
  })
})
