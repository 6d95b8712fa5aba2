import { localeOf } from '#platform/language/language.ts'
import { invitationWords as oneInvitation } from '#accounts/messages/invitation.ts'

const people = (n: number) => `${n.toLocaleString(localeOf('en'))} ${n === 1 ? 'person' : 'people'}`

/** Texts about invitations to the portal; only the office reads them. */
export const invitationWords = {
  ...oneInvitation,
  title: 'Invitations',
  help: 'Residents who have never signed in. An invitation is an email with a link to choose a password; it works for 7 days, and a new one replaces it.',
  filter: 'Invitation',
  open: 'Never signed in',
  loading: 'Loading invitations...',
  nobody: 'Everyone has signed in',
  nobodyHelp: 'New residents show here until they choose a password.',
  /** For screen readers, behind a figure. */
  showRows: ', show in the list',
  chooseFirst: 'Choose at least one person',
  chooseAll: 'Choose all listed',
  more: (n: number) => `${people(n)} more are not listed here. Invite everyone, or search the list of tenants.`,
  noUnit: 'No unit',
  inviteChosen: (n: number) => (n === 0 ? 'Invite Chosen' : `Invite ${people(n)}`),
  inviteAll: (n: number) => `Invite All ${n.toLocaleString(localeOf('en'))}`,
  inviteAllQuestion: (n: number) => `Invite ${people(n)}?`,
  inviteChosenText:
    'Each who has never signed in gets an email with a new link; links they already have stop working. Others are left out. Emails cannot be taken back.',
  inviteAllText: 'Each gets an email with a new link. Links they already have stop working.',
  sent: (n: number) => (n === 1 ? oneInvitation.sentOne : `${n.toLocaleString(localeOf('en'))} invitations sent`),
  skipped: (n: number) => `${people(n)} had signed in or had an invitation on its way.`,
  notSent: 'The invitations could not be sent',
} as const
