import type { Translated } from './language.ts'
import type { PlatformWords } from './words.ts'

const written = (n: number) => n.toLocaleString('fr-CA')

export const french: Translated<PlatformWords> = {
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  optional: 'Facultatif',
  show: 'Afficher la saisie',
  hide: 'Masquer la saisie',
  clear: 'Effacer',
  clearSearch: 'Effacer la recherche',
  choose: 'Choisir',
  previous: 'Précédent',
  next: 'Suivant',
  pages: 'Pages',
  messages: 'Messages',
  notRefreshed: "Ceci n'a pas pu être actualisé.",
  mayBeOld: 'Ce que vous voyez est peut-être dépassé.',
  loadFailed: "Ceci n'a pas pu être chargé",
  offline: "Il n'y a pas de connexion. Vérifiez-la et réessayez.",
  unstorable: 'Le texte contient un caractère qui ne peut pas être conservé.',
  somethingFailed: 'Un problème est survenu. Veuillez réessayer.',
  discardTitle: 'Abandonner vos modifications?',
  discardText: "Ce que vous avez saisi n'est pas encore enregistré.",
  discard: 'Abandonner',
  keepEditing: 'Continuer',
  lateBy: (text: string) => `${text} de retard`,
  needYou: (labels: readonly string[]) =>
    labels.length === 1 ? 'Un champ demande votre attention :' : `${labels.length} champs demandent votre attention :`,
  range: (from: number, to: number, total: number) =>
    total === 0 ? 'Aucun' : `${written(from)} à ${written(to)} sur ${written(total)}`,
}
