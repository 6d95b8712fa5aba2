/** Texts of the audience field. */
export const words = {
  label: 'Audience',
  floors: 'Floors',
  floorsHint: 'For example 12, 14-16',
  stacks: 'Stacks',
  stacksHint: 'Names of stacks (units above each other), separated by commas',
  units: 'Units',
  unitsHint: 'For example 2107, 2211',
  unknown: (parts: readonly string[]) => `Not found: ${parts.join(', ')}`,
} as const
