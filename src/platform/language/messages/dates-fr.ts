import type { Translated } from '../language.ts'
import type { DateWords } from './dates-en.ts'

export const french: Translated<DateWords> = {
  symbols: { day: 'JJ', month: 'MM', year: 'AAAA' },
  format: (pattern) => `Format : ${pattern}`,
  openCalendar: 'Ouvrir le calendrier',
  calendar: 'Calendrier',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  month: 'Mois',
  year: 'Année',
  today: (day) => `Aujourd’hui, ${day}`,
  selected: (day) => `${day}, sélectionné`,
  problems: {
    unreadable: (field, example) => `${field} : à écrire comme ${example}.`,
    impossible: (field, example) => `${field} : cette valeur n’existe pas. À écrire comme ${example}.`,
    ambiguous: (field, example) => `${field} : impossible de distinguer le jour du mois. À écrire comme ${example}.`,
    half: (field, example) => `${field} : ajoutez AM ou PM, comme dans ${example}.`,
    noTime: (field, example) => `${field} : ajoutez l’heure, comme dans ${example}.`,
    early: (field, first) => `${field} : au plus tôt ${first}.`,
    late: (field, last) => `${field} : au plus tard ${last}.`,
  },
}
