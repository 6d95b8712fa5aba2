import type { OrderEmail, OrderEmails, OrderFacts } from './emails-en.ts'

const about = ({ title, place }: OrderFacts) => (place === '' ? title : `${title} (${place})`)
const questions = ({ officePhone, officeEmail }: OrderFacts) =>
  officePhone === ''
    ? `Des questions? Écrivez au bureau à ${officeEmail}.`
    : `Des questions? Appelez le bureau au ${officePhone} ou écrivez à ${officeEmail}.`

const subject = (state: string, { title, number }: OrderFacts) => `${state} : ${title} (${number})`

type French = { [Name in keyof OrderEmails]: (f: Parameters<OrderEmails[Name]>[0]) => OrderEmail }

export const french = {
  order: (f) => ({
    subject: subject('Bon de travail', f),
    paragraphs: [
      `Bonjour ${f.name},`,
      `Voici notre bon de travail ${f.order} pour ${about(f)} :`,
      { quote: f.scope },
      'Le bouton ouvre une page où vous acceptez avec un moment, ou refusez, et où vous envoyez ensuite vos photos et votre facture. Aucun compte n’est nécessaire. Le bon de travail est joint en PDF.',
      questions(f),
    ],
    label: 'Répondre au bon de travail',
  }),
  anotherVisit: (f) => ({
    subject: subject('Un autre moment pour votre visite', f),
    paragraphs: [
      `Bonjour ${f.name},`,
      `Pour le bon de travail ${f.order}, ${about(f)}, on nous demande un autre moment : ${f.visit}.`,
      ...(f.note ? [{ quote: f.note }] : []),
      'Ce moment vous convient-il? Veuillez le confirmer ou en proposer un autre.',
      questions(f),
    ],
    label: 'Répondre',
  }),
  visitConfirmed: (f) => ({
    subject: subject('Votre visite est confirmée', f),
    paragraphs: [
      `Bonjour ${f.name},`,
      `Votre visite pour le bon de travail ${f.order}, ${about(f)}, est confirmée : ${f.visit}.`,
      'La page du bon de travail contient tout le nécessaire et reçoit ensuite vos photos et votre facture.',
      questions(f),
    ],
    label: 'Ouvrir le bon de travail',
  }),
  approved: (f) => ({
    subject: subject(`${f.amount} approuvés`, f),
    paragraphs: [
      `Bonjour ${f.name},`,
      `Nous avons approuvé un coût de ${f.amount} pour le bon de travail ${f.order}, ${about(f)}. Veuillez nous consulter avant de le dépasser.`,
    ],
    label: 'Ouvrir le bon de travail',
  }),
  invoiceReturned: (f) => ({
    subject: subject('À propos de votre facture', f),
    paragraphs: [
      `Bonjour ${f.name},`,
      `Nous avons une question sur votre facture pour le bon de travail ${f.order}, ${about(f)} :`,
      { quote: f.reason },
      'Veuillez l’envoyer de nouveau.',
    ],
    label: 'Envoyer de nouveau la facture',
  }),
  closed: (f) => ({
    subject: subject('Bon de travail fermé', f),
    paragraphs: [`Bonjour ${f.name},`, `Le bon de travail ${f.order}, ${about(f)}, est fermé. Merci de votre travail.`],
  }),
  cancelled: (f) => ({
    subject: subject('Bon de travail annulé', f),
    paragraphs: [
      `Bonjour ${f.name},`,
      `Nous avons annulé le bon de travail ${f.order}. Veuillez ne pas venir.`,
      { quote: f.reason },
      questions(f),
    ],
  }),
  requestEnded: (f) => ({
    subject: subject('Bon de travail annulé', f),
    paragraphs: [
      `Bonjour ${f.name},`,
      `Aucune visite n’est plus nécessaire pour ${about(f)} : nous avons annulé le bon de travail ${f.order}. Veuillez ne pas venir.`,
      questions(f),
    ],
  }),
  visitProposed: (f) => ({
    subject: subject('Ce moment vous convient-il', f),
    paragraphs: [
      `Bonjour ${f.name},`,
      `${f.vendor} souhaite venir pour votre demande d’entretien ${f.number}, ${about(f)} : ${f.visit}.`,
      ...(f.note ? [{ quote: f.note }] : []),
      'Veuillez confirmer ce moment ou en demander un autre.',
    ],
    label: 'Répondre',
  }),
  visitAgreed: (f) => ({
    subject: subject('La visite est confirmée', f),
    paragraphs: [
      `Bonjour ${f.name},`,
      `${f.vendor} vient pour votre demande d’entretien ${f.number}, ${about(f)} : ${f.visit}.`,
    ],
    label: 'Ouvrir la demande',
  }),
} satisfies French
