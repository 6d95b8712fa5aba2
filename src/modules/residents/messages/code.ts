/** Texts about the codes of a resident's home for the office. */
export const codeWords = {
  needsHome: 'A code belongs to a home: assign this resident to a unit first',
  notTheirHome: 'This resident has no home with that unitId',
  onlyForCodes:
    'unitId says of which home the codes are; to move somebody, use assign-tenant and remove-tenant of the unit',
  home: 'Home of the codes',
  homeHint: 'Each home has codes of its own. Save one before you choose another.',
  noHome: 'No home',
  noHomeHelp: 'Codes belong to a home and end with it. Assign a unit first.',
  unitCodeOf: (unit: string) => `Unit ${unit}`,
  lockerCodeOf: (unit: string) => `Storage locker of ${unit}`,
} as const
