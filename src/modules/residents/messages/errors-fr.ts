import { localeOf } from '#platform/language/language.ts'
import type { Translated } from '#platform/language/language.ts'
import type { ResidentErrors } from './errors-en.ts'

export const french: Translated<ResidentErrors> = {
  required: 'Veuillez remplir tous les champs obligatoires',
  tooLong: (name: string, most: number) => `${name} : au plus ${most.toLocaleString(localeOf('fr'))} caractères`,
  mustBeText: (name: string) => `${name} doit être un texte`,
  mustBeList: (name: string) => `${name} doit être une liste de textes`,
  primaryPhone: 'Le téléphone principal doit compter exactement 10 chiffres',
  secondaryPhone: 'Le téléphone secondaire doit compter exactement 10 chiffres',
  emergencyPhone: 'Le téléphone de la personne à joindre en cas d’urgence doit compter exactement 10 chiffres',
  badEmail: 'Veuillez entrer une adresse courriel comme nom@exemple.com',
  badDay: 'Veuillez entrer une date',
  endBeforeStart: 'Le bail ne peut pas finir avant de commencer',
  codeTooLong: 'Un code d’accès compte au plus 6 caractères',
  whichCode: 'code doit être unitAccessCode ou storageLockerAccessCode',
  whichEmail: 'field doit être emailPrimary ou emailSecondary',
  noAddress: 'Entrez l’adresse courriel où envoyer l’invitation',
  emptyNote: 'Veuillez écrire une note',
  badUnit: 'Choisissez un logement dans la liste',
  passwordTooShort: 'Le mot de passe doit compter au moins 8 caractères',
  passwordTooLong: 'Ce mot de passe est trop long',
  alreadyResident: 'Il existe déjà un dossier de résident pour cette personne',
  notAResidentAccount: 'Ce compte est celui du personnel, pas celui d’un résident',
  noSuchAccount: 'Ce compte n’existe pas',
}
