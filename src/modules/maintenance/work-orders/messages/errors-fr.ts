import type { PartlyTranslated } from '#platform/language/language.ts'
import type { OrderErrors } from './errors-en.ts'

export const french = {
  noReason: 'Entrez une raison',
  longReason: 'Le texte peut compter au plus 1 000 caractères',
  badTime: 'Entrez une date et une heure',
  endsFirst: 'La visite doit finir après son début',
  longVisit: 'Une visite peut durer au plus 12 heures',
  pastVisit: 'Choisissez un moment qui n’est pas passé',
  farVisit: 'Choisissez un moment dans les 12 prochains mois',
  badAmount: 'Entrez un montant comme 420 ou 420,50',
  approveEstimate: 'Le bureau doit approuver votre estimation avant le début des travaux.',
  nothingToConfirm: 'Aucun moment n’attend de réponse',
  visitChanged: 'Le moment a changé. Veuillez le vérifier.',
  notYourTurn: 'Ce moment attend la réponse de quelqu’un d’autre',
  notNow: 'Ce n’est pas possible à cette étape du bon de travail',
  ended: {
    closed: 'Ce bon de travail est fermé',
    declined: 'Le fournisseur a refusé ce bon de travail',
    cancelled: 'Ce bon de travail a été annulé',
  },
  badLink: 'Ce lien ne fonctionne plus.',
  tooMany: 'Trop de tentatives. Veuillez réessayer dans une heure.',
  chooseTime: 'Choisissez un moment',
  chooseAnswer: 'Choisissez une réponse',
  choosePhoto: 'Choisissez une photo',
  manyInUpload: (most) => `Ajoutez au plus ${most} photos à la fois`,
  fullOfPhotos: (most) => `Un bon de travail peut compter au plus ${most} photos`,
  chooseInvoice: 'Choisissez un PDF ou une photo de votre facture',
  largeFile: 'Un fichier peut compter au plus 15 Mo',
  longNumber: 'Le numéro peut compter au plus 60 caractères',
} satisfies PartlyTranslated<OrderErrors>
