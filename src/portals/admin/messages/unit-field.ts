/** Texts of the field that chooses a unit. */
export const unitFieldWords = { unit: 'Unit', none: 'No unit' } as const
