/** Texts of the unit dialog. */
export const words = {
  parts: 'Parts of the unit',
  details: 'Details',
  residents: 'Tenant/Owner',
  lessees: 'Lessee/Owner',
  maintenance: 'Maintenance',
  openCase: 'Open Case',
  createRequest: 'Create Request',
  adminNotes: 'Admin Notes',
  propertyNotes: 'Property Notes',
  createFirst: 'Create the unit first',
  createFirstHelp: {
    residents: 'Residents are assigned once the unit is there.',
    maintenance: 'Requests are shown once the unit is there.',
    request: 'Requests are filed once the unit is there.',
    notes: 'Notes are written once the unit is there.',
  },
  newUnit: 'The number and the floor are needed, everything else can follow.',
  lastChanged: (day: string) => `Last changed ${day}`,
  close: 'Close',
} as const
