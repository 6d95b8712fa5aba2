/** Texts of the field that chooses a unit. */
export const words = {
  find: 'Find a unit or a resident',
  searching: 'Searching...',
  none: 'No units found',
  noResident: 'No resident',
} as const
