import { bundledLanguages } from '#platform/language/registry.ts'
import type { SmallBuilding } from './small-building.ts'

/** The company of the demo portfolio, and the person who signs in. */
export const demoCompany = {
  name: 'Harbour & Hale',
  person: { email: 'miriam@harbourhale.example', firstName: 'Miriam', lastName: 'Castell' },
}

/** The buildings of the demo portfolio by the short name of each. */
export const demoBuildings: Readonly<Record<string, SmallBuilding>> = {
  foundry: {
    name: 'The Foundry',
    code: 'FND',
    city: 'Hamilton',
    region: 'ON',
    languages: ['en'],
    floors: 13,
    homesPerFloor: 16,
    occupied: 0.93,
    late: 4,
    urgent: 1,
    packages: 19,
  },
  'pier-nine': {
    name: 'Pier Nine',
    code: 'PRN',
    city: 'Vancouver',
    region: 'BC',
    languages: ['en'],
    floors: 33,
    homesPerFloor: 8,
    occupied: 0.97,
    late: 2,
    urgent: 0,
    packages: 44,
  },
  'rue-saint-paul': {
    name: '40, rue Saint-Paul',
    code: 'RSP',
    city: 'Montréal',
    region: 'QC',
    languages: ['fr', 'en'],
    floors: 9,
    homesPerFloor: 16,
    occupied: 0.95,
    late: 2,
    urgent: 1,
    packages: 12,
  },
  birchcliff: {
    name: 'Birchcliff Court',
    code: 'BCC',
    city: 'Toronto',
    region: 'ON',
    languages: [...bundledLanguages],
    floors: 6,
    homesPerFloor: 10,
    occupied: 0,
    late: 0,
    urgent: 0,
    packages: 0,
    isNew: true,
  },
}
