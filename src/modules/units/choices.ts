export const unitCategories = ['Residential', 'Commercial'] as const
export type UnitCategory = (typeof unitCategories)[number]

export const unitStatuses = ['Occupied', 'Vacant', 'Under Renovation', 'Reserved', 'For Sale'] as const
export type UnitStatus = (typeof unitStatuses)[number]

/** The statuses of the badge; Leased and Available are the commercial labels for Occupied and Vacant. */
export const displayStatuses = [...unitStatuses, 'Leased', 'Available'] as const
export type DisplayStatus = (typeof displayStatuses)[number]

export const balconyChoices = ['Yes', 'No'] as const
export type BalconyChoice = (typeof balconyChoices)[number]

export const alarmSystems = ['Yes', 'No', 'Monitored'] as const

export const hvacTypes = [
  'Central Air',
  'Split System',
  'Window Units',
  'Baseboard Heating',
  'Radiant Floor Heating',
  'Heat Pump',
  'Individual Units',
  'None',
] as const

export const lockTypes = ['Mechanical', 'Electronic', 'Keypad', 'Biometric'] as const

export const listingKinds = ['sale', 'lease'] as const
export type ListingKind = (typeof listingKinds)[number]

/** The default values of a unit that a person adds, in the form and in the call; other new units have none. */
export const newUnitDefaults = {
  unitNumber: '',
  floor: 1,
  category: 'Residential',
  status: 'Vacant',
  bedrooms: 1,
  bathrooms: 1,
  balcony: 'No',
  alarmSystem: 'No',
  hvacType: 'Central Air',
  lockType: 'Mechanical',
} as const

export const longestNote = 10_000
/** A choice of a list that the office edits, such as a type of unit. */
export const longestOption = 60
