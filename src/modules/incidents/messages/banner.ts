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
    since: (time: string, lasted: string) => `since ${time}, ${lasted}`,
    asOf: (time: string) => `No connection: as of ${time}`,
    noneAsOf: (time: string) => `No connection: at ${time} no incident was running.`,
    unknown: 'Without a connection it is not known whether an incident is running.',
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
    since: (time, lasted) => `depuis le ${time}, ${lasted}`,
    asOf: (time) => `Pas de connexion : état de ${time}`,
    noneAsOf: (time) => `Pas de connexion : à ${time}, aucun incident n’était en cours.`,
    unknown: 'Sans connexion, on ne sait pas si un incident est en cours.',
    yourHome: 'Votre logement est touché.',
    noStatus: 'Un incident est en cours.',
    open: 'Ouvrir',
    next: (title, time) => `${time} : ${title}`,
    due: (title) => `Maintenant : ${title}`,
  },
)
