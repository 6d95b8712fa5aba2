/** Texts about the audience of an announcement or event. */
export const english = {
  choose: 'Choose whom it is for',
  noFloors: 'Choose at least one floor',
  noStacks: 'Choose at least one stack',
  noUnits: 'Choose at least one unit',
  tooMany: 'Choose at most 500',

  label: 'Audience',
  kinds: {
    everyone: 'Everyone',
    owners: 'Owners',
    renters: 'Renters',
    floors: 'Floors',
    stacks: 'Stacks',
    units: 'Units',
  },
  kindDetails: {
    everyone: 'All who live in the building',
    owners: 'Who lives in a home of their own',
    renters: 'Who lives in a rented home',
    floors: 'Whole floors',
    stacks: 'Homes above each other',
    units: 'Single homes',
  },
  floors: (names: string) => `Floors ${names}`,
  floor: (name: string) => `Floor ${name}`,
  stacks: (names: string) => `Stacks ${names}`,
  stack: (name: string) => `Stack ${name}`,
  units: (names: string) => `Units ${names}`,
  unit: (name: string) => `Unit ${name}`,
  andMore: (n: number) => `and ${n} more`,
} as const
export type AudienceWords = typeof english
