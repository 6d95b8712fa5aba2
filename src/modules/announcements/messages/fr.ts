import type { PartlyTranslated, Translated } from '#platform/language/language.ts'
import type { OwnWords } from './own-en.ts'
import type { AnnouncementWords } from './en.ts'

/** What residents read about announcements, in French. */
export const frenchOwn: Translated<OwnWords> = {
  title: 'Annonces',
  lead: (unread: number) =>
    unread === 0 ? 'Vous avez tout lu.' : `${unread} ${unread === 1 ? 'non lue' : 'non lues'}`,
  loading: 'Chargement des annonces...',
  categories: 'Catégorie',
  categoryNames: {
    'Board Updates': 'Nouvelles du conseil',
    'Building News': 'Nouvelles de l’immeuble',
    Maintenance: 'Entretien',
    Events: 'Événements',
  },
  all: 'Toutes',
  none: 'Aucune annonce',
  noneHelp: 'Les nouvelles de l’immeuble apparaissent ici.',
  noneOf: (category: string) => `Aucune annonce dans ${category}`,
  noneOfHelp: 'Essayez une autre catégorie.',
  showAll: 'Tout afficher',
  isNew: 'Nouveau',
  pinned: 'Épinglée',
  until: (time: string) => `jusqu’au ${time}`,
  details: 'Détails',
  more: 'Afficher plus',
  files: 'Fichiers',
  close: 'Fermer',
  missing: 'Cette annonce n’est plus disponible',
  missingHelp: 'Elle est peut-être terminée.',
  byMail: 'Annonces par courriel',
  byMailHint: 'Les urgences sont toujours envoyées.',
  mailOn: 'Vous recevrez les annonces par courriel',
  mailOff: 'Vous ne recevrez plus les annonces par courriel',
  mailNotSaved: 'Votre choix n’a pas pu être enregistré',
}
export const french = {
  unknownUnit: 'L’un de ces logements n’existe pas.',
  unknownPerson: 'L’une de ces personnes n’existe pas.',
  pinned: 'Épinglée',
  emergencyBadge: 'Urgence',
  byMail: {
    mustBeBoolean: 'Doit être true ou false',
    onlyStops: 'Ce lien arrête seulement les annonces par courriel. Vous pouvez les réactiver dans votre portail.',
    badLink: 'Ce lien est incomplet. Veuillez l’ouvrir de nouveau depuis le courriel.',
    title: 'Annonces par courriel',
    noLink:
      'Cette page s’ouvre par le lien de notre courriel. Si vous l’avez rechargée, ouvrez le lien de nouveau. Par sécurité, il n’est pas conservé dans la barre d’adresse.',
    stopped: 'Vous ne recevrez plus les annonces par courriel. Les urgences sont toujours envoyées.',
    trouble: 'Des questions sur nos courriels?',
    on: 'Vous recevez les annonces par courriel.',
    off: 'Vous ne recevez plus les annonces par courriel. Vous pouvez toujours les lire dans votre portail et y réactiver les courriels.',
    always: 'Les urgences sont toujours envoyées.',
    turnOff: 'Arrêter les annonces par courriel',
    saving: 'Enregistrement...',
    portal: 'Ouvrir le portail',
  },
} satisfies PartlyTranslated<AnnouncementWords>
export const frenchEmails = {
  news: (announcement: {
    title: string
    paragraphs: readonly string[]
    files: readonly string[]
    emergency: boolean
  }) => ({
    subject: announcement.emergency ? `Urgence : ${announcement.title}` : announcement.title,
    paragraphs: [
      announcement.title,
      ...announcement.paragraphs,
      ...(announcement.files.length > 0
        ? [`Pièces jointes dans votre portail : ${announcement.files.join(', ')}`]
        : []),
    ],
    label: 'Lire dans votre portail',
    off: 'Arrêter les annonces par courriel',
  }),
  reminder: (announcement: { title: string }) => ({
    subject: `Rappel : ${announcement.title}`,
    paragraphs: ['Vous n’avez pas encore lu cette annonce :', announcement.title],
    label: 'Lire dans votre portail',
    off: 'Arrêter les annonces par courriel',
  }),
}
