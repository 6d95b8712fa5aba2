import { z } from 'zod'
import { spelledLike } from '#platform/spelling.ts'

export const unitCategories = ['Residential', 'Commercial'] as const
export const UnitCategory = z.enum(unitCategories)
export type UnitCategory = z.infer<typeof UnitCategory>
export const UnitCategoryAsSent = spelledLike(unitCategories, { Standard: 'Residential' })

export const unitStatuses = ['Occupied', 'Vacant', 'Under Renovation', 'Reserved', 'For Sale'] as const
export const UnitStatus = z.enum(unitStatuses)
export type UnitStatus = z.infer<typeof UnitStatus>
export const UnitStatusAsSent = spelledLike(unitStatuses)

/** What the badge says; Leased and Available are the commercial words for Occupied and Vacant. */
export const displayStatuses = [...unitStatuses, 'Leased', 'Available'] as const
export const DisplayStatus = z.enum(displayStatuses)
export type DisplayStatus = z.infer<typeof DisplayStatus>

export const balconyChoices = ['Yes', 'No'] as const
export const BalconyChoice = z.enum(balconyChoices)
export const BalconyChoiceAsSent = spelledLike(balconyChoices, { true: 'Yes', false: 'No' })
export type BalconyChoice = z.infer<typeof BalconyChoice>

export const alarmSystems = ['Yes', 'No', 'Monitored'] as const
export const AlarmSystem = z.enum(alarmSystems)
export const AlarmSystemAsSent = spelledLike(alarmSystems)
export type AlarmSystem = z.infer<typeof AlarmSystem>

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
export const HvacType = z.enum(hvacTypes)
export const HvacTypeAsSent = spelledLike(hvacTypes, { Central: 'Central Air' })
export type HvacType = z.infer<typeof HvacType>

export const lockTypes = ['Mechanical', 'Electronic', 'Keypad', 'Biometric'] as const
export const LockType = z.enum(lockTypes)
export const LockTypeAsSent = spelledLike(lockTypes)
export type LockType = z.infer<typeof LockType>

export const amenities = [
  'Fireplace',
  'In-unit Laundry',
  'Smart Home Features',
  'High Ceilings',
  'Upgraded Kitchen',
  'Hardwood Floors',
  'Granite Countertops',
  'Stainless Steel Appliances',
  'Walk-in Closet',
  'En-suite Bathroom',
  'Private Entrance',
  'Garden/Patio Access',
  'Built-in Storage',
  'Crown Molding',
  'Updated Fixtures',
  'Bay Windows',
  'Exposed Brick',
  'Vaulted Ceilings',
] as const

export const appliances = [
  'Refrigerator',
  'Stove/Oven',
  'Dishwasher',
  'Microwave',
  'Washer',
  'Dryer',
  'Garbage Disposal',
  'Wine Fridge',
  'Ice Maker',
  'Range Hood',
  'Warming Drawer',
  'Built-in Coffee Machine',
  'Trash Compactor',
  'Freezer',
  'Convection Oven',
] as const

export const fireSafetyDevices = [
  'Smoke Detector',
  'Carbon Monoxide Detector',
  'Fire Extinguisher',
  'Sprinkler System',
  'Heat Detector',
  'Fire Blanket',
  'Emergency Escape Ladder',
  'Fire Door',
  'Emergency Lighting',
  'Fire Alarm System',
  'Smoke Evacuation System',
] as const

export const accessibilityFeatures = [
  'Roll-in Shower',
  'Wide Doorways',
  'Lowered Counters',
  'Grab Bars',
  'Wheelchair Ramp',
  'Accessible Bathroom',
  'Lever Door Handles',
  'Visual Doorbells',
  'Hearing Loop System',
  'Tactile Indicators',
  'Accessible Parking',
  'Emergency Call System',
  'Lowered Light Switches',
] as const

export const listingKinds = ['sale', 'lease'] as const
export const ListingKind = z.enum(listingKinds)
export type ListingKind = z.infer<typeof ListingKind>

/** What a new unit starts with, in the form and in the database. */
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
