import { type PartlyTranslated, translated } from '#platform/language/language.ts'

/** Texts of the page that the link of an alert's e-mail or text message opens. */
const english = {
  title: { open: 'Can you take care of this?', own: 'You have it', taken: 'Someone has it', over: 'This is over' },
  since: (at: string) => `Since ${at}`,
  alerted: (people: string) => `Alerted: ${people}`,
  next: (name: string | null, at: string) => `Next: ${name ?? 'everyone'} at ${at}`,
  lead: 'Press the button if you take care of it. The others see that you have it, and nobody else is alerted.',
  have: 'I have it',
  taking: 'Taking it...',
  yours: (at: string) => `You have it since ${at}. The others see that, and nobody else is alerted.`,
  others: (name: string, at: string) => `${name} has it since ${at}. You do not have to do anything.`,
  over: 'This is over. You do not have to do anything.',
  open: 'Open it in the portal',
  toPortal: 'Open the portal',
  badLink: 'This link has expired. Open alerts are in the portal, at the bell.',
  noLink:
    'Open this page from the link in our message. If you reloaded it, please open the link again: for your security, we remove it from the address bar.',
  tooMany: 'Too many attempts from your network. Please wait a while, or open the portal.',
  trouble: 'Trouble with this link? The security desk is open 24/7',
} as const

const french = {
  title: {
    open: 'Pouvez-vous vous en occuper?',
    own: 'Vous vous en occupez',
    taken: 'Quelqu’un s’en occupe',
    over: 'C’est terminé',
  },
  since: (at) => `Depuis ${at}`,
  alerted: (people) => `Personnes alertées : ${people}`,
  next: (name, at) => `Ensuite : ${name ?? 'tout le monde'} à ${at}`,
  lead: 'Appuyez sur le bouton si vous vous en occupez. Les autres le voient, et personne d’autre n’est alerté.',
  have: 'Je m’en occupe',
  taking: 'Un instant...',
  yours: (at) => `Vous vous en occupez depuis ${at}. Les autres le voient, et personne d’autre n’est alerté.`,
  others: (name, at) => `${name} s’en occupe depuis ${at}. Vous n’avez rien à faire.`,
  over: 'C’est terminé. Vous n’avez rien à faire.',
  open: 'Ouvrir dans le portail',
  toPortal: 'Ouvrir le portail',
  badLink: 'Ce lien est expiré. Les alertes en cours sont dans le portail, à la cloche.',
  noLink:
    'Ouvrez cette page par le lien de notre message. Si vous l’avez rechargée, veuillez ouvrir le lien de nouveau : par sécurité, il n’est pas conservé dans la barre d’adresse.',
  tooMany: 'Trop de tentatives depuis votre réseau. Veuillez attendre un peu, ou ouvrir le portail.',
  trouble: 'Un problème avec ce lien? Le poste de sécurité est ouvert en tout temps',
} satisfies PartlyTranslated<typeof english>

export const alertPageTexts = translated('on-call.alert-page', english, french)
