import { translated } from '#platform/language/language.ts'

type EmailFacts = { firstName: string; building: string; by: string; unitNumber: string }

type EndFacts = EmailFacts & { officeEmail: string }

const english = {
  invitation: ({ firstName, building, by, unitNumber }: EmailFacts) => ({
    subject: `${by} invites you to the portal of ${building}`,
    paragraphs: [
      `Hello ${firstName},`,
      `${by} invites you to use the resident portal of ${building} for residence ${unitNumber}. Use the button below to choose your password. The link works once and expires in 7 days.`,
      'If you do not know this person, ignore this e-mail.',
    ],
    label: 'Choose a password',
  }),
  addressInUse: ({ firstName, building, by, unitNumber }: EmailFacts) => ({
    subject: `${by} invites you to the portal of ${building}`,
    paragraphs: [
      `Hello ${firstName},`,
      `${by} wants to invite you to use the resident portal of ${building} for residence ${unitNumber}. You already sign in to the portal with this e-mail address, so nothing was changed.`,
      'To see that residence too, give them another e-mail address of yours, or ask the office.',
    ],
    label: '',
  }),
  ended: ({ firstName, building, by, unitNumber, officeEmail }: EndFacts) => ({
    subject: `Your access to the portal of ${building} has ended`,
    paragraphs: [
      `Hello ${firstName},`,
      `Your access to the resident portal of ${building} for residence ${unitNumber} has ended, and your account is closed.`,
      `If that is a mistake, ask ${by} or the office: ${officeEmail}.`,
    ],
  }),
}

const french: typeof english = {
  invitation: ({ firstName, building, by, unitNumber }: EmailFacts) => ({
    subject: `${by} vous invite au portail de ${building}`,
    paragraphs: [
      `Bonjour ${firstName},`,
      `${by} vous invite à utiliser le portail des résidents de ${building} pour le logement ${unitNumber}. Le bouton ci-dessous vous permet de choisir votre mot de passe. Le lien fonctionne une seule fois et expire dans 7 jours.`,
      'Si vous ne connaissez pas cette personne, ignorez ce courriel.',
    ],
    label: 'Choisir un mot de passe',
  }),
  addressInUse: ({ firstName, building, by, unitNumber }: EmailFacts) => ({
    subject: `${by} vous invite au portail de ${building}`,
    paragraphs: [
      `Bonjour ${firstName},`,
      `${by} souhaite vous inviter à utiliser le portail des résidents de ${building} pour le logement ${unitNumber}. Vous vous connectez déjà au portail avec cette adresse ; rien n’a été modifié.`,
      'Pour voir aussi ce logement, donnez à cette personne une autre adresse, ou demandez au bureau.',
    ],
    label: '',
  }),
  ended: ({ firstName, building, by, unitNumber, officeEmail }: EndFacts) => ({
    subject: `Votre accès au portail de ${building} a pris fin`,
    paragraphs: [
      `Bonjour ${firstName},`,
      `Votre accès au portail des résidents de ${building} pour le logement ${unitNumber} a pris fin, et votre compte est fermé.`,
      `S’il s’agit d’une erreur, adressez-vous à ${by} ou au bureau : ${officeEmail}.`,
    ],
  }),
}

export const memberEmails = translated('occupancy.members.emails', english, french)
