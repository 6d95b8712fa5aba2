import type { Translated } from '#platform/language/language.ts'
import type { DirectoryWords } from './en.ts'

/** What residents read about the directory, in French. */
export const french: Translated<DirectoryWords> = {
  badChoice: 'Dites vrai ou faux',
  tooLong: 'La recherche peut compter au plus 200 caractères',
  title: 'Résidents',
  line: 'Les voisins qui ont choisi de figurer ici. Personne n’y est sans l’avoir choisi.',
  loading: 'Chargement des résidents...',
  notLoaded: "Le répertoire n'a pas pu être chargé",
  search: 'Nom, logement, téléphone ou courriel',
  none: "Personne n'y figure encore",
  noneHelp: 'Soyez le premier : choisissez ce que vos voisins peuvent voir.',
  noneFit: 'Aucun résident ne correspond à la recherche',
  clear: 'Effacer la recherche',
  counted: (n: number) => (n === 1 ? '1 voisin au répertoire' : `${n} voisins au répertoire`),
  unit: (numbers: readonly string[]) => `${numbers.length === 1 ? 'Logement' : 'Logements'} ${numbers.join(', ')}`,
  own: 'Ce que les voisins voient de vous',
  ownHint: 'Tout est masqué tant que vous ne l’affichez pas. Masquer prend effet aussitôt.',
  fields: { showName: 'Nom', showUnit: 'Logement', showPhone: 'Téléphone', showEmail: 'Courriel' },
  nameHint: 'Vous met dans la liste; le reste s’affiche avec.',
  nothingKnown: 'Absent de votre profil',
  preview: 'Aperçu',
  previewNone: 'Les voisins ne vous voient pas.',
  choose: 'Choisir ce qu’ils voient',
  chosen: 'Terminé',
  saved: 'Enregistré. Les voisins le voient désormais.',
  savedHidden: 'Enregistré. Les voisins ne le voient pas.',
  savedWaiting: 'Enregistré. Les voisins le verront dès qu’ils voient votre nom.',
  notSaved: "Ceci n'a pas été enregistré. Veuillez réessayer.",
}
