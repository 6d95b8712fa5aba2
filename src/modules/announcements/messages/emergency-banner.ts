import { translated } from '#platform/language/language.ts'

/** The banner of every page of a portal, whose first screen loads no other texts of announcements. */
export const emergencyTexts = translated(
  'announcements.emergency-banner',
  {
    label: 'Emergency:',
    region: 'Emergencies',
    notLoaded: 'Emergencies could not be loaded.',
    since: (time: string) => `Since ${time}`,
    until: (time: string) => `until ${time}`,
    more: 'Read it',
    less: 'Show less',
  },
  {
    label: 'Urgence :',
    region: 'Urgences',
    notLoaded: 'Les urgences n’ont pas pu être chargées.',
    since: (time: string) => `Depuis le ${time}`,
    until: (time: string) => `jusqu’au ${time}`,
    more: 'Lire',
    less: 'Réduire',
  },
)
