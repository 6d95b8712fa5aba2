/** Texts of the unit dialog. */
export const words = {
  parts: 'Sections of the unit',
  details: 'Details',
  residents: 'Tenant/Owner',
  lessees: 'Lessee/Owner',
  maintenance: 'Maintenance',
  openCase: 'Open Case',
  createRequest: 'Create Request',
  adminNotes: 'Admin Notes',
  createFirst: 'Create the unit first',
  createFirstHelp: {
    residents: 'You can then assign residents.',
    maintenance: 'Its requests will appear here.',
    request: 'You can then create requests.',
    notes: 'You can then add notes.',
  },
  newUnit: 'Only the unit number and the floor are required. You can add the rest later.',
  lastChanged: (day: string) => `Last changed ${day}`,
  close: 'Close',
} as const
