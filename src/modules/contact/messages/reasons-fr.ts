import type { Reason } from '../reasons.ts'

export const frenchReasons: Readonly<Record<Reason, string>> = {
  'schedule-tour': 'Planifier une visite',
  'rental-inquiry': 'Question sur une location',
  'purchase-inquiry': 'Question sur un achat',
  'maintenance-request': 'Demande d’entretien',
  'noise-complaint': 'Plainte de bruit',
  'amenity-booking': 'Réservation d’une installation',
  'parking-inquiry': 'Question sur le stationnement',
  'building-services': 'Services de l’immeuble',
  'lease-renewal': 'Renouvellement de bail',
  'move-in-out': 'Coordination de déménagement',
  'billing-inquiry': 'Question sur la facturation',
  'security-concern': 'Question de sécurité',
  'general-inquiry': 'Question générale',
  other: 'Autre',
}
