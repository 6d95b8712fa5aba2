import type { Translated } from '#platform/language/language.ts'
import type { DirectoryWords } from './en.ts'

/** The French texts about the directory for residents. */
export const french: Translated<DirectoryWords> = {
  badChoice: 'Doit être true ou false',
  tooLong: 'La recherche peut compter au plus 200 caractères',
  title: 'Résidents',
  line: 'Seuls les voisins qui ont choisi de figurer au répertoire apparaissent ici.',
  loading: 'Chargement des résidents...',
  notLoaded: 'Le répertoire n’a pas pu être chargé',
  search: 'Nom, logement, téléphone ou courriel',
  none: 'Aucun voisin au répertoire',
  noneHelp: 'Soyez le premier : choisissez ce que vos voisins peuvent voir.',
  noneFound: 'Aucun résident ne correspond à la recherche',
  clear: 'Effacer la recherche',
  counted: (n: number) => (n === 1 ? '1 voisin au répertoire' : `${n} voisins au répertoire`),
  unit: (numbers: readonly string[]) => `${numbers.length === 1 ? 'Logement' : 'Logements'} ${numbers.join(', ')}`,
  own: 'Ce que vos voisins voient de vous',
  ownHint: 'Tout est masqué tant que vous ne l’affichez pas. Les changements s’appliquent aussitôt.',
  fields: { showName: 'Nom', showUnit: 'Logement', showPhone: 'Téléphone', showEmail: 'Courriel' },
  nameHint: 'Affichez votre nom pour figurer au répertoire. Le reste s’affiche avec lui.',
  nothingKnown: 'Absent de votre profil',
  preview: 'Aperçu',
  previewNone: 'Vos voisins ne vous voient pas.',
  choose: 'Choisir ce qu’ils voient',
  chosen: 'Terminé',
  saved: 'Enregistré. Vos voisins peuvent maintenant le voir.',
  savedHidden: 'Enregistré. Vos voisins ne peuvent pas le voir.',
  savedWaiting: 'Enregistré. Vos voisins le verront quand vous afficherez votre nom.',
  notSaved: 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.',
}
