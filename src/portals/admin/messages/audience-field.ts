/** Texts of the audience field. */
export const words = {
  label: 'For whom',
  floors: 'Which floors',
  floorsHint: 'For example 12, 14-16',
  stacks: 'Which stacks',
  stacksHint: 'Homes above each other, by the name of their stack; several with commas',
  units: 'Which units',
  unitsHint: 'For example 2107, 2211',
  unknown: (parts: readonly string[]) => `Not known here: ${parts.join(', ')}`,
} as const
