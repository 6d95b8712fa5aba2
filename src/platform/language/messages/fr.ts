import { localeOf } from '../language.ts'
import type { Translated } from '../language.ts'
import { totalText } from '../../text/total-text.ts'
import type { PlatformWords } from './en.ts'

const written = (n: number) => n.toLocaleString(localeOf('fr'))
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
  notRefreshed: 'Ceci n’a pas pu être actualisé.',
  mayBeOld: 'Ce que vous voyez n’est peut-être plus à jour.',
  loadFailed: 'Ceci n’a pas pu être chargé',
  partNotLoaded: 'Une partie de cette page n’a pas pu être chargée',
  choicesNotLoaded: 'Les choix n’ont pas pu être chargés.',
  offline: 'Vous êtes hors ligne. Vérifiez votre connexion et réessayez.',
  unstorable: 'Ce texte contient un caractère qui ne peut pas être enregistré.',
  hiddenCharacter: 'Ce texte contient un caractère invisible ou de sens du texte. Veuillez le saisir à nouveau.',
  invalidReply: 'Réponse invalide du serveur',
  somethingFailed: 'Un problème est survenu. Veuillez réessayer.',
  databaseAway: 'Nos dossiers sont inaccessibles pour l’instant. Veuillez réessayer dans un instant.',
  outcomeUnknown: 'La connexion a été perdue. Vérifiez si votre modification a été enregistrée avant de réessayer.',
  busy: 'Le service est très occupé en ce moment. Veuillez réessayer dans un instant.',
  locked: 'Quelqu’un d’autre travaille sur les mêmes dossiers en ce moment. Veuillez réessayer dans un instant.',
  tooSlow: 'L’opération a été interrompue parce qu’elle durait trop longtemps. Veuillez réessayer dans un instant.',
  diskFull: 'Il ne reste plus d’espace de stockage; rien n’a été enregistré. Veuillez réessayer plus tard.',
  discardTitle: 'Abandonner vos modifications?',
  discardText: 'Vos modifications ne sont pas encore enregistrées.',
  discard: 'Abandonner',
  keepEditing: 'Continuer',
  fixFields: (labels: readonly string[]) =>
    labels.length === 1 ? 'Corrigez un champ :' : `Corrigez ${labels.length} champs :`,
  range: (from: number, to: number, total: number) =>
    total === 0 ? 'Aucun' : `${written(from)} à ${written(to)} sur ${totalText(total, 'fr')}`,
}
