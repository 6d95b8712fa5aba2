import { floorInFrench } from '#building/messages/floor-names.ts'
import type { PartlyTranslated } from '#platform/language/language.ts'
import type { ResidentWords } from './en.ts'

export const french = {
  overview: 'Aperçu',
  household: 'Foyer',
  residents: 'Résidents',
  payments: 'Paiements',
  morning: (name: string) => `Bonjour, ${name}`,
  afternoon: (name: string) => `Bon après-midi, ${name}`,
  evening: (name: string) => `Bonsoir, ${name}`,
  residence: (unitNumbers: readonly string[]) =>
    `${unitNumbers.length === 1 ? 'Logement' : 'Logements'} ${unitNumbers.join(', ')}`,
  shop: (unitNumbers: readonly string[]) =>
    `${unitNumbers.length === 1 ? 'Local' : 'Locaux'} ${unitNumbers.join(', ')}`,
  floor: (floor: number) => floorInFrench(floor),
  types: { Owner: 'Propriétaire', 'Lease Holder': 'Titulaire du bail', Tenant: 'Occupant', Renter: 'Locataire' },
  noHome: 'Aucun logement attribué',
  myProfile: 'Mon profil',
  submit: 'Envoyer une demande',
} satisfies PartlyTranslated<ResidentWords>
