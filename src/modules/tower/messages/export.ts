/** Texts of exported and printed units. */
export const exportWords = {
  fields: {
    unit: 'Unit',
    category: 'Category',
    status: 'Status',
    type: 'Type',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    size: 'Square feet',
    balconies: 'Balconies',
    tenants: 'Tenants',
    parking: 'Parking',
    lockers: 'Lockers',
    floor: 'Floor',
    facing: 'Facing',
    owner: 'Owner',
    requests: 'Open requests',
  },
  fileName: (day: string) => `units-${day}.csv`,
  badSort: 'sort must be an order of the list',
  unknownColumn: (name: string) => `The list of units has no column “${name}”`,
} as const
