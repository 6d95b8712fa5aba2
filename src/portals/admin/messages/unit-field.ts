/** Texts of the field that chooses a unit. */
export const unitFieldWords = {
  unit: 'Unit',
  none: 'No unit',
  find: 'Find a unit',
  noMatch: 'No unit matches',
} as const
