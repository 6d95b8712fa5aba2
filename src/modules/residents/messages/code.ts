/** Texts about the codes of a resident's home for the office. */
export const codeWords = {
  needsHome: 'Assign this resident to a unit before you add a code',
  notTheirHome: 'This resident is not assigned to the unit with that unitId',
  onlyForCodes:
    'unitId only selects the unit of the codes; to assign or remove a resident, use assign-tenant and remove-tenant of the unit',
  home: 'Unit for these codes',
  homeHint: 'Each unit has its own codes. Save before you choose another unit.',
  noHome: 'No unit',
  noHomeHelp: 'Assign a unit first to add access codes.',
  beforeMoveIn: 'Access codes can be added from the first day.',
  unitCodeOf: (unit: string) => `Unit ${unit}`,
  lockerCodeOf: (unit: string) => `Storage locker for ${unit}`,
} as const
