import type { Translated } from '#platform/language/language.ts'
import type { AnswerWords } from '../../resident/messages/en.ts'

/** The French texts of the page about completed work, and of its answers. */
export const frenchAnswer: Translated<AnswerWords> = {
  title: 'Est-ce réparé?',
  loading: 'Ouverture de votre demande...',
  about: (number: string, category: string) => `Demande d'entretien ${number}, ${category} : le travail est terminé.`,
  until: (day: string) => `Sans réponse, elle compte comme confirmée le ${day}.`,
  yes: "Oui, c'est réparé",
  confirming: 'Confirmation...',
  no: 'Pas encore',
  why: "Qu'est-ce qui ne va pas?",
  whyHint: "L'équipe qui revient le lira.",
  reopen: 'Rouvrir la demande',
  reopening: 'Réouverture...',
  back: 'Retour',
  confirmed: "Vous avez confirmé que c'est réparé. La demande est fermée.",
  closed:
    "Nous n'avons rien entendu à temps, elle compte donc comme confirmée. Si quelque chose ne va toujours pas, veuillez envoyer une nouvelle demande.",
  reopened:
    'La demande est rouverte, avec un nouveau délai promis. Vous pouvez la suivre dans le portail des résidents.',
  over: "Cette lettre parle d'un travail qui a été suivi d'un autre. Le portail montre où il en est.",
  portal: 'Ouvrir le portail des résidents',
  trouble: 'Une urgence? Le poste de sécurité répond 24 heures sur 24',
  failed: "Cela n'a pas réussi. Veuillez réessayer.",
  badLink: "Ce lien n'ouvre plus rien. Le portail des résidents montre où en est votre demande.",
  noLink:
    "Cette page s'ouvre par le lien de notre courriel. Si vous l'avez rechargée, ouvrez le lien de nouveau : par sécurité, il ne reste pas dans la barre d'adresse.",
  tooMany: "Trop de liens ont été essayés d'ici. Veuillez réessayer dans une heure.",
  reopenedAlready: 'Cette demande est déjà rouverte.',
  confirmedToast: 'Merci, la réparation est confirmée',
  reopenedToast: 'La demande est rouverte',
  asked: 'Le travail est terminé. Tout est-il en ordre?',
}
