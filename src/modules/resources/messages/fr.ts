import type { Translated } from '#platform/language/language.ts'
import type { OwnWords } from './own-en.ts'

/** The French texts about resources for residents. */
export const frenchOwn: Translated<OwnWords> = {
  title: 'Ressources',
  line: 'Codes d’accès, règlements et documents.',
  loading: 'Chargement des ressources...',
  documents: 'Documents',
  noDocuments: 'Aucun document pour le moment',
  texts: 'À propos de l’immeuble',
  search: 'Rechercher un texte ou un document',
  noneFit: 'Rien ne correspond à votre recherche',
  clear: 'Effacer la recherche',
  camera: (title: string) => `Ouvrir ${title}`,
  downloadShort: 'Télécharger',
  download: (name: string) => `Télécharger ${name}`,
  general: 'Général',
  version: (n: number, day: string) => `Version ${n}, ${day}`,
}
