import type { Translated } from '#platform/language/language.ts'
import type { EntryWords } from './en.ts'

const frenchDays = { weekdays: 'En semaine', weekends: 'La fin de semaine', any_day: 'N’importe quel jour' }
const isNamed = (day: string): day is keyof typeof frenchDays => day in frenchDays
export const frenchEntry: Translated<EntryWords> = {
  title: 'Accès',
  permission: {
    yes: 'Entrée permise',
    call_first: 'Appeler d’abord',
    only_home: 'Seulement en ma présence',
  },
  days: frenchDays,
  may: 'Vous pouvez entrer sans moi',
  mayHint: 'Nous frappons toujours d’abord et laissons un mot après notre passage.',
  otherwise: 'Sinon',
  callFirst: 'Appelez-moi d’abord',
  onlyHome: 'Seulement quand je suis là',
  day: 'Jours',
  from: 'De',
  to: 'Jusqu’à',
  addWindow: 'Ajouter une plage',
  removeWindow: (place: number) => `Retirer la plage ${place}`,
  pets: 'Animaux à la maison',
  petsHint: 'Par exemple : un chat, veuillez fermer la porte.',
  unknown: 'Non précisé',
  times: 'Plages d’accès',
  noTimes: 'aucune',
  noPets: 'aucun',
  change: 'Modifier',
  changeLabel: 'Modifier les consignes d’accès',
  changeTitle: 'Consignes d’accès',
  officeLead: 'Entrez les consignes du résident.',
  save: 'Enregistrer',
  saved: 'Consignes d’accès enregistrées',
  notSaved: 'Vos modifications n’ont pas été enregistrées',
  tooLate: 'Cette demande est fermée : ses consignes d’accès ne peuvent plus être modifiées.',
  window: ({ day, from, to }, { date, timeOfDay }) =>
    `${isNamed(day) ? frenchDays[day] : date(day)}, de ${timeOfDay(from)} à ${timeOfDay(to)}`,
}
