import type { Translated } from '#platform/language/language.ts'
import type { FigureDefinitions } from './figures-en.ts'

export const french: Translated<FigureDefinitions> = {
  total: 'Toutes les demandes reçues, quel que soit leur statut.',
  active: 'Les demandes actives sont en attente, assignées ou en cours. Celles mises en pause ne sont pas actives.',
  open: 'Les demandes ouvertes sont actives ou en pause : tout ce qui n’est ni terminé ni annulé.',
  urgent: 'Les demandes actives dont la priorité est Urgente.',
  standard: 'Les demandes actives de toute autre priorité qu’Urgente.',
  pending: 'Les demandes dont le statut est En attente.',
  assigned: 'Les demandes dont le statut est Assignée.',
  inProgress: 'Les demandes dont le statut est En cours.',
  onHold: 'Les demandes dont le statut est En pause.',
  completed: 'Les demandes dont le statut est Terminée.',
  cancelled: 'Les demandes dont le statut est Annulée.',
  overdue:
    'En retard : les demandes ouvertes, y compris celles en pause, dont le rendez-vous est passé, ou le délai promis quand il n’y a pas de rendez-vous. Le délai promis s’arrête pendant une pause : une demande mise en pause à temps ne devient pas en retard, et une demande déjà en retard le reste.',
  dueSoon:
    'Les demandes ouvertes qui ont utilisé les trois quarts du temps jusqu’au rendez-vous ou au délai promis, ou dont la pause est finie.',
  dueToday:
    'Les demandes actives dont le rendez-vous ou le délai promis arrive avant la fermeture du bureau aujourd’hui.',
  visitsToday:
    'Les demandes ouvertes dont le rendez-vous, ou la visite confirmée du fournisseur, commence aujourd’hui.',
  visitsThisWeek:
    'Les demandes ouvertes dont le rendez-vous, ou la visite confirmée du fournisseur, commence cette semaine, du lundi au dimanche.',
  waitingOnVendor:
    'Les demandes ouvertes, y compris celles en pause, dont la prochaine étape revient à un fournisseur.',
  unassigned: 'Les demandes actives que personne, ni fournisseur, n’a prises en charge.',
  average: 'Le nombre moyen de jours entre la demande et la fin des travaux, pour toutes les demandes terminées.',
  mine: 'Les demandes qui vous sont assignées, quel que soit leur statut.',
}
