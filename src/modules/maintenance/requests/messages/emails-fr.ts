import type { Submitted } from './emails-en.ts'

type About = { number: string; title: string; place: string; officeEmail: string }
const placed = ({ title, place }: About) => (place === '' ? title : `${title} (${place})`)
/** The French e-mails to residents about their requests. */
export const frenchEmails = {
  submitted: (r: Submitted) => ({
    subject: `${r.number} : nous avons reçu votre demande d'entretien`,
    paragraphs: [
      `Bonjour ${r.firstName},`,
      `votre demande d'entretien ${r.number} pour le ${r.unitNumber} est arrivée au bureau :`,
      r.title,
      'Vous pouvez la suivre dans le portail des résidents.',
      r.urgent
        ? `Vous l'avez dite urgente : s'il y a un danger ou de l'eau qui coule, ne nous attendez pas. Appelez tout de suite le poste de sécurité, jour et nuit${r.phone === '' ? '.' : ` : ${r.phone}`}`
        : `En cas d'urgence, appelez le poste de sécurité, jour et nuit${r.phone === '' ? '.' : ` : ${r.phone}`}`,
    ],
    label: 'Appeler le poste de sécurité',
  }),
  messageToResident: (r: About & { name: string; author: string; body: string }) => ({
    subject: `${r.number} : un message au sujet de votre demande`,
    paragraphs: [
      `Bonjour ${r.name},`,
      `${r.author} a écrit au sujet de votre demande d'entretien ${r.number}, ${placed(r)} :`,
      r.body,
      `Pour répondre, ouvrez la demande dans le portail des résidents : votre réponse reste alors avec la demande. Vous pouvez aussi répondre à cette lettre; votre réponse arrive au bureau, ${r.officeEmail}.`,
    ],
    label: 'Ouvrir la demande et répondre',
  }),
  reminder: (r: About & { name: string; why: string | null }) => ({
    subject: `${r.number} : un rappel`,
    paragraphs: [
      `Bonjour ${r.name},`,
      `la demande d'entretien ${r.number}, ${placed(r)}, vous attend.`,
      ...(r.why ? [`La suite : ${r.why}.`] : []),
      `Si quelque chose vous en empêche, dites-le au bureau, ${r.officeEmail}.`,
    ],
    label: 'Ouvrir la demande',
  }),
  completed: (r: About & { name: string; days: number }) => ({
    subject: `${r.number} : est-ce réparé?`,
    paragraphs: [
      `Bonjour ${r.name},`,
      `le travail pour votre demande d'entretien ${r.number}, ${placed(r)}, est terminé.`,
      `Tout est-il en ordre? Dites-le-nous, avec le bouton ci-dessous ou dans le portail des résidents. Sans nouvelles d'ici ${r.days} jours, elle compte comme confirmée.`,
    ],
    label: 'Confirmer la réparation, ou rouvrir la demande',
  }),
}
