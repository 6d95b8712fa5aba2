import { floorInFrench } from '#building/messages/floor-names.ts'
import type { Translated } from '#platform/language/language.ts'
import { formatSpan } from '../format.ts'
import type { PlaceKind } from '../choices.ts'
import type { RequestWords } from './en.ts'

const frenchPlaces: Record<PlaceKind, string> = {
  unit: 'Logement',
  common_area: 'Espace commun',
  elevator: 'Ascenseur',
  stall: 'Place de stationnement',
}

export const frenchStatuses = {
  pending: 'En attente',
  assigned: 'Attribuée',
  in_progress: 'En cours',
  on_hold: 'En suspens',
  completed: 'Terminée',
  cancelled: 'Annulée',
}
/** The same texts in French. */
export const frenchRequests: Translated<RequestWords> = {
  status: frenchStatuses,
  priority: { low: 'Basse', normal: 'Normale', high: 'Haute', urgent: 'Urgente' },
  priorityMeans: {
    low: 'peut attendre quelques jours',
    normal: 'd’ici une semaine',
    high: 'en 24 à 48 heures',
    urgent: 'attention immédiate',
  },
  category: {
    plumbing: 'Plomberie',
    electrical: 'Électricité',
    hvac: 'Chauffage et climatisation',
    security: 'Sécurité',
    cleaning: 'Nettoyage',
    elevator: 'Ascenseur',
    appliances: 'Électroménagers',
    general: 'Général',
  },
  place: ({ unit, placeKind, placeName }) =>
    unit ? `Logement ${unit.unitNumber}` : (placeName ?? frenchPlaces[placeKind]),
  placeDetail: ({ unit, placeKind }) => (unit ? floorInFrench(unit.floor) : frenchPlaces[placeKind]),
  statusNote: (note: string) =>
    note.replace(
      /^Status changed from (\w+) to (\w+)$/,
      (_, from: string, to: string) => `État : de « ${frenchStatus(from)} » à « ${frenchStatus(to)} »`,
    ),
  waitingOn: {
    office: 'Avec notre équipe',
    staff: 'Avec notre équipe',
    vendor: 'Avec le fournisseur',
    resident: 'En attente de votre part',
    parts: 'En attente de pièces',
    nobody: 'Aucune action requise',
  },
  span: (minutes: number) => formatSpan(minutes, 'j'),
  left: (span: string) => `encore ${span}`,
  late: (span: string) => `${span} de retard`,
  paused: (span: string) => `depuis ${span}`,
  due: (day: string) => `pour ${day}`,
  // A date takes the article 'le'; a weekday and 'demain' take none.
  dueForResident: (day: string) => `promise pour ${/^\d/.test(day) ? 'le ' : ''}${day}`,
  tomorrow: 'demain',
  today: 'aujourd’hui',
  todayAt: (clock: string) => `Aujourd’hui, ${clock}`,
  tomorrowAt: (clock: string) => `Demain, ${clock}`,
  onHold: 'en suspens',
  finished: 'Travail terminé',
  confirmed: 'Réparation confirmée',
  closedUnanswered: 'Sans réponse, fermée',
  loading: 'Chargement des demandes d’entretien...',
  retry: 'Réessayer',
  request: 'Demande d’entretien',
  loadingOne: 'Chargement de la demande...',
  notFound: 'Cette demande n’a pas pu être ouverte',
  backToList: 'Retour aux demandes',
  priorityField: 'Priorité',
  categoryField: 'Catégorie',
  statusField: 'État',
  titleField: 'Titre',
  description: 'Description',
  assignedTo: 'Attribuée à',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
}
const frenchStatus = (status: string) =>
  Object.hasOwn(frenchStatuses, status) ? frenchStatuses[status as keyof typeof frenchStatuses] : status
