import { translated, type Translated } from '#platform/language/language.ts'

const english = {
  from: (day: string) => `Yours from ${day}`,
  hint: (day: string) => `We send the invitation on ${day}, when the home is yours. Its link works for 7 days.`,
  verb: 'Save invitation',
  saved: (name: string, day: string) => `We'll invite ${name} on ${day}`,
  notSaved: "The invitation couldn't be saved",
  invitedOn: (day: string) => `Invitation on ${day}`,
  noneHelp: 'Name the people you move in with now. We invite them on your first day.',
  failed: "We couldn't load your invitations",
  remove: 'Remove',
  removeTitle: (name: string) => `Remove the invitation of ${name}?`,
  removeText: 'We will not invite this person. You can add them again at any time.',
  removed: 'Invitation removed',
  notRemoved: "The invitation couldn't be removed. Please try again.",
}

const french: Translated<typeof english> = {
  from: (day) => `Le vôtre à partir du ${day}`,
  hint: (day) => `Nous envoyons l’invitation le ${day}, quand le logement est le vôtre. Le lien est valable 7 jours.`,
  verb: 'Enregistrer l’invitation',
  saved: (name, day) => `Nous inviterons ${name} le ${day}`,
  notSaved: 'L’invitation n’a pas pu être enregistrée',
  invitedOn: (day) => `Invitation le ${day}`,
  noneHelp: 'Indiquez dès maintenant avec qui vous emménagez. Nous les invitons votre premier jour.',
  failed: 'Vos invitations n’ont pas pu être chargées',
  remove: 'Retirer',
  removeTitle: (name) => `Retirer l’invitation de ${name}?`,
  removeText: 'Nous n’inviterons pas cette personne. Vous pouvez l’ajouter de nouveau à tout moment.',
  removed: 'Invitation retirée',
  notRemoved: 'L’invitation n’a pas pu être retirée. Veuillez réessayer.',
}

/** Invitations to the household before the first day in the home. */
export const ownHouseholdTexts = translated('moves.own-household', english, french)
