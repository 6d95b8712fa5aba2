import type { Translated } from '#platform/language/language.ts'
import type { BriefWords } from './brief-en.ts'

export const frenchBrief: Translated<BriefWords> = {
  section: 'Entretien',
  title: 'Mes demandes',
  all: 'Toutes les demandes',
  none: 'Aucune demande d’entretien',
  noneHelp: 'Vous n’avez aucune demande en cours. Quelque chose est brisé? Envoyez une demande.',
  open: (number: string, title: string) => `Ouvrir ${number}, ${title}`,
  more: (n: number) => `${n} de plus en cours`,
  pick: 'Choisissez un moment pour la visite',
  otherTime: 'Un autre moment',
  picked: 'Enregistré. Le bureau confirmera la visite.',
  notPicked: 'Le moment n’a pas pu être enregistré',
}
