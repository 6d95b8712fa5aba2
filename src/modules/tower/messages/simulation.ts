import { floorInEnglish } from '#building/messages/floor-names.ts'
import { areaLabel, formatArea } from '#platform/locale/measures.ts'
import { count } from '../counted.ts'

/** Texts of the building simulation. */
export const words = {
  title: 'Building simulation',
  line: (lowest: number, highest: number) => `Floors ${lowest} to ${highest} · highest first`,
  loading: 'Loading the simulation...',
  none: 'No residences yet',
  noneHelp: 'Add units in the Units section to see them here.',
  counts: 'Residence summary',
  total: 'Total Units',
  occupied: 'Occupied',
  vacant: 'Vacant',
  forSale: 'For Sale',
  maintenance: 'Maintenance',
  countedBy:
    'Counts residences only. Each counts as For Sale if it is for sale, otherwise as Occupied or Vacant. Residences with an open request also count as Maintenance.',
  legend: 'Legend',
  alert: 'Maintenance Alert',
  bedroomsShort: 'BR',
  bedrooms: 'Bedrooms',
  balconies: 'Balconies',
  lift: 'Floors',
  toFloor: (floor: number, alerts: number) =>
    alerts > 0
      ? `${floorInEnglish(floor)}, ${count(alerts, 'active request', 'active requests')}`
      : floorInEnglish(floor),
  floor: (floor: number) => floorInEnglish(floor),
  layout: (name: string | null, units: number) => [name, count(units, 'unit', 'units')].filter(Boolean).join(' · '),
  occupiedOf: (occupied: number, all: number) => `${occupied} of ${all} occupied`,
  active: (n: number) => `${n} active`,
  noActive: 'No active requests',
  alertOf: (n: number) => count(n, 'active request', 'active requests'),
  compass: 'Compass: north is up',
  points: { North: 'N', East: 'E', South: 'S', West: 'W' },
  beds: (bedrooms: number) => `${bedrooms} BR`,
  baths: (bathrooms: number) => `${bathrooms} BA`,
  feet: (squareFootage: number) => formatArea(squareFootage, 'en'),
  balconiesOf: (n: number) => count(n, 'balcony', 'balconies'),
  badges: { Occupied: 'OCCUPIED', 'For Sale': 'FOR SALE', Vacant: 'VACANT' },
  note: {
    unit: (unitNumber: string) => `Unit ${unitNumber}`,
    floor: 'Floor',
    facing: 'Facing',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    squareFeet: () => areaLabel('Square feet'),
    balconies: 'Balconies',
    status: 'Status',
    active: 'Active maintenance',
    click: 'Click to view detailed unit profile',
    unknown: 'Not specified',
  },
} as const
