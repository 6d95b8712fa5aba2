import type { PartlyTranslated, Translated } from '#platform/language.ts'
import type { OwnWords } from './own-words.ts'
import type { EventWords } from './words.ts'

/** What residents read about the calendar, in French. */
export const frenchOwn: Translated<OwnWords> = {
  title: 'Calendrier',
  line: "Ce qui se passe dans l'immeuble, pour autant que cela vous concerne.",
  loading: 'Chargement des événements...',
  notLoaded: "Le calendrier n'a pas pu être chargé",
  upcoming: 'À venir',
  all: 'Calendrier',
  none: "Rien n'est prévu",
  noneHelp: 'Réunions, entretien et rencontres apparaissent ici.',
  month: 'Mois',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  today: "Aujourd'hui",
  more: (n: number) => `+${n}`,
  moreLabel: (n: number, day: string) => `${n} de plus le ${day}`,
  open: (title: string, when: string) => `${title}, ${when}`,
  eventsOn: (day: string) => `Événements du ${day}`,
  when: 'Quand',
  where: 'Où',
  kind: 'Type',
  close: 'Fermer',
  cancelled: 'Annulé',
  subscribe: 'Dans votre propre calendrier',
  subscribeText:
    'Une adresse privée que votre calendrier lit par lui-même. Qui la possède voit vos événements, gardez-la pour vous.',
  make: 'Créer mon adresse',
  makeAnew: 'Créer une nouvelle adresse',
  making: 'Création...',
  drop: "Supprimer l'adresse",
  dropped: "L'adresse est supprimée",
  notDone: "Cela n'a pas réussi. Veuillez réessayer.",
  made: 'Votre adresse est prête',
  once: 'Elle est montrée cette seule fois. Copiez-la maintenant; une nouvelle peut être créée à tout moment.',
  yours: 'Votre adresse de calendrier privée',
  copy: 'Copier',
  copied: 'Copiée',
  notCopied: "Sélectionnez l'adresse et copiez-la à la main.",
  since: (day: string) => `Vous avez une adresse depuis le ${day}.`,
  read: (time: string) => `Un programme l'a lue pour la dernière fois le ${time}.`,
  neverRead: "Aucun programme ne l'a encore lue.",
  anewTitle: 'Créer une nouvelle adresse?',
  anewText:
    "L'adresse actuelle cesse aussitôt; les calendriers qui la lisent restent tels quels jusqu'à ce que vous leur donniez la nouvelle.",
  dropTitle: 'Supprimer votre adresse de calendrier?',
  dropText: 'Les calendriers qui la lisent ne reçoivent plus rien désormais.',
}

export const french: PartlyTranslated<EventWords> = {
  types: { meeting: 'Réunion', maintenance: 'Entretien', safety: 'Sécurité', social: 'Rencontre' },
  cancelled: 'Annulé',
}
