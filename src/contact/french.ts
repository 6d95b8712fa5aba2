import { french as platformFrench } from '#platform/french.ts'
import { english as platformEnglish } from '#platform/words.ts'
import type { Reason } from './contract.ts'
import { words as english } from './words.ts'

/** What the contact form says to a visitor, in French. */
export const french = {
  sent: { title: 'Message envoyé!', text: 'Nous vous répondrons dès que possible.' },
  failed: {
    title: "Le message n'a pas été envoyé",
    text: 'Veuillez réessayer plus tard ou communiquer directement avec nous.',
  },
  missing: {
    name: 'Veuillez entrer votre nom.',
    email: 'Veuillez entrer votre adresse courriel.',
    phone: 'Veuillez entrer votre numéro de téléphone.',
    reason: 'Veuillez choisir un motif.',
    subject: 'Veuillez entrer un objet.',
    message: 'Veuillez entrer votre message.',
  },
  badEmail: 'Veuillez entrer une adresse courriel comme nom@exemple.com.',
  badPhone: 'Un numéro de téléphone compte de 5 à 40 caractères.',
  tooLong: (field: string, most: number) => `${field} peut compter au plus ${most.toLocaleString('fr-CA')} caractères.`,
  fields: { name: 'Le nom', email: "L'adresse courriel", subject: "L'objet", message: 'Le message' },
} as const

export const frenchReasons: Readonly<Record<Reason, string>> = {
  'schedule-tour': 'Planifier une visite',
  'rental-inquiry': 'Question sur une location',
  'purchase-inquiry': 'Question sur un achat',
  'maintenance-request': "Demande d'entretien",
  'noise-complaint': 'Plainte de bruit',
  'amenity-booking': "Réservation d'une installation",
  'parking-inquiry': 'Question sur le stationnement',
  'building-services': "Services de l'immeuble",
  'lease-renewal': 'Renouvellement de bail',
  'move-in-out': 'Coordination de déménagement',
  'billing-inquiry': 'Question sur la facturation',
  'security-concern': 'Question de sécurité',
  'general-inquiry': 'Question générale',
  other: 'Autre',
}

/** The French twin of a sentence with which the form was refused; a sentence without one stays as it is. */
export const refusalInFrench = (sentence: string): string => twins.get(sentence) ?? sentence

const named = ['name', 'email', 'subject', 'message'] as const
const twins = new Map<string, string>([
  ...(Object.keys(french.missing) as (keyof typeof french.missing)[]).map(
    (field) => [english.missing[field], french.missing[field]] as const,
  ),
  [english.badEmail, french.badEmail],
  [english.badPhone, french.badPhone],
  [platformEnglish.unstorable, platformFrench.unstorable],
  ...named.flatMap((field) =>
    [200, 5000].map(
      (most) => [english.tooLong(english.fields[field], most), french.tooLong(french.fields[field], most)] as const,
    ),
  ),
])
