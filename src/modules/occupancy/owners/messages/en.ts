import { floorInEnglish } from '#building/messages/floor-names.ts'

/** Texts about the units that a resident owns. */
export const english = {
  title: 'Units you own',
  residence: (unitNumber: string) => `Residence ${unitNumber}`,
  floor: (floor: number) => floorInEnglish(floor),
  share: (percent: number) => `Your share: ${percent} %`,
  since: (day: string) => `Owner since ${day}`,
  use: { own_home: 'Your home', let: 'Let', vacant: 'Vacant' },
  help: 'If something is missing or wrong, please tell the office.',
}
export type OwnerWords = typeof english
