import type { Translated } from '#platform/language/language.ts'
import type { FirstDayWords } from './first-day-en.ts'

export const french: Translated<FirstDayWords> = {
  title: 'Bienvenue chez vous',
  line: 'Quelques repères utiles pour les premiers jours.',
  dismiss: 'Masquer',
  notDismissed: 'La carte n’a pas pu être masquée',
  codes: 'Codes des portes',
  codesText: 'Affichez les codes de vos portes; chaque consultation est enregistrée.',
  showCodes: 'Aller à l’accès aux portes',
  emergency: 'Urgences, jour et nuit',
  calendar: 'Calendrier',
  calendarText: 'Ce qui se passe dans l’immeuble, et quand.',
  openCalendar: 'Ouvrir le calendrier',
  rules: 'Règlement de l’immeuble',
  rulesText: 'Documents et consignes pour les résidents.',
  openRules: 'Ouvrir les ressources',
}
