import { localeOf } from '#platform/language/language.ts'
import type { PartlyTranslated, Translated } from '#platform/language/language.ts'
import type { OwnWords } from './own-en.ts'
import type { EventWords } from './en.ts'

/** The French texts about the calendar for residents. */
export const frenchOwn: Translated<OwnWords> = {
  title: 'Calendrier',
  line: 'Ce qui se passe dans l’immeuble.',
  loading: 'Chargement des événements...',
  notLoaded: 'Le calendrier n’a pas pu être chargé',
  upcoming: 'À venir',
  all: 'Calendrier',
  none: 'Aucun événement prévu',
  noneHelp: 'Les réunions, les travaux et les rencontres apparaissent ici.',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  today: 'Aujourd’hui',
  more: (n: number) => `+${n}`,
  moreLabel: (n: number, day: string) => `${n} de plus le ${day}`,
  open: (title: string, when: string) => `${title}, ${when}`,
  eventsOn: (day: string) => `Événements du ${day}`,
  when: 'Quand',
  where: 'Où',
  close: 'Fermer',
  cancelled: 'Annulé',
  subscribe: 'Ajouter à votre propre calendrier',
  subscribeText:
    'Donnez cette adresse privée à votre application de calendrier pour y voir les événements de l’immeuble. Toute personne qui l’a peut voir vos événements : gardez-la pour vous.',
  create: 'Créer mon adresse',
  createNew: 'Créer une nouvelle adresse',
  creating: 'Création...',
  remove: 'Supprimer l’adresse',
  removed: 'Adresse supprimée',
  notDone: 'Une erreur est survenue. Veuillez réessayer.',
  created: 'Votre adresse est prête',
  once: 'Copiez-la maintenant. Elle n’est affichée qu’une fois, mais vous pouvez en créer une nouvelle à tout moment.',
  yours: 'Votre adresse de calendrier privée',
  openApple: 'Apple ou autre application',
  openGoogle: 'Google Agenda',
  copy: 'Copier',
  copied: 'Copiée',
  notCopied: 'Sélectionnez l’adresse et copiez-la.',
  since: (day: string) => `Vous avez créé une adresse le ${day}.`,
  read: (time: string) => `Dernière utilisation par une application de calendrier : ${time}.`,
  neverRead: 'Aucune application de calendrier ne l’a encore utilisée.',
  createNewTitle: 'Créer une nouvelle adresse?',
  createNewText:
    'Votre adresse actuelle cesse aussitôt de fonctionner. Les calendriers qui l’utilisent ne seront plus à jour tant que vous ne leur donnez pas la nouvelle.',
  removeTitle: 'Supprimer votre adresse de calendrier?',
  removeText: 'Les calendriers qui l’utilisent ne seront plus mis à jour.',
}
export const french = {
  badLimit: 'limit doit être un nombre',
  highLimit: (most: number) => `limit doit être au plus ${most.toLocaleString(localeOf('fr'))}`,
  badDay: 'Entrez une date comme 2026-03-01',
  badAddress: 'Cette adresse de calendrier n’est pas valide',
  types: { meeting: 'Réunion', maintenance: 'Entretien', safety: 'Sécurité', social: 'Rencontre' },
  cancelled: 'Annulé',
} satisfies PartlyTranslated<EventWords>
