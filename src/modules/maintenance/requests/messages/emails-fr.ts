import type { Submitted } from './emails-en.ts'

type About = { number: string; title: string; place: string; officeEmail: string }
const placed = ({ title, place }: About) => (place === '' ? title : `${title} (${place})`)
const subject = (state: string, { number, title }: Pick<About, 'number' | 'title'>) => `${state} : ${title} (${number})`

/** The French e-mails to residents about their requests. */
export const frenchEmails = {
  submitted: (r: Submitted) => ({
    subject: subject('Reçue', r),
    paragraphs: [
      `Bonjour ${r.firstName},`,
      `Nous avons bien reçu votre demande d’entretien ${r.number} pour le ${r.unitNumber} :`,
      r.title,
      'Vous pouvez en suivre l’avancement dans le portail des résidents.',
      r.urgent
        ? `Vous l’avez indiquée comme urgente. S’il y a un danger ou de l’eau qui coule, ne nous attendez pas : appelez tout de suite le poste de sécurité, jour et nuit${r.phone === '' ? '.' : ` : ${r.phone}`}`
        : `En cas d’urgence, appelez le poste de sécurité, jour et nuit${r.phone === '' ? '.' : ` : ${r.phone}`}`,
    ],
    label: 'Appeler le poste de sécurité',
    openLabel: 'Ouvrir la demande',
  }),
  messageToResident: (r: About & { name: string; author: string; body: string; isReceiving: boolean }) => ({
    subject: subject('Nouveau message', r),
    paragraphs: [
      `Bonjour ${r.name},`,
      `${r.author} vous a écrit au sujet de votre demande d’entretien ${r.number}, ${placed(r)} :`,
      { quote: r.body },
      r.isReceiving
        ? 'Pour répondre, ouvrez la demande dans le portail des résidents, ou répondez simplement à ce courriel : votre réponse sera conservée avec la demande.'
        : `Pour répondre, ouvrez la demande dans le portail des résidents : votre réponse y sera conservée. Vous pouvez aussi répondre à ce courriel; votre réponse sera envoyée au bureau, à ${r.officeEmail}.`,
    ],
    label: 'Ouvrir la demande et répondre',
  }),
  reminder: (r: About & { name: string; why: string | null }) => ({
    subject: subject('Rappel', r),
    paragraphs: [
      `Bonjour ${r.name},`,
      `La demande d’entretien ${r.number}, ${placed(r)}, est en attente de votre part.`,
      ...(r.why ? [`Prochaine étape : ${r.why}.`] : []),
      `Si vous ne pouvez pas y donner suite maintenant, veuillez en aviser le bureau, à ${r.officeEmail}.`,
    ],
    label: 'Ouvrir la demande',
  }),
  vendorComes: (r: About & { name: string; vendor: string }) => ({
    subject: subject(`Confiée à ${r.vendor}`, r),
    paragraphs: [
      `Bonjour ${r.name},`,
      `Nous avons confié votre demande d’entretien ${r.number}, ${placed(r)}, à ${r.vendor}. Le bureau convient de la visite avec vous et suit les travaux.`,
    ],
    label: 'Ouvrir la demande',
  }),
  completed: (r: About & { name: string; days: number; excuse: string | null }) => ({
    subject: subject('Réglée', r),
    paragraphs: [
      `Bonjour ${r.name},`,
      `Le travail pour votre demande d’entretien ${r.number}, ${placed(r)}, est terminé.`,
      ...(r.excuse === null ? [] : [r.excuse]),
      `Le problème est-il réglé? Dites-le-nous avec le bouton ci-dessous ou dans le portail des résidents. Sans nouvelles de votre part d’ici ${r.days} jours, nous fermerons la demande comme confirmée.`,
    ],
    label: 'Confirmer la réparation ou rouvrir la demande',
  }),
}
