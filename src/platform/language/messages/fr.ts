import type { Translated } from '../language.ts'
import type { PlatformWords } from './en.ts'

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
  partNotLoaded: "Une partie de cette page n'a pas pu être chargée",
  offline: "Il n'y a pas de connexion. Vérifiez-la et réessayez.",
  unstorable: 'Le texte contient un caractère qui ne peut pas être conservé.',
  hiddenCharacter: 'Ce texte contient un caractère invisible ou qui en change le sens. Veuillez le saisir à nouveau.',
  invalidReply: 'Réponse invalide du serveur',
  somethingFailed: 'Un problème est survenu. Veuillez réessayer.',
  databaseAway: "Nos dossiers sont inaccessibles pour l'instant. Veuillez réessayer dans un moment.",
  outcomeUnknown:
    "La connexion à nos dossiers s'est rompue. Vérifiez si votre modification a été enregistrée avant de réessayer.",
  busy: "Il y a beaucoup d'activité en ce moment. Veuillez réessayer dans un instant.",
  locked: "Quelqu'un d'autre travaille sur les mêmes dossiers en ce moment. Veuillez réessayer dans un instant.",
  tooSlow: "L'opération a été interrompue parce qu'elle durait trop longtemps. Veuillez réessayer dans un instant.",
  diskFull: "Il ne reste plus d'espace de stockage; rien n'a été enregistré. Veuillez réessayer plus tard.",
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
