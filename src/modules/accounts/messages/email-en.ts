/** What people read about their addresses and about confirming them. */
export const english = {
  title: 'Sign-in address',
  present: (email: string) => `You sign in as ${email}.`,
  why: 'It changes once you open the link we send to the new address.',
  change: 'Change Address',
  changeTitle: 'Change the sign-in address',
  changeLead: (email: string) =>
    `You sign in as ${email} until you open the link that we send to the new address and confirm it there.`,
  newEmail: 'New e-mail address',
  password: 'Your password',
  code: 'Code from your app, or a recovery code',
  sendLink: 'Send Link',
  sending: 'Sending...',
  pleaseCheck: 'Please check the form',
  loading: 'Loading the address...',
  waiting: (email: string) => `Waiting for confirmation of ${email}.`,
  waitingHelp: 'Open the link in the e-mail we sent there. It works for 24 hours.',
  resend: 'Resend',
  resendTo: (email: string) => `Resend the link to ${email}`,
  resending: 'Resending...',
  cancel: 'Cancel',
  cancelFor: (email: string) => `Cancel the change to ${email}`,
  cancelling: 'Cancelling...',
  linkSent: 'We sent a link to the new address. Nothing changes until it is confirmed there.',
  cancelled: 'The address stays as it is.',
  notSent: 'The link could not be sent',
  notCancelled: 'The change could not be cancelled',
  samePresent: 'That is your present address.',
  badEmail: 'Please enter an e-mail address like name@example.com',
  passwordFirst: 'Please enter your password',
  codeFirst: 'Please enter the code from your app, or a recovery code.',
  tooManyLinks: 'Too many links were asked for. Please try again later.',
  nothingWaits: 'No address is waiting for confirmation.',

  confirmTitle: 'Confirm your e-mail',
  confirmTrouble: 'Trouble with this link? The security desk is open 24/7',
  lookingUp: 'Checking the link...',
  question: {
    'sign-in': (email: string) => `Do you want to sign in as ${email} from now on?`,
    contact: (email: string) => `Should the building write to you at ${email} from now on?`,
  },
  consequence: {
    'sign-in': 'Your password stays the same. You are signed out everywhere else.',
    contact: 'The address you sign in with stays the same.',
  },
  confirm: 'Confirm Address',
  confirming: 'Confirming...',
  confirmed: {
    'sign-in': (email: string) => `From now on you sign in as ${email}.`,
    contact: (email: string) => `From now on the building writes to you at ${email}.`,
  },
  noLink:
    'Open the link in our e-mail to confirm your address. If you reloaded this page, open the link again: for your safety it does not stay in the address bar.',
  badLink: 'This link has expired or was used already. You can ask for a new one in your account.',
  notConfirmed: 'The address could not be confirmed.',
  toPortal: 'Go to the portal',
} as const
export type EmailWords = typeof english
/** Why an e-mail with a link did not leave; only the office reads it. */
export const notSent = {
  otherAddress: 'Not sent: the recipient has another address by now.',
  noAccount: 'Not sent: the account was deleted or suspended.',
  hasPassword: 'Not sent: the person has a password by now, so the invitation is over.',
  nothingWaits: 'Not sent: the change of address was cancelled or has ended.',
}
/** The e-mails about a changed address. */
export const emailMessages = {
  confirmSignIn: (firstName: string) => ({
    subject: 'Confirm your new sign-in address',
    paragraphs: [
      `Hello ${firstName},`,
      'you asked to sign in to the portal with this address. The button opens a page where you confirm it. The link works once, for 24 hours.',
      'If it was not you, do nothing: without your confirmation nothing changes.',
    ],
    label: 'Confirm the address',
  }),
  confirmContact: (firstName: string) => ({
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      `Hello ${firstName},`,
      'you entered this address in your profile. The button opens a page where you confirm it. Until then the building keeps writing to your previous address. The link works once, for 24 hours.',
      'If it was not you, do nothing: without your confirmation nothing changes.',
    ],
    label: 'Confirm the address',
  }),
  /** To the owner of a sign-in address that another person tried to use. */
  alreadyInUse: (firstName: string) => ({
    subject: 'Somebody asked for your address',
    paragraphs: [
      `Hello ${firstName},`,
      'somebody asked to sign in to the portal with this address from another account. It already belongs to your account, so nothing changes.',
      'If it was you, please sign in with this address. If not, you need do nothing.',
    ],
  }),
  /** To the current address, when a change is requested. */
  asked: (firstName: string) => ({
    subject: 'A new sign-in address was asked for',
    paragraphs: [
      `Hello ${firstName},`,
      'somebody, probably you, asked to sign in to your portal account with another address. Nothing changes until it is confirmed there.',
      'If it was not you, please change your password under My account at once: that also stops the change. Then tell the office.',
    ],
  }),
  /** To the former address. */
  moved: (firstName: string) => ({
    subject: 'Your sign-in address was changed',
    paragraphs: [
      `Hello ${firstName},`,
      'your portal account has a new sign-in address. This one no longer signs in, and all sessions elsewhere have ended.',
      'If it was not you, please call the office at once.',
    ],
  }),
  /** To the new address. */
  arrived: (firstName: string) => ({
    subject: 'This is your sign-in address now',
    paragraphs: [
      `Hello ${firstName},`,
      'from now on you sign in to the portal with this address. Your password stays the same.',
      'If you do not expect this, please tell the office.',
    ],
  }),
}
