import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formatHomes, greeting } from '#portals/resident/greeting.ts'
import { greetedName } from '#residents/greeted-name.ts'
import { residentPortalTexts } from '#portals/resident/messages/index.ts'

describe('the greeting', () => {
  it('follows the local time of the building, and says good evening at night', () => {
    const at = (utc: string) =>
      greeting(residentPortalTexts.en, 'Leila', new Date(`2026-11-22T${utc}:00Z`), 'America/Toronto')
    const text = ['08:40', '09:59', '10:00', '16:59', '17:00', '22:59', '23:00', '04:59'].map(
      (utc) => at(utc).split(',')[0],
    )
    const [evening, morning, afternoon] = ['Good evening', 'Good morning', 'Good afternoon']
    assert.deepEqual(text, [evening, evening, morning, morning, afternoon, afternoon, evening, evening])
  })

  it('names a person by the first name, and a business by its whole name and its unit', () => {
    const words = residentPortalTexts.en
    const person = { preferredName: null, fullName: 'Leila Hassan', units: [{ category: 'Residential' as const }] }
    const shop = { preferredName: null, fullName: 'Corner Books', units: [{ category: 'Commercial' as const }] }
    assert.equal(greetedName(person, 'Leila'), 'Leila')
    assert.equal(greetedName({ ...person, preferredName: 'Lea' }, 'Leila'), 'Lea')
    assert.equal(greetedName(shop, 'Corner'), 'Corner Books')
    const home = { unitNumber: 'C-102', floor: 1 }
    assert.equal(formatHomes(words, [{ ...home, category: 'Commercial' }], 'Owner'), 'Unit C-102 · Floor 1 · Owner')
    assert.equal(
      formatHomes(words, [{ ...home, category: 'Residential' }], 'Owner'),
      'Residence C-102 · Floor 1 · Owner',
    )
  })
})
