import { translated, type Translated } from '#platform/language/language.ts'

/** Texts of the page that the link of a visitor's pass opens. */
const english = {
  title: 'Visitor pass',
  subtitle: (building: string) => building,
  noLink: 'This page needs the link from your invitation.',
  badLink: 'This link opens no pass. Please ask your host for a new one.',
  show: 'Show this code at the front desk.',
  qr: 'QR code of the pass',
  code: 'Code',
  for: 'For',
  party: (n: number) => `Party of ${n}`,
  host: 'Host',
  when: 'When',
  stall: 'Parking',
  stallOf: (number: string, plate: string) => `Stall ${number}, for ${plate}`,
  times: (day: string, from: string, until: string) => `${day}, ${from} to ${until}`,
  problems: {
    cancelled: 'Your host cancelled this visit.',
    ended: 'This visit has ended.',
    another_day: 'This pass is for another day.',
    too_early: 'This pass admits from an hour before the time.',
  },
  trouble: 'Any trouble? Call the front desk.',
}

const french: Translated<typeof english> = {
  title: 'Laissez-passer',
  subtitle: (building) => building,
  noLink: 'Cette page a besoin du lien de votre invitation.',
  badLink: 'Ce lien n’ouvre aucun laissez-passer. Demandez-en un nouveau à votre hôte.',
  show: 'Présentez ce code à la réception.',
  qr: 'Code QR du laissez-passer',
  code: 'Code',
  for: 'Pour',
  party: (n) => `Groupe de ${n}`,
  host: 'Hôte',
  when: 'Quand',
  stall: 'Stationnement',
  stallOf: (number, plate) => `Place ${number}, pour ${plate}`,
  times: (day, from, until) => `${day}, de ${from} à ${until}`,
  problems: {
    cancelled: 'Votre hôte a annulé cette visite.',
    ended: 'Cette visite est terminée.',
    another_day: 'Ce laissez-passer est pour un autre jour.',
    too_early: 'Ce laissez-passer est valable à partir d’une heure avant l’heure prévue.',
  },
  trouble: 'Un souci ? Appelez la réception.',
}

export const passPageTexts = translated('visitors.pass-page', english, french)
