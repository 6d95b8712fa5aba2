import type { PartlyTranslated, Translated } from '#platform/language.ts'
import type { EntryWindow } from './choices.ts'
import type { BriefWords } from './brief-words.ts'
import type { EntryWords } from './entry-words.ts'
import type { OwnWords } from './own-words.ts'
import type { PhotoWords } from './photo-words.ts'
import type { RequestWords } from './words.ts'

export const frenchStatuses = {
  pending: 'En attente',
  assigned: 'Attribuée',
  in_progress: 'En cours',
  on_hold: 'En suspens',
  completed: 'Terminée',
  cancelled: 'Annulée',
}

/** What residents read about their requests, in French. */
export const frenchOwn: Translated<OwnWords> = {
  title: 'Entretien',
  lead: 'Ce que vous avez signalé, et où cela en est.',
  listTitle: 'Mes demandes',
  submit: 'Envoyer une demande',
  submitting: 'Envoi...',
  none: "Aucune demande d'entretien",
  noneHelp: 'Quelque chose est brisé? Dites-le-nous, et nous répondons avec un délai promis.',
  submitted: (day: string) => `Envoyée le ${day}`,
  completed: (day: string) => `Terminée le ${day}`,
  open: (number: string, title: string) => `Ouvrir ${number}, ${title}`,
  dateSubmitted: "Date d'envoi",
  dateCompleted: 'Date de fin',
  visit: 'Visite',
  promised: 'Promise pour',
  home: 'Logement',
  homeOf: (unitNumber: string) => `Logement ${unitNumber}`,
  notes: "Notes d'entretien",
  messages: 'Messages',
  you: 'Vous',
  yourMessage: 'Votre message',
  messagePlaceholder: "Écrivez à ceux qui s'en occupent",
  messageFirst: "Écrivez d'abord un message",
  sendMessage: 'Envoyer le message',
  sendingMessage: 'Envoi...',
  messageSent: 'Message envoyé',
  messageNotSent: "Le message n'a pas été envoyé",
  confirmFix: 'Confirmer la réparation',
  confirmedBy: 'Confirmée',
  noAnswer: 'Fermée sans réponse',
  close: 'Fermer',
  gone: "Cette demande n'est pas parmi les vôtres",
  goneHelp: 'Elle appartient peut-être à un logement que vous avez quitté.',
  formTitle: "Nouvelle demande d'entretien",
  formLead: 'Nous répondons avec un délai promis.',
  formLeadFor: (unitNumber: string) => `Logement ${unitNumber} · nous répondons avec un délai promis`,
  urgent: "Y a-t-il un danger, ou de l'eau qui coule?",
  urgentCall: 'Appelez tout de suite le poste de sécurité, jour et nuit :',
  urgentThen: 'Envoyez ensuite cette demande, pour que le bureau la connaisse aussi.',
  noHome: "Vous n'avez ici aucun logement pour lequel signaler un problème. Adressez-vous au bureau.",
  requestTitle: 'Titre de la demande',
  detailedDescription: 'Description détaillée',
  required: 'Veuillez remplir tous les champs obligatoires',
  sent: "Votre demande d'entretien a été envoyée! Vous recevrez sous peu un courriel de confirmation.",
  sentPromise: (number: string, day: string) => `${number} · promise pour le ${day}`,
  notSent: "La demande d'entretien n'a pas pu être créée",
}

const frenchDays = { weekdays: 'En semaine', weekends: 'La fin de semaine', any_day: "N'importe quel jour" }
const isNamed = (day: string): day is keyof typeof frenchDays => day in frenchDays

export const frenchEntry: Translated<EntryWords> = {
  title: 'Accès',
  permission: {
    yes: 'Entrée permise',
    call_first: "Appeler d'abord",
    only_home: 'Seulement en ma présence',
  },
  days: frenchDays,
  may: 'Vous pouvez entrer sans moi',
  mayHint: "Nous frappons d'abord, et laissons un mot après notre passage.",
  otherwise: 'Sinon',
  callFirst: "Appelez-moi d'abord",
  onlyHome: 'Seulement quand je suis là',
  day: 'Jours',
  from: 'De',
  to: "Jusqu'à",
  addWindow: 'Ajouter une plage',
  removeWindow: (place: number) => `Retirer la plage ${place}`,
  pets: 'Animaux à la maison',
  petsHint: 'Par exemple : un chat, fermez la porte svp.',
  unknown: 'Non précisé',
  times: "Plages d'accès",
  noTimes: 'aucune',
  noPets: 'aucun',
  change: 'Modifier',
  changeLabel: 'Modifier comment nous pouvons entrer',
  changeTitle: 'Comment pouvons-nous entrer?',
  officeLead: 'Dans les mots du résident, comme il les a dits au bureau.',
  save: 'Enregistrer',
  saved: 'Enregistré. La personne qui vient le verra.',
  notSaved: "Ceci n'a pas été enregistré",
  timeNamed: 'Le résident a proposé un moment pour la visite',
  tooLate: "Cette demande est terminée; il n'y a plus rien à faire chez vous.",
  window: ({ day, from, to }: EntryWindow, dated: (day: string) => string) =>
    `${isNamed(day) ? frenchDays[day] : dated(day)}, de ${from} à ${to}`,
}

