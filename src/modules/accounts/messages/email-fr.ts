import type { Translated } from '#platform/language/language.ts'
import type { EmailWords } from './email-en.ts'

export const frenchEmails: Translated<EmailWords> = {
  title: 'Courriel de connexion',
  present: (email: string) => `Vous vous connectez comme ${email}.`,
  why: 'Pour le changer, confirmez le lien que nous envoyons à la nouvelle adresse.',
  change: 'Changer le courriel',
  changeTitle: 'Changer le courriel de connexion',
  changeLead: (email: string) =>
    `Vous continuerez de vous connecter comme ${email} jusqu’à ce que vous confirmiez le lien envoyé à la nouvelle adresse.`,
  newEmail: 'Nouvelle adresse courriel',
  password: 'Votre mot de passe',
  code: 'Code de votre application ou code de secours',
  sendLink: 'Envoyer le lien',
  sending: 'Envoi...',
  pleaseCheck: 'Veuillez vérifier le formulaire',
  loading: 'Chargement de votre courriel...',
  waiting: (email: string) => `En attente de confirmation de ${email}.`,
  waitingHelp: 'Ouvrez le lien du courriel envoyé à cette adresse. Il expire dans 24 heures.',
  resend: 'Renvoyer',
  resendTo: (email: string) => `Renvoyer le lien à ${email}`,
  resending: 'Envoi...',
  cancel: 'Annuler',
  cancelFor: (email: string) => `Annuler le changement vers ${email}`,
  cancelling: 'Annulation...',
  linkSent: 'Nous avons envoyé un lien à la nouvelle adresse. Rien ne change avant que vous la confirmiez.',
  cancelled: 'Changement annulé. Votre courriel de connexion reste le même.',
  notSent: 'Le lien n’a pas pu être envoyé',
  notCancelled: 'Le changement n’a pas pu être annulé',
  sameAddress: 'C’est déjà votre courriel de connexion.',
  badEmail: 'Veuillez entrer une adresse courriel comme nom@exemple.com',
  enterPassword: 'Veuillez entrer votre mot de passe',
  enterCode: 'Veuillez entrer le code de votre application ou un code de secours.',
  tooManyLinks: 'Trop de liens ont été demandés. Veuillez réessayer plus tard.',
  nothingPending: 'Aucune adresse n’attend de confirmation.',

  confirmTitle: 'Confirmer votre courriel',
  confirmTrouble: 'Un problème avec ce lien? Le poste de sécurité répond 24 heures sur 24',
  lookingUp: 'Vérification du lien...',
  question: {
    'sign-in': (email: string) => `Voulez-vous désormais vous connecter comme ${email}?`,
    contact: (email: string) => `Voulez-vous recevoir les courriels de l’immeuble à ${email}?`,
  },
  consequence: {
    'sign-in': 'Votre mot de passe reste le même. Vous serez déconnecté partout ailleurs.',
    contact: 'Votre courriel de connexion reste le même.',
  },
  confirm: 'Confirmer l’adresse',
  confirming: 'Confirmation...',
  confirmed: {
    'sign-in': (email: string) => `Vous vous connectez maintenant comme ${email}.`,
    contact: (email: string) => `L’immeuble vous écrit maintenant à ${email}.`,
  },
  noLink:
    'Ouvrez le lien de notre courriel pour confirmer votre adresse. Si vous avez rechargé cette page, ouvrez de nouveau le lien. Par sécurité, il n’est pas conservé dans la barre d’adresse.',
  badLink: 'Ce lien a expiré ou a déjà servi. Vous pouvez en demander un nouveau dans votre compte.',
  notConfirmed: 'L’adresse n’a pas pu être confirmée.',
  toPortal: 'Aller au portail',
}
/** The e-mails about a changed address, in French. */
export const frenchEmailMessages = {
  confirmSignIn: (firstName: string) => ({
    subject: 'Confirmez votre nouveau courriel de connexion',
    paragraphs: [
      `Bonjour ${firstName},`,
      'Vous avez demandé à vous connecter au portail avec cette adresse. Utilisez le bouton ci-dessous pour la confirmer. Le lien fonctionne une seule fois et expire dans 24 heures.',
      'Si ce n’était pas vous, ignorez ce courriel. Rien ne change sans votre confirmation.',
    ],
    label: 'Confirmer l’adresse',
  }),
  confirmContact: (firstName: string) => ({
    subject: 'Confirmez votre nouvelle adresse courriel',
    paragraphs: [
      `Bonjour ${firstName},`,
      'Vous avez inscrit cette adresse dans votre profil. Utilisez le bouton ci-dessous pour la confirmer. D’ici là, les courriels de l’immeuble vont à votre adresse précédente. Le lien fonctionne une seule fois et expire dans 24 heures.',
      'Si ce n’était pas vous, ignorez ce courriel. Rien ne change sans votre confirmation.',
    ],
    label: 'Confirmer l’adresse',
  }),
  alreadyInUse: (firstName: string) => ({
    subject: 'Votre adresse est déjà utilisée',
    paragraphs: [
      `Bonjour ${firstName},`,
      'Nous avons reçu, d’un autre compte, une demande de connexion au portail avec cette adresse. Elle appartient déjà à votre compte : rien ne change.',
      'Si c’était vous, connectez-vous avec cette adresse. Sinon, ignorez ce courriel.',
    ],
  }),
  addressChangeRequested: (firstName: string) => ({
    subject: 'Demande de nouveau courriel de connexion',
    paragraphs: [
      `Bonjour ${firstName},`,
      'Nous avons reçu une demande de changement du courriel de connexion de votre compte. Rien ne change avant que la nouvelle adresse soit confirmée.',
      'Si ce n’était pas vous, changez tout de suite votre mot de passe sous Mon compte. Cela annule aussi la demande. Communiquez ensuite avec le bureau.',
    ],
  }),
  moved: (firstName: string) => ({
    subject: 'Votre courriel de connexion a été changé',
    paragraphs: [
      `Bonjour ${firstName},`,
      'Votre compte a un nouveau courriel de connexion. Vous ne pouvez plus vous connecter avec cette adresse et vous avez été déconnecté partout ailleurs.',
      'Si ce n’était pas vous, appelez tout de suite le bureau.',
    ],
  }),
  arrived: (firstName: string) => ({
    subject: 'C’est maintenant votre courriel de connexion',
    paragraphs: [
      `Bonjour ${firstName},`,
      'Vous vous connectez maintenant au portail avec cette adresse. Votre mot de passe reste le même.',
      'Si vous n’attendiez pas ce courriel, communiquez avec le bureau.',
    ],
  }),
}
