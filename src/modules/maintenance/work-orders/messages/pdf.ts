import { type PartlyTranslated, translated } from '#platform/language/language.ts'
import { english, type PdfTexts } from './pdf-en.ts'

const french = {
  title: (order) => `Bon de travail ${order}`,
  request: 'Demande',
  place: 'Lieu',
  unit: (number) => `Unité ${number}`,
  vendor: 'Pour',
  date: 'Date',
  scope: 'Travaux à faire',
  times: 'Moments que nous offrons',
  anyTime: 'Veuillez proposer un moment.',
  approved: 'Coût approuvé',
  noCost: 'Veuillez envoyer une estimation avant de commencer.',
  overCost: 'Veuillez nous consulter avant de dépasser ce montant.',
  entry: 'Accès',
  entryPermissions: {
    yes: 'Vous pouvez entrer en l’absence des occupants.',
    call_first: 'Appelez le résident avant d’entrer.',
    only_home: 'Seulement en présence du résident.',
  },
  noEntry: 'Présentez-vous au poste de sécurité.',
  pets: 'Animaux',
  contact: 'Votre contact',
  photos: 'Photos',
  answer:
    'Répondez par le lien de notre courriel. Vous y trouvez aussi le nom et le téléphone du résident après avoir accepté, et y envoyez vos photos et votre facture.',
  page: (n, all) => `Page ${n} de ${all}`,
} satisfies PartlyTranslated<PdfTexts>

export const pdfTexts = translated('maintenance.work-orders.pdf', english, french)
