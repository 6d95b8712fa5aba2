import type { Translated } from '#platform/language/language.ts'
import type { ConfirmationWords } from './en.ts'

/** The French texts of the page about completed work, and of its answers. */
export const french: Translated<ConfirmationWords> = {
  title: 'Est-ce réparé?',
  about: (number: string, category: string) =>
    `Le travail pour la demande d’entretien ${number} (${category}) est terminé.`,
  until: (day: string) => `Sans nouvelles de votre part, nous la fermerons comme confirmée le ${day}.`,
  yes: 'Oui, c’est réparé',
  confirming: 'Confirmation...',
  no: 'Pas encore',
  why: 'Qu’est-ce qui ne va toujours pas?',
  reasonHint: 'Notre équipe le lira avant de revenir.',
  reopen: 'Rouvrir la demande',
  reopening: 'Réouverture...',
  back: 'Retour',
  confirmed: 'Vous avez confirmé la réparation. La demande est fermée.',
  closed:
    'Sans réponse de votre part à temps, la demande a été fermée comme confirmée. Si quelque chose ne va toujours pas, veuillez envoyer une nouvelle demande.',
  reopened:
    'La demande est rouverte, avec un nouveau délai promis. Vous pouvez la suivre dans le portail des résidents.',
  over: 'Ce courriel concerne un travail antérieur. Consultez l’état actuel de la demande dans le portail des résidents.',
  portal: 'Ouvrir le portail des résidents',
  trouble: 'Une urgence? Le poste de sécurité répond 24 heures sur 24',
  failed: 'Votre réponse n’a pas été envoyée. Veuillez réessayer.',
  badLink: 'Ce lien n’est plus valide. Consultez l’état de votre demande dans le portail des résidents.',
  noLink:
    'Ouvrez cette page à partir du lien dans notre courriel. Si vous l’avez rechargée, ouvrez le lien de nouveau : par sécurité, il n’est pas conservé dans la barre d’adresse.',
  tooMany: 'Trop de tentatives. Veuillez réessayer dans une heure.',
  reopenedAlready: 'Cette demande est déjà rouverte.',
  confirmedToast: 'Merci, la réparation est confirmée',
  reopenedToast: 'La demande est rouverte',
}
