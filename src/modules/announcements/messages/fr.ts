import type { PartlyTranslated, Translated } from '#platform/language/language.ts'
import type { OwnWords } from './own-en.ts'
import type { AnnouncementWords } from './en.ts'

/** What residents read about announcements, in French. */
export const frenchOwn: Translated<OwnWords> = {
  title: 'Annonces',
  lead: (unread: number) => (unread === 0 ? 'Vous avez tout lu.' : `${unread} non lues`),
  loading: 'Chargement des annonces...',
  categories: 'Catégorie',
  categoryNames: {
    'Board Updates': 'Nouvelles du conseil',
    'Building News': "Nouvelles de l'immeuble",
    Maintenance: 'Entretien',
    Events: 'Événements',
  },
  all: 'Toutes',
  none: 'Aucune annonce',
  noneHelp: "Les nouvelles de l'immeuble apparaissent ici.",
  noneOf: (category: string) => `Rien sous ${category}`,
  noneOfHelp: "D'autres catégories ont peut-être des nouvelles.",
  showAll: 'Tout afficher',
  isNew: 'Nouveau',
  pinned: 'Épinglée',
  emergency: 'Urgence',
  until: (time: string) => `jusqu'au ${time}`,
  read: 'Lue',
  details: 'Détails',
  more: 'En afficher plus',
  open: (title: string) => `Lire ${title}`,
  files: 'Fichiers',
  close: 'Fermer',
  missing: "Cette annonce n'est plus ici",
  missingHelp: 'Elle est peut-être terminée.',
  byMail: 'Nouvelles par courriel',
  byMailHint: 'Les urgences sont toujours envoyées.',
  mailOn: 'Les nouvelles viennent par courriel',
  mailOff: 'Les nouvelles ne viennent plus par courriel',
  mailNotSaved: "Votre choix n'a pas pu être enregistré",
}
export const french: PartlyTranslated<AnnouncementWords> = {
  badCursor: "Ce curseur n'appartient pas à cette liste",
  pinned: 'Épinglée',
  emergencyBadge: 'Urgence',
  emergency: {
    label: 'Urgence :',
    region: 'Urgences',
    notLoaded: "Les urgences n'ont pas pu être chargées.",
    since: (time: string) => `Depuis le ${time}`,
    until: (time: string) => `jusqu'au ${time}`,
    more: 'Lire',
    less: 'Réduire',
  },
  byMail: {
    sayWhether: 'Dites true ou false',
    onlyStops: 'Ce lien arrête seulement les nouvelles par courriel. Vous pouvez les reprendre dans votre portail.',
    badLink: "Ce lien n'est pas complet. Veuillez l'ouvrir de nouveau depuis la lettre.",
    title: 'Nouvelles par courriel',
    loading: 'Chargement...',
    noLink:
      "Cette page s'ouvre par le lien de notre courriel. Si vous l'avez rechargée, ouvrez le lien de nouveau : par sécurité, il ne reste pas dans la barre d'adresse.",
    stopped: 'Vous ne recevez plus de nouvelles par courriel. Les urgences sont toujours envoyées.',
    trouble: 'Des questions sur les lettres?',
    on: "Les nouvelles de l'immeuble vous viennent par courriel.",
    off: "Les nouvelles de l'immeuble ne vous viennent plus par courriel. Vous les trouvez toujours dans votre portail, où vous pouvez reprendre l'envoi.",
    always: 'Les urgences sont toujours envoyées.',
    turnOff: 'Arrêter les nouvelles par courriel',
    saving: 'Enregistrement...',
    failed: "Ceci n'a pas pu être enregistré. Veuillez réessayer.",
    portal: 'Ouvrir le portail',
  },
}
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
      ...(announcement.files.length > 0 ? [`Dans votre portail, avec : ${announcement.files.join(', ')}`] : []),
    ],
    label: 'Lire dans votre portail',
    off: 'Arrêter les nouvelles par courriel',
  }),
}
