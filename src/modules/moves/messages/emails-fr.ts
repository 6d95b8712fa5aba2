import type { emails, MoveFacts } from './emails-en.ts'

const contact = ({ officeEmail, officePhone }: MoveFacts) =>
  `S’il y a une erreur, écrivez-nous à ${officeEmail}${officePhone === '' ? '' : ` ou appelez le ${officePhone}`}.`
const elevator = ({ elevatorNote }: MoveFacts) =>
  elevatorNote === null
    ? 'Veuillez réserver l’ascenseur de service auprès du bureau avant d’apporter ou d’emporter des meubles.'
    : `Ascenseur de service : ${elevatorNote}`

/** The French e-mails to residents about their moves. */
export const frenchEmails: Record<
  keyof typeof emails,
  (move: MoveFacts) => { subject: string; paragraphs: string[]; label: string }
> = {
  move_in: (move) => ({
    subject: `Le ${move.unitNumber} est à vous à partir du ${move.firstDay}`,
    paragraphs: [
      `Bonjour ${move.firstName},`,
      `Bienvenue au ${move.building}. Le logement ${move.unitNumber} est le vôtre à partir du ${move.firstDay}.`,
      move.isDone
        ? 'Votre code d’accès se trouve dans le portail des résidents dès qu’il est programmé.'
        : 'Votre code d’accès apparaîtra ce jour-là dans le portail des résidents. D’ici là, le portail indique ce qu’il faut préparer.',
      elevator(move),
      contact(move),
    ],
    label: move.isDone ? 'Ouvrir le portail des résidents' : 'Préparer votre emménagement',
  }),
  move_out: (move) => ({
    subject: `Votre départ du ${move.unitNumber}`,
    paragraphs: [
      `Bonjour ${move.firstName},`,
      move.isDone
        ? `Votre dernier jour au logement ${move.unitNumber} était le ${move.lastDay}. Vos codes ne fonctionnent plus.`
        : `Votre dernier jour au logement ${move.unitNumber} est le ${move.lastDay}. Vos codes ne fonctionneront plus à la fin de cette journée.`,
      move.isMember
        ? 'Veuillez remettre toutes les clés et tous les porte-clés. Votre accès au portail des résidents prend fin avec cette journée.'
        : 'Veuillez remettre toutes les clés et tous les porte-clés, et nous dire où vous écrire par la suite. Vous pourrez encore ouvrir une session pour consulter votre profil et vos paiements.',
      elevator(move),
      contact(move),
    ],
    label: 'Ouvrir le portail des résidents',
  }),
  transfer: (move) => ({
    subject: `Votre déménagement du ${move.unitNumber} au ${move.toUnitNumber}`,
    paragraphs: [
      `Bonjour ${move.firstName},`,
      `Votre dernier jour au logement ${move.unitNumber} ${move.isDone ? 'était' : 'est'} le ${move.lastDay}. Le logement ${move.toUnitNumber} est le vôtre à partir du ${move.firstDay}.`,
      move.isDone
        ? 'Votre nouveau code d’accès se trouve dans le portail des résidents dès qu’il est programmé.'
        : 'Votre nouveau code d’accès apparaîtra ce jour-là dans le portail des résidents.',
      elevator(move),
      contact(move),
    ],
    label: 'Ouvrir le portail des résidents',
  }),
  cancelled: (move) => ({
    subject: 'Votre déménagement est annulé',
    paragraphs: [
      `Bonjour ${move.firstName},`,
      `Votre déménagement du ${move.day} (logement ${move.unitNumber}) est annulé.`,
      contact(move),
    ],
    label: 'Ouvrir le portail des résidents',
  }),
  undone: (move) => ({
    subject: 'Votre déménagement a été révoqué',
    paragraphs: [
      `Bonjour ${move.firstName},`,
      `Le bureau a révoqué votre déménagement du ${move.day} (logement ${move.unitNumber}).`,
      contact(move),
    ],
    label: 'Ouvrir le portail des résidents',
  }),
}