const many = (n: number) => `${n} ${n === 1 ? 'photo' : 'photos'}`

export const frenchPhotos: Translated<PhotoWords> = {
  title: 'Photos',
  choose: 'Photo',
  add: 'Ajouter',
  addLabel: 'Ajouter des photos',
  hint: (most: number) => `Jusqu'à ${most}. Une photo en dit plus qu'une page de mots.`,
  count: many,
  keeping: 'Envoi...',
  alt: (place: number, of: number) => `Photo ${place} sur ${of}`,
  open: (place: number) => `Ouvrir la photo ${place}`,
  remove: (place: number) => `Retirer la photo ${place}`,
  removeTitle: 'Retirer cette photo?',
  removeText: 'Elle est supprimée pour tous ceux qui voient cette demande.',
  removeVerb: 'Retirer la photo',
  removed: 'Photo retirée',
  notRemoved: "La photo n'a pas été retirée",
  added: (n: number) => (n === 1 ? 'Photo ajoutée' : `${many(n)} ajoutées`),
  notAdded: "Les photos n'ont pas été ajoutées",
  notKept: "Cette photo n'a pas été envoyée",
  again: (place: number) => `Renvoyer la photo ${place}`,
  notRead: 'Cette image ne peut pas être lue ici. Veuillez choisir un JPEG ou un PNG.',
  none: 'Aucune photo',
  tooMany: 'Cela fait beaucoup de photos en une heure. Veuillez réessayer plus tard.',
  most: (most: number) => `Une demande compte au plus ${most} photos`,
  gone: "Une des photos n'est plus ici. Veuillez l'ajouter de nouveau.",
  notAllSent: (n: number) =>
    n === 1
      ? "Une photo n'a pas été envoyée. Renvoyez-la ou retirez-la."
      : `${n} photos n'ont pas été envoyées. Renvoyez-les ou retirez-les.`,
  stillSending: 'Veuillez attendre que les photos soient envoyées.',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  by: (name: string, when: string) => `${name} · ${when}`,
}

export const frenchBrief: Translated<BriefWords> = {
  title: 'Mes demandes',
  all: 'Toutes les demandes',
  none: "Aucune demande d'entretien",
  noneHelp: "Rien n'est ouvert. Quelque chose est brisé? Dites-le-nous.",
  more: (n: number) => `${n} de plus en cours`,
  pick: 'Choisissez un moment pour la visite',
  otherTime: 'Un autre moment',
  picked: 'Enregistré. Le bureau confirmera la visite.',
  notPicked: "Le moment n'a pas été enregistré",
}

/** Of what all readers share, the part residents see. */
export const frenchRequests: PartlyTranslated<RequestWords> = {
  status: frenchStatuses,
  priority: { low: 'Basse', normal: 'Normale', high: 'Haute', urgent: 'Urgente' },
  priorityMeans: {
    low: 'peut attendre quelques jours',
    normal: "d'ici une semaine",
    high: 'en 24 à 48 heures',
    urgent: 'attention immédiate',
  },
  category: {
    plumbing: 'Plomberie',
    electrical: 'Électricité',
    hvac: 'Chauffage et climatisation',
    security: 'Sécurité',
    cleaning: 'Nettoyage',
    elevator: 'Ascenseur',
    appliances: 'Électroménagers',
    general: 'Général',
  },
  place: ({ unit, placeName }) => (unit ? `Logement ${unit.unitNumber}` : (placeName ?? 'Espace commun')),
  placeDetail: ({ unit }) => (unit ? `Étage ${unit.floor}` : 'Espace commun'),
  statusNote: (note: string) =>
    note.replace(
      /^Status changed from (\w+) to (\w+)$/,
      (_, from: string, to: string) => `État : de « ${frenchStatus(from)} » à « ${frenchStatus(to)} »`,
    ),
  whose: {
    resident: {
      office: "À l'immeuble d'agir",
      staff: "À l'immeuble d'agir",
      vendor: "Au fournisseur d'agir",
      resident: 'À vous de jouer',
      parts: 'En attente de pièces',
      nobody: 'Rien à faire',
    },
  },
  left: (span: string) => `encore ${span}`,
  late: (span: string) => `${span} de retard`,
  due: (day: string) => `pour ${day}`,
  // A weekday and 'demain' stand alone, a date has its article.
  promised: (day: string) => `promise pour ${/^\d/.test(day) ? 'le ' : ''}${day}`,
  tomorrow: 'demain',
  today: "aujourd'hui",
  todayAt: (clock: string) => `Aujourd'hui, ${clock}`,
  tomorrowAt: (clock: string) => `Demain, ${clock}`,
  onHold: 'en suspens',
  finished: 'Travail terminé',
  confirmed: 'Réparation confirmée',
  closedUnanswered: 'Sans réponse, fermée',
  loading: "Chargement des demandes d'entretien...",
  retry: 'Réessayer',
  priorityField: 'Priorité',
  categoryField: 'Catégorie',
  statusField: 'État',
  titleField: 'Titre',
  description: 'Description',
  assignedTo: 'Attribuée à',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
}

const frenchStatus = (status: string) =>
  Object.hasOwn(frenchStatuses, status) ? frenchStatuses[status as keyof typeof frenchStatuses] : status
