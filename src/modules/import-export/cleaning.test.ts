import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cleanCell, isDayFirst, type Kind } from './cleaning.ts'
import { guessColumns, findHeaderRow } from './columns.ts'

describe('cells are tidied', () => {
  const cases: [Kind, string, string][] = [
    ['number', ' #1204 ', '1204'],
    ['number', 'Unit 0402', '0402'],
    ['number', 'apt. 12b', '12B'],
    ['number', '1204.0', '1204'],
    ['whole', '1,025 sq ft', '1025'],
    ['whole', 'Studio', '0'],
    ['whole', '2BR', '2'],
    ['whole', 'two', 'two'],
    ['half', '1.5 baths', '1.5'],
    ['money', '$1,250.00', '1250'],
    ['money', '1,250.75', '1250.75'],
    ['money', 'CA$ 725 000', '725000'],
    ['money', '1.250,50', '1250.5'],
    ['money', '389.000', '389.000'],
    ['half', '1,5', '1.5'],
    ['whole', '1.025', '1.025'],
    ['money', 'ask', 'ask'],
    ['phone', '+1 (416) 555-0134', '+1 (416) 555-0134'],
    ['phone', '1-416-555-0134', '4165550134'],
    ['phone', '+49 30 5557 0142', '+49 30 5557 0142'],
    ['phone', '416-555-0134 poste 7', '4165550134 ext. 7'],
    ['phone', '416.555.0134 x12', '4165550134 ext. 12'],
    ['phone', '555-0134', '555-0134'],
    ['email', ' Ann Lee <Ann@X.Example> ', 'ann@x.example'],
    ['name', 'Okafor,  Amara', 'Amara Okafor'],
    ['name', 'Amara\u00A0Okafor', 'Amara Okafor'],
    ['day', '15-Mar-2024', '2024-03-15'],
    ['day', 'March 5, 2024', '2024-03-05'],
    ['day', '3/15/2024', '2024-03-15'],
    ['day', '45366', '2024-03-15'],
    ['day', '2024/3/5', '2024-03-05'],
    ['day', '31/02/2024', '31/02/2024'],
    ['yes', 'x', 'Yes'],
    ['list', 'P2-11; P2-12 & P3-1', 'P2-11,P2-12,P3-1'],
    ['text', 'N/A', ''],
    ['text', ' - ', ''],
  ]
  for (const [kind, raw, expected] of cases)
    it(`${kind} ${JSON.stringify(raw)} is ${JSON.stringify(expected)}`, () =>
      assert.equal(cleanCell(kind, raw), expected))

  it('the dates of a column have one format: a number above twelve decides whether the day comes first', () => {
    assert.equal(isDayFirst(['03/04/2025', '25/12/2024']), true)
    assert.equal(isDayFirst(['03/04/2025', '12/25/2024']), false)
    assert.equal(cleanCell('day', '03/04/2025', true), '2025-04-03')
  })
})

describe('columns are guessed', () => {
  it('in any order, by many names, each once', () => {
    const heads = [
      'E-Mail Address',
      'Apt #',
      'Tenant Name',
      'Lease Expiry',
      'Cell',
      'Emergency Contact',
      'Emergency Tel',
      'Colour',
      'Owner / Renter',
    ]
    const columns = guessColumns('residents', heads)
    assert.deepEqual(Object.fromEntries(Object.entries(columns).filter(([, at]) => at !== null)), {
      emailPrimary: 0,
      unitNumber: 1,
      fullName: 2,
      endDateOccupancy: 3,
      phonePrimary: 4,
      emergencyContactName: 5,
      emergencyContactPhone: 6,
      tenantType: 8,
    })
  })
  it('below a title of the sheet', () => {
    const rows = [['Owners of the tower, spring'], [''], ['Suite', 'Level', 'Sq. Ft.']].map((row) => ({ cells: row }))
    assert.equal(findHeaderRow('units', rows), 2)
  })
})
