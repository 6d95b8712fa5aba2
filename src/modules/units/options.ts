/** The default options, until the office sets its own (Settings, Option lists). */
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

/** The fields of a unit that are chosen from option lists. */
export const optionLists = ['amenities', 'applianceList', 'fireSafetyDevices', 'accessibilityFeatures'] as const
export type OptionList = (typeof optionLists)[number]

export const usualOptions: Readonly<Record<OptionList, readonly string[]>> = {
  amenities,
  applianceList: appliances,
  fireSafetyDevices,
  accessibilityFeatures,
}

/** Case, blanks, hyphens and underscores do not distinguish options. */
const key = (option: string) =>
  option
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

export const isSameOption = (a: string, b: string) => key(a) === key(b)

/** The options shown for a unit: those offered, and its own former ones. */
export const withOwn = (offered: readonly string[], own: readonly string[]): string[] => [
  ...offered,
  ...own.filter((option) => !offered.includes(option)),
]
