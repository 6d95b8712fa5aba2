import type { Translated } from '#platform/language/language.ts'
import type { OwnMoveWords } from './own-en.ts'

export const french: Translated<OwnMoveWords> = {
  loading: 'Chargement de votre emménagement...',
  welcome: (name) => `Bienvenue, ${name}`,
  from: (unit, day) => `Le logement ${unit} est le vôtre à partir du ${day}.`,
  inDays: (unit, days, day) =>
    days === 1
      ? `Le logement ${unit} est le vôtre demain, ${day}.`
      : `Le logement ${unit} est le vôtre dans ${days} jours, ${day}.`,
  before: 'Avant votre emménagement',
  progress: (done, total) => `${done} sur ${total} faites`,
  due: (day) => `D’ici le ${day}`,
  done: 'Fait',
  recorded: 'Le bureau note ce qui est fait.',
  toDocuments: 'Aller aux documents',
  sendInsurance: 'Envoyer l’attestation par courriel',
  reserveElevator: 'Réserver par courriel',
  writeOffice: 'Écrire au bureau',
  subject: (step, unit) => `${step}, logement ${unit}`,
  nothingToDo: 'Vous n’avez rien à préparer.',
  elevator: 'Ascenseur de service',
  noElevator: 'Veuillez le réserver auprès du bureau avant d’apporter des meubles.',
  insurance: 'Veuillez nous envoyer par courriel l’attestation de votre assurance habitation.',
  rules: 'Veuillez le lire. Il se trouve parmi les documents de cette page.',
  steps: {
    insurance: 'Attestation d’assurance',
    rules_read: 'Règlement de l’immeuble',
    elevator: 'Ascenseur de service',
    forwarding_address: 'Adresse de réexpédition',
  },
  firstDay: 'Votre premier jour',
  photoId: 'Apportez une pièce d’identité',
  doorCode: 'Votre code de porte',
  codeShows: (day) => `S’affiche ici le ${day}`,
  keys: 'Clés et porte-clés',
  keysAt: 'À la réception',
  documents: 'Documents',
  noDocuments: 'Aucun document pour le moment',
  download: (title) => `Télécharger ${title}`,
  contact: 'Des questions?',
  office: 'Bureau',
  security: 'Urgences, jour et nuit',
}
