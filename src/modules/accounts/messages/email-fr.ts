import type { Translated } from '#platform/language/language.ts'
import type { EmailWords } from './email-en.ts'

export const frenchEmails: Translated<EmailWords> = {
  title: 'Adresse de connexion',
  present: (email: string) => `Vous vous connectez comme ${email}.`,
  why: 'Elle change dès que vous ouvrez le lien que nous envoyons à la nouvelle adresse.',
  change: "Changer l'adresse",
  changeTitle: "Changer l'adresse de connexion",
  changeLead: (email: string) =>
    `Vous vous connectez comme ${email} jusqu'à ce que vous ouvriez le lien envoyé à la nouvelle adresse et la confirmiez.`,
  newEmail: 'Nouvelle adresse courriel',
  password: 'Votre mot de passe',
  code: 'Code de votre application, ou code de secours',
  sendLink: 'Envoyer le lien',
  sending: 'Envoi...',
  pleaseCheck: 'Veuillez vérifier le formulaire',
  loading: "Chargement de l'adresse...",
  waiting: (email: string) => `En attente de confirmation de ${email}.`,
  waitingHelp: 'Ouvrez le lien du courriel que nous y avons envoyé. Il sert pendant 24 heures.',
  resend: 'Renvoyer',
  resendTo: (email: string) => `Renvoyer le lien à ${email}`,
  resending: 'Envoi...',
  cancel: 'Annuler',
  cancelFor: (email: string) => `Annuler le changement vers ${email}`,
  cancelling: 'Annulation...',
  linkSent: 'Nous avons envoyé un lien à la nouvelle adresse. Rien ne change avant sa confirmation.',
  cancelled: "L'adresse reste la même.",
  notSent: "Le lien n'a pas pu être envoyé",
  notCancelled: "Le changement n'a pas pu être annulé",
  samePresent: "C'est votre adresse actuelle.",
  badEmail: 'Veuillez entrer une adresse courriel comme nom@exemple.com',
  passwordFirst: 'Veuillez entrer votre mot de passe',
  codeFirst: 'Veuillez entrer le code de votre application, ou un code de secours.',
  tooManyLinks: 'Trop de liens ont été demandés. Veuillez réessayer plus tard.',
  nothingWaits: "Aucune adresse n'attend de confirmation.",

  confirmTitle: 'Confirmer votre courriel',
  confirmTrouble: 'Un problème avec ce lien? Le poste de sécurité répond 24 heures sur 24',
  lookingUp: 'Vérification du lien...',
  question: {
    'sign-in': (email: string) => `Voulez-vous désormais vous connecter comme ${email}?`,
    contact: (email: string) => `L'immeuble doit-il désormais vous écrire à ${email}?`,
  },
  consequence: {
    'sign-in': 'Votre mot de passe reste le même. Vous êtes déconnecté partout ailleurs.',
    contact: "L'adresse avec laquelle vous vous connectez reste la même.",
  },
  confirm: "Confirmer l'adresse",
  confirming: 'Confirmation...',
  confirmed: {
    'sign-in': (email: string) => `Désormais, vous vous connectez comme ${email}.`,
    contact: (email: string) => `Désormais, l'immeuble vous écrit à ${email}.`,
  },
  noLink:
    "Ouvrez le lien de notre courriel pour confirmer votre adresse. Si vous avez rechargé cette page, ouvrez de nouveau le lien : par sécurité, il ne reste pas dans la barre d'adresse.",
  badLink: 'Ce lien a expiré ou a déjà servi. Vous pouvez en demander un nouveau dans votre compte.',
  notConfirmed: "L'adresse n'a pas pu être confirmée.",
  toPortal: 'Aller au portail',
}
/** The e-mails about a changed address, in French. */
export const frenchEmailMessages = {
  confirmSignIn: (firstName: string) => ({
    subject: 'Confirmez votre nouvelle adresse de connexion',
    paragraphs: [
      `Bonjour ${firstName},`,
      'vous avez demandé à vous connecter au portail avec cette adresse. Le bouton ouvre une page où vous la confirmez. Le lien sert une seule fois, pendant 24 heures.',
      "Si ce n'était pas vous, ne faites rien : sans votre confirmation, rien ne change.",
    ],
    label: "Confirmer l'adresse",
  }),
  confirmContact: (firstName: string) => ({
    subject: 'Confirmez votre nouvelle adresse courriel',
    paragraphs: [
      `Bonjour ${firstName},`,
      "vous avez inscrit cette adresse dans votre profil. Le bouton ouvre une page où vous la confirmez. D'ici là, l'immeuble continue d'écrire à votre adresse précédente. Le lien sert une seule fois, pendant 24 heures.",
      "Si ce n'était pas vous, ne faites rien : sans votre confirmation, rien ne change.",
    ],
    label: "Confirmer l'adresse",
  }),
  alreadyInUse: (firstName: string) => ({
    subject: "Quelqu'un a demandé votre adresse",
    paragraphs: [
      `Bonjour ${firstName},`,
      "quelqu'un a demandé à se connecter au portail avec cette adresse depuis un autre compte. Elle appartient déjà à votre compte : rien ne change.",
      "Si c'était vous, connectez-vous avec cette adresse. Sinon, vous n'avez rien à faire.",
    ],
  }),
  asked: (firstName: string) => ({
    subject: 'Une nouvelle adresse de connexion a été demandée',
    paragraphs: [
      `Bonjour ${firstName},`,
      "quelqu'un, sans doute vous, a demandé à se connecter à votre compte avec une autre adresse. Rien ne change avant qu'elle soit confirmée.",
      "Si ce n'était pas vous, changez tout de suite votre mot de passe sous Mon compte : cela arrête aussi le changement. Prévenez ensuite le bureau.",
    ],
  }),
  moved: (firstName: string) => ({
    subject: 'Votre adresse de connexion a été changée',
    paragraphs: [
      `Bonjour ${firstName},`,
      'votre compte a une nouvelle adresse de connexion. Celle-ci ne sert plus à se connecter, et toutes les sessions ailleurs sont terminées.',
      "Si ce n'était pas vous, appelez tout de suite le bureau.",
    ],
  }),
  arrived: (firstName: string) => ({
    subject: "C'est maintenant votre adresse de connexion",
    paragraphs: [
      `Bonjour ${firstName},`,
      'désormais, vous vous connectez au portail avec cette adresse. Votre mot de passe reste le même.',
      'Si vous ne vous y attendez pas, prévenez le bureau.',
    ],
  }),
}
