import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { cleanCell, isDayFirst, type Kind } from './cleaning.ts'
import {
  findHeaderRow,
  guessColumns,
  type ImportField,
  importFields,
  importKinds,
  namesOf,
  unusedHeads,
} from './columns.ts'

describe('cells are tidied', () => {
  const cases: [Kind, string, string][] = [
    ['number', ' #1204 ', '1204'],
    ['number', 'Unit 0402', '0402'],
    ['number', 'apt. 12b', '12B'],
    ['number', '1204.0', '1204'],
    ['number', 'Appartement 1204', '1204'],
    ['number', 'Unité 1204', '1204'],
    ['number', 'Whg. 12', '12'],
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
    ['day', '1er décembre 2026', '2026-12-01'],
    ['day', '3 août 2026'.normalize('NFD'), '2026-08-03'],
    ['day', '4 juil. 2026', '2026-07-04'],
    ['day', '5 juin 2026', '2026-06-05'],
    ['day', '1. März 2027', '2027-03-01'],
    ['day', '24. Dez. 2026', '2026-12-24'],
    ['day', '24 Brumaire 2026', '24 Brumaire 2026'],
    ['yes', 'x', 'Yes'],
    ['yes', 'ja', 'Yes'],
    ['residentType', 'Propriétaire', 'Owner'],
    ['residentType', 'propriétaire'.normalize('NFD'), 'Owner'],
    ['residentType', 'Mieterin', 'Renter'],
    ['residentType', 'Lease Holder', 'Lease Holder'],
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
  it('in French, as the offices of Québec write them', () => {
    const heads = ["Nom de l'occupant", 'Courriel', 'Téléphone', 'Logement', 'Début', 'Fin', 'Loyer', 'Statut']
    const columns = guessColumns('residents', heads)
    assert.deepEqual(Object.fromEntries(Object.entries(columns).filter(([, at]) => at !== null)), {
      fullName: 0,
      emailPrimary: 1,
      phonePrimary: 2,
      unitNumber: 3,
      startDateOccupancy: 4,
      endDateOccupancy: 5,
    })
  })
  it('as the last name, beside a column of first names', () => {
    const { fullName, firstName, lastName } = guessColumns('residents', ['Nom', 'Prénom', 'Logement'])
    assert.deepEqual([fullName, firstName, lastName], [null, 1, 0])
  })
  it('by each of their names, in capitals or not, with any blanks, punctuation and form of accents', () => {
    const names = importKinds.flatMap((kind) =>
      importFields[kind].flatMap((field) => rawNames(field).map((name) => ({ kind, field: field.field, name }))),
    )
    const spellings = [
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.normalize('NFD'),
      (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
      (text: string) => ` ${text.replaceAll(' ', '\u00A0 ')}: `,
      (text: string) => `${text.replaceAll(' ', '_')} *`,
    ]
    for (const { kind, field, name } of names)
      for (const spelling of spellings)
        assert.equal(guessColumns(kind, ['', spelling(name)])[field], 1, `${kind}: ${spelling(name)}`)
  })
  it('all at once, each by any of its names', () => {
    for (const kind of importKinds) {
      // A column of last names takes the place of one that is only called "Name".
      const fields = importFields[kind].filter(({ field }) => field !== 'firstName' && field !== 'lastName')
      const heads = fc.tuple(...fields.map((field) => fc.constantFrom(...rawNames(field))))
      fc.assert(
        fc.property(heads, (chosen) => {
          const found = guessColumns(kind, chosen)
          for (const [at, { field }] of fields.entries())
            assert.equal(found[field], at, `${kind}: ${chosen.join(', ')}`)
        }),
      )
    }
  })
  it('by names of which none means two fields', () => {
    for (const kind of importKinds) {
      const all = importFields[kind].flatMap((field) => [...namesOf(field)])
      assert.deepEqual(
        all.filter((name, at) => all.indexOf(name) !== at),
        [],
      )
    }
  })
  it('and name those that no field takes', () => {
    const heads = ['Nom', 'Loyer', '', 'Logement', 'Kaltmiete']
    assert.deepEqual(unusedHeads(heads, guessColumns('residents', heads)), ['Loyer', 'Kaltmiete'])
  })
  it('below a title of the sheet', () => {
    const rows = [['Owners of the tower, spring'], [''], ['Suite', 'Level', 'Sq. Ft.']].map((row) => ({ cells: row }))
    assert.equal(findHeaderRow('units', rows), 2)
  })
})

/** The names of a field as the table has them, with accents. */
const rawNames = ({ label, en, fr, de }: ImportField) => [label, ...en, ...fr, ...de]
