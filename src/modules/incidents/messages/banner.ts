import { translated } from '#platform/language/language.ts'

/** The banner of every page of a portal while an incident runs. */
export const incidentBannerTexts = translated(
  'incidents.banner',
  {
    region: 'Incidents',
    kinds: {
      elevator: 'Elevator',
      water: 'Water',
      power: 'Power',
      fire_alarm: 'Fire alarm',
      security: 'Security',
    },
    drill: 'Drill',
    since: (time: string) => `since ${time}`,
    yourHome: 'Your home is affected.',
    noStatus: 'An incident is running.',
    open: 'Open',
    next: (title: string, time: string) => `${time}: ${title}`,
    due: (title: string) => `Now: ${title}`,
  },
  {
    region: 'Incidents',
    kinds: {
      elevator: 'Ascenseur',
      water: 'Eau',
      power: 'Électricité',
      fire_alarm: 'Alarme incendie',
      security: 'Sécurité',
    },
    drill: 'Exercice',
    since: (time: string) => `depuis le ${time}`,
    yourHome: 'Votre logement est touché.',
    noStatus: 'Un incident est en cours.',
    open: 'Ouvrir',
    next: (title, time) => `${time} : ${title}`,
    due: (title) => `Maintenant : ${title}`,
  },
)
