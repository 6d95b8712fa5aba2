import { localeOf } from '#platform/language/language.ts'
/** The French texts of the contact form. */
export const french = {
  sent: { title: 'Message envoyé!', text: 'Nous vous répondrons dès que possible.' },
  failed: {
    title: 'Le message n’a pas été envoyé',
    text: 'Veuillez réessayer plus tard ou communiquer directement avec nous.',
  },
  tooMany: 'Trop de messages envoyés. Veuillez réessayer dans quelques minutes ou nous appeler.',
  missing: {
    name: 'Veuillez entrer votre nom.',
    email: 'Veuillez entrer votre adresse courriel.',
    phone: 'Veuillez entrer votre numéro de téléphone.',
    reason: 'Veuillez choisir un motif.',
    subject: 'Veuillez entrer un objet.',
    message: 'Veuillez entrer votre message.',
  },
  badEmail: 'Veuillez entrer une adresse courriel comme nom@exemple.com.',
  badPhone: 'Veuillez entrer un numéro de téléphone de 5 à 40 caractères, avec des chiffres de 0 à 9.',
  tooLong: (field: string, most: number) =>
    `${field} peut compter au plus ${most.toLocaleString(localeOf('fr'))} caractères.`,
  fields: { name: 'Le nom', email: 'L’adresse courriel', subject: 'L’objet', message: 'Le message' },
} as const
