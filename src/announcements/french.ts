import type { PartlyTranslated, Translated } from '#platform/language.ts'
import type { OwnWords } from './own-words.ts'
import type { AnnouncementWords } from './words.ts'

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
  pinned: 'Épinglée',
  emergencyBadge: 'Urgence',
  emergency: {
    label: 'Urgence :',
    region: 'Urgences',
    since: (time: string) => `Depuis le ${time}`,
    until: (time: string) => `jusqu'au ${time}`,
    more: 'Lire',
    less: 'Réduire',
  },
  byMail: {
    badLink: "Ce lien n'est pas complet. Veuillez l'ouvrir de nouveau depuis la lettre.",
    title: 'Nouvelles par courriel',
    loading: 'Chargement...',
    noLink: "Cette page s'ouvre depuis une lettre.",
    trouble: 'Des questions sur les lettres?',
    on: "Les nouvelles de l'immeuble vous viennent par courriel.",
    off: "Les nouvelles de l'immeuble ne vous viennent plus par courriel. Vous les trouvez toujours dans votre portail.",
    always: 'Les urgences sont toujours envoyées.',
    turnOff: 'Arrêter les nouvelles par courriel',
    turnOn: "M'envoyer les nouvelles par courriel",
    saving: 'Enregistrement...',
    failed: "Ceci n'a pas pu être enregistré. Veuillez réessayer.",
    portal: 'Ouvrir le portail',
  },
}

export const frenchLetters = {
  news: (said: { title: string; paragraphs: readonly string[]; files: readonly string[]; emergency: boolean }) => ({
    subject: said.emergency ? `Urgence : ${said.title}` : said.title,
    paragraphs: [
      said.title,
      ...said.paragraphs,
      ...(said.files.length > 0 ? [`Dans votre portail, avec : ${said.files.join(', ')}`] : []),
    ],
    label: 'Lire dans votre portail',
    off: 'Arrêter les nouvelles par courriel',
  }),
}
