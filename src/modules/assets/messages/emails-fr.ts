import type { AssetFacts, emails } from './emails-en.ts'

const contact = ({ officeEmail, officePhone }: AssetFacts) =>
  `Si vous avez une question, écrivez-nous à ${officeEmail}${officePhone === '' ? '' : ` ou appelez le ${officePhone}`}.`
const placeOf = ({ place }: AssetFacts) => (place === '' ? [] : [`Emplacement : ${place}`])
const label = 'Ouvrir le portail des résidents'

/** The French e-mails to residents about their stalls and lockers. */
export const frenchEmails: Record<
  keyof typeof emails,
  (facts: AssetFacts) => { subject: string; paragraphs: string[]; label: string }
> = {
  fromWaitingList: (facts) => ({
    subject: `À vous : ${facts.asset}`,
    paragraphs: [
      `Bonjour ${facts.firstName},`,
      `Votre tour est venu sur la liste d’attente. À vous dès aujourd’hui : ${facts.asset}.`,
      ...placeOf(facts),
      contact(facts),
    ],
    label,
  }),
  confirmed: (facts) => ({
    subject: `À vous : ${facts.asset}`,
    paragraphs: [
      `Bonjour ${facts.firstName},`,
      `Plus d’un dossier mentionnait : ${facts.asset}. C’est maintenant réglé : l’emplacement est à vous.`,
      ...placeOf(facts),
      contact(facts),
    ],
    label,
  }),
  removed: (facts) => ({
    subject: `Retiré de votre dossier : ${facts.asset}`,
    paragraphs: [
      `Bonjour ${facts.firstName},`,
      `Votre dossier mentionnait un emplacement qui n’est pas le vôtre : ${facts.asset}. C’est maintenant réglé : votre dossier ne le mentionne plus. Veuillez ne plus l’utiliser.`,
      contact(facts),
    ],
    label,
  }),
}
