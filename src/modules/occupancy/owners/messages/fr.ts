import { floorInFrench } from '#building/messages/floor-names.ts'
import type { Translated } from '#platform/language/language.ts'
import type { OwnerWords } from './en.ts'

/** The French texts about the units that a resident owns. */
export const french: Translated<OwnerWords> = {
  title: 'Vos logements en propriété',
  residence: (unitNumber: string) => `Logement ${unitNumber}`,
  floor: (floor: number) => floorInFrench(floor),
  share: (percent: number) => `Votre part : ${percent} %`,
  since: (day: string) => `Propriétaire depuis le ${day}`,
  use: { own_home: 'Votre domicile', let: 'Loué', vacant: 'Vacant' },
  help: 'S’il manque quelque chose, veuillez en informer le bureau.',
}
