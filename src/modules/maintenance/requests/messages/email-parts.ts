import { translated, readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'

const english = {
  unit: (number: string) => `Unit ${number}`,
  place: 'Where',
  promise: 'Promised by',
  formerPromise: 'We promised',
  appointment: 'Appointment',
  visit: 'Visit',
  fixed: 'Fixed',
  comes: 'Who comes',
  came: 'Who came',
  ourTeam: 'Our team',
  company: 'Outside company',
  lateExcuse: 'We got to you later than we promised, and we’re sorry for the wait.',
  picture: 'A picture of the finished work',
  pictureTaken: (caption: string, time: string) => `${caption || 'After the work'}, ${time}`,
  seeRequest: 'See the request',
  replyTitle: 'Just reply to this email.',
  notFixedTitle: 'Still not right? Just reply to this email.',
  replyText: (number: string) => `Your words and photos go straight to ${number}.`,
}

const french: typeof english = {
  unit: (number) => `Logement ${number}`,
  place: 'Lieu',
  promise: 'Promis pour le',
  formerPromise: 'Promis pour le',
  appointment: 'Rendez-vous',
  visit: 'Visite',
  fixed: 'Réglé',
  comes: 'Qui vient',
  came: 'Qui est venu',
  ourTeam: 'Notre équipe',
  company: 'Entreprise externe',
  lateExcuse: 'Nous sommes venus plus tard que promis, et nous vous prions de nous en excuser.',
  picture: 'Une photo du travail terminé',
  pictureTaken: (caption, time) => `${caption || 'Après les travaux'}, ${time}`,
  seeRequest: 'Voir la demande',
  replyTitle: 'Il suffit de répondre à ce courriel.',
  notFixedTitle: 'Toujours pas réglé? Répondez simplement à ce courriel.',
  replyText: (number) => `Votre texte et vos photos s’ajoutent directement à ${number}.`,
}

export const emailPartTexts = translated('maintenance.requests.email-parts', english, french)

/** The facts, captions and small links of the e-mails about a request. */
export const emailPartsIn = (language: Language | null) => emailPartTexts[readerLanguage(language)]
