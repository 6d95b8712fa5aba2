import { translated } from '#platform/language/language.ts'

/** Texts for a person whose account was closed or suspended while a page was open; loaded when it happens. */
export const accessEndedTexts = translated(
  'accounts.access-ended',
  {
    title: 'Your access has ended',
    member:
      'The resident who invited you or the building’s office has ended your access to this portal. If that is a mistake, ask the resident who invited you.',
    other:
      'The building’s office has ended your access to this portal. If that is a mistake, please contact the office.',
    signIn: 'Sign in with another account',
    leave: 'Go to website',
  },
  {
    title: 'Votre accès a pris fin',
    member:
      'La personne qui vous a invité ou le bureau de l’immeuble a mis fin à votre accès à ce portail. Si c’est une erreur, demandez à la personne qui vous a invité.',
    other:
      'Le bureau de l’immeuble a mis fin à votre accès à ce portail. Si c’est une erreur, veuillez communiquer avec le bureau.',
    signIn: 'Se connecter avec un autre compte',
    leave: 'Aller au site',
  },
)
