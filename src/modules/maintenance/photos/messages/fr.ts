import type { Translated } from '#platform/language/language.ts'
import type { PhotoWords } from './en.ts'

const many = (n: number) => `${n} ${n === 1 ? 'photo' : 'photos'}`
export const frenchPhotos: Translated<PhotoWords> = {
  title: 'Photos',
  choose: 'Photo',
  add: 'Ajouter',
  addLabel: 'Ajouter des photos',
  hint: (most: number) => `Jusqu'à ${most}. Une photo en dit plus qu'une page de mots.`,
  count: many,
  keeping: 'Envoi...',
  alt: (place: number, of: number) => `Photo ${place} sur ${of}`,
  open: (place: number) => `Ouvrir la photo ${place}`,
  remove: (place: number) => `Retirer la photo ${place}`,
  removeTitle: 'Retirer cette photo?',
  removeText: 'Elle est supprimée pour tous ceux qui voient cette demande.',
  removeVerb: 'Retirer la photo',
  removed: 'Photo retirée',
  notRemoved: "La photo n'a pas été retirée",
  added: (n: number) => (n === 1 ? 'Photo ajoutée' : `${many(n)} ajoutées`),
  notAdded: "Les photos n'ont pas été ajoutées",
  notKept: "Cette photo n'a pas été envoyée",
  again: (place: number) => `Renvoyer la photo ${place}`,
  notRead: 'Cette image ne peut pas être lue ici. Veuillez choisir un JPEG ou un PNG.',
  none: 'Aucune photo',
  tooMany: 'Cela fait beaucoup de photos en une heure. Veuillez réessayer plus tard.',
  most: (most: number) => `Une demande compte au plus ${most} photos`,
  gone: "Une des photos n'est plus ici. Veuillez l'ajouter de nouveau.",
  notAllSent: (n: number) =>
    n === 1
      ? "Une photo n'a pas été envoyée. Renvoyez-la ou retirez-la."
      : `${n} photos n'ont pas été envoyées. Renvoyez-les ou retirez-les.`,
  stillSending: 'Veuillez attendre que les photos soient envoyées.',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  by: (name: string, when: string) => `${name} · ${when}`,
}
