/** Texts about the audience of an announcement or event. */
export const english = {
  choose: 'Choose an audience',
  noFloors: 'Choose at least one floor',
  noStacks: 'Choose at least one stack',
  noUnits: 'Choose at least one unit',
  noPeople: 'Choose at least one person',
  tooMany: 'Choose up to 500',

  label: 'Audience',
  kinds: {
    everyone: 'Everyone',
    owners: 'Owners',
    renters: 'Renters',
    floors: 'Floors',
    stacks: 'Stacks',
    units: 'Units',
    people: 'Selected people',
  },
  kindDetails: {
    everyone: 'All residents of the building',
    owners: 'Residents who own their unit',
    renters: 'Residents who rent their unit',
    floors: 'All units on a floor',
    stacks: 'Units above each other',
    units: 'Individual units',
    people: 'Those who were selected in the list of tenants',
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
