import type { Translated } from '#platform/language/language.ts'
import type { PhotoWords } from './en.ts'

const many = (n: number) => `${n} ${n === 1 ? 'photo' : 'photos'}`
export const frenchPhotos: Translated<PhotoWords> = {
  title: 'Photos',
  choose: 'Photo',
  add: 'Ajouter',
  addLabel: 'Ajouter des photos',
  hint: (most: number) => `Jusqu’à ${most} photos. Elles nous aident à régler le problème plus vite.`,
  count: many,
  sending: 'Envoi...',
  alt: (place: number, of: number) => `Photo ${place} sur ${of}`,
  open: (place: number) => `Ouvrir la photo ${place}`,
  remove: (place: number) => `Retirer la photo ${place}`,
  removeTitle: 'Retirer cette photo?',
  removeText: 'Elle sera supprimée pour toutes les personnes qui voient cette demande.',
  removeVerb: 'Retirer la photo',
  removed: 'Photo retirée',
  notRemoved: 'La photo n’a pas pu être retirée',
  added: (n: number) => (n === 1 ? 'Photo ajoutée' : `${many(n)} ajoutées`),
  notAdded: 'Les photos n’ont pas pu être ajoutées',
  notSent: 'Cette photo n’a pas été envoyée',
  again: (place: number) => `Renvoyer la photo ${place}`,
  notRead: 'Impossible de lire cette image. Veuillez choisir un JPEG ou un PNG.',
  none: 'Aucune photo',
  tooMany: 'Trop de photos en une heure. Veuillez réessayer plus tard.',
  most: (most: number) => `Une demande peut compter au plus ${most} photos`,
  gone: 'Une des photos n’est plus disponible. Veuillez l’ajouter de nouveau.',
  notAllSent: (n: number) =>
    n === 1
      ? 'Une photo n’a pas été envoyée. Renvoyez-la ou retirez-la.'
      : `${n} photos n’ont pas été envoyées. Renvoyez-les ou retirez-les.`,
  stillSending: 'Veuillez attendre que les photos soient envoyées.',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  by: (name: string, when: string) => `${name} · ${when}`,
}
