import { floorInEnglish } from '#building/messages/floor-names.ts'
import { formatArea } from '#platform/locale/measures.ts'
import { localeOf } from '#platform/language/language.ts'
import { count } from '../counted.ts'

/** Every text of the units' list that a person reads. */
export const words = {
  title: 'Units',
  loading: 'Loading units...',
  none: 'No units found matching your filters',
  noneHelp: 'Try other filters, or clear them.',
  noUnits: 'The building has no units yet.',
  clearFilters: 'Clear filters',
  counted: (all: number) => count(all, 'unit', 'units'),
  shown: (shown: number, all: number) => `${shown.toLocaleString(localeOf('en'))} of ${count(all, 'unit', 'units')}`,
  figures: {
    Occupied: (n: number) => `${n.toLocaleString(localeOf('en'))} occupied`,
    Vacant: (n: number) => `${n.toLocaleString(localeOf('en'))} vacant`,
    'For Sale': (n: number) => `${n.toLocaleString(localeOf('en'))} for sale`,
    Maintenance: (n: number) => `${n.toLocaleString(localeOf('en'))} with open requests`,
  },
  conditions: {
    Occupied: 'Occupied',
    Vacant: 'Vacant',
    'For Sale': 'For Sale',
    'Under Renovation': 'Under Renovation',
    Reserved: 'Reserved',
    Leased: 'Leased',
    Available: 'Available',
    Maintenance: 'Maintenance issue',
  },
  add: 'Add Unit',
  search: 'Unit, tenant or stall',
  filters: 'Filters',
  all: 'All',
  any: 'Any',
  status: 'Status',
  area: 'Area',
  areas: { residential: 'Residential', commercial: 'Commercial' },
  type: 'Type',
  floor: 'Floor',
  bedrooms: 'Bedrooms',
  studio: 'Studio',
  sort: 'Sort',
  /** The sort orders offered where the list has no column heads; the first is the default. */
  sorts: {
    '-unit': 'Unit, high to low',
    unit: 'Unit, low to high',
    status: 'Status',
    '-size': 'Size, large to small',
    size: 'Size, small to large',
    tenant: 'Tenant, A to Z',
    '-tenant': 'Tenant, Z to A',
  },
  columns: {
    unit: 'Unit',
    status: 'Type and status',
    details: 'Details',
    tenant: 'Tenant',
    storage: 'Parking and storage',
    actions: 'Actions',
  },
  onFloor: (floor: number, facing: string | null) =>
    facing ? `${floorInEnglish(floor)} · ${facing}` : floorInEnglish(floor),
  bedBath: (bedrooms: number | null, bathrooms: number | null) =>
    [
      bedrooms === null ? null : bedrooms === 0 ? 'Studio' : `${bedrooms} bed`,
      bathrooms === null ? null : `${bathrooms} bath`,
    ]
      .filter(Boolean)
      .join(' · '),
  size: (squareFootage: number | null, balconies: number | null) =>
    [
      squareFootage === null ? null : formatArea(squareFootage, 'en'),
      !balconies ? null : count(balconies, 'balcony', 'balconies'),
    ]
      .filter(Boolean)
      .join(' · '),
  open: (n: number) => `${n} open`,
  movesIn: (day: string) => `Move in ${day}`,
  /** Beside a present resident, who is not the one who moves in. */
  nextMovesIn: (day: string) => `next move in ${day}`,
  leaves: (day: string) => `Move out ${day}`,
  noTenant: 'No tenant',
  /** The occupant of a commercial unit is a lessee, whatever the record says. */
  lessee: 'Lessee',
  more: (n: number) => `+${n}`,
  view: 'View',
  viewUnit: (unitNumber: string) => `View unit ${unitNumber}`,
  stall: 'Stall',
  locker: 'Locker',

  one: 'Unit',
  unit: (unitNumber: string) => `Unit ${unitNumber}`,
  loadingOne: 'Loading the unit...',
  notFound: 'This unit could not be opened',
  missing: 'Unit not found',
  missingHelp: 'It may have been removed, or the link may be incomplete.',
  backToList: 'Back to the units',
} as const
