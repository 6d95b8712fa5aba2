import type { PartlyTranslated, Translated } from '#platform/language/language.ts'
import type { AudienceWords } from './audience-en.ts'
import type { OwnWords } from './own-en.ts'

/** The French texts about access codes for residents. */
export const frenchOwn: Translated<OwnWords> = {
  title: 'Accès aux portes',
  loading: 'Chargement des codes d’accès...',
  names: {
    unitAccessCode: 'Code du logement',
    storageLockerAccessCode: 'Code du casier',
    keypadCode: 'Code du clavier',
  },
  ofUnit: (name: string, unitNumber: string) => `${name} du ${unitNumber}`,
  keypadOf: (unitNumber: string) => `Clavier du ${unitNumber}`,
  none: 'Vous n’avez aucun code d’accès.',
  noneHelp: 'Communiquez avec le bureau s’il vous en faut un.',
  show: 'Afficher',
  hide: 'Masquer',
  showLabel: (name: string) => `Afficher le ${name.toLowerCase()}`,
  hideLabel: (name: string) => `Masquer le ${name.toLowerCase()}`,
  hidden: 'Masqué',
  notShown: 'Le code n’a pas pu être affiché',
  tooManyLooks:
    'Vous avez consulté vos codes trop souvent dans la dernière heure. Veuillez réessayer plus tard ou communiquer avec le bureau.',
  logged: 'Chaque consultation est enregistrée. Un code est masqué après 30 secondes.',
  garage: 'Portes de garage',
  garageText: (seconds: number) =>
    `Se ferment automatiquement après ${seconds} ${seconds === 1 ? 'seconde' : 'secondes'}`,
}
export const frenchAudience = {
  kinds: {
    everyone: 'Tous',
    owners: 'Propriétaires',
    renters: 'Locataires',
    floors: 'Étages',
    stacks: 'Colonnes',
    units: 'Logements',
    people: 'Personnes choisies',
  },
  floors: (names: string) => `Étages ${names}`,
  floor: (name: string) => `Étage ${name}`,
  stacks: (names: string) => `Colonnes ${names}`,
  stack: (name: string) => `Colonne ${name}`,
  units: (names: string) => `Logements ${names}`,
  unit: (name: string) => `Logement ${name}`,
  andMore: (n: number) => `et ${n} de plus`,
} satisfies PartlyTranslated<AudienceWords>
