/** Texts about email addresses and their confirmation. */
export const english = {
  title: 'Sign-in email',
  present: (email: string) => `You sign in as ${email}.`,
  why: 'To change it, confirm the link we send to the new address.',
  change: 'Change Email',
  changeTitle: 'Change sign-in email',
  changeLead: (email: string) =>
    `You'll keep signing in as ${email} until you confirm the link we send to the new address.`,
  newEmail: 'New email address',
  password: 'Your password',
  code: 'Code from your app or recovery code',
  sendLink: 'Send Link',
  sending: 'Sending...',
  pleaseCheck: 'Please check the form',
  loading: 'Loading your email...',
  waiting: (email: string) => `Waiting for confirmation of ${email}.`,
  waitingHelp: 'Open the link in the email we sent there. It expires in 24 hours.',
  resend: 'Resend',
  resendTo: (email: string) => `Resend the link to ${email}`,
  resending: 'Resending...',
  cancel: 'Cancel',
  cancelFor: (email: string) => `Cancel the change to ${email}`,
  cancelling: 'Cancelling...',
  linkSent: 'We sent a link to the new address. Nothing changes until you confirm it.',
  cancelled: 'Change cancelled. Your sign-in email stays the same.',
  notSent: 'The link could not be sent',
  notCancelled: 'The change could not be cancelled',
  sameAddress: "That's already your sign-in email.",
  badEmail: 'Please enter an email address like name@example.com',
  enterPassword: 'Please enter your password',
  enterCode: 'Please enter the code from your app or a recovery code.',
  tooManyLinks: 'Too many links requested. Please try again later.',
  nothingPending: 'No address is waiting for confirmation.',

  confirmTitle: 'Confirm your email',
  confirmTrouble: 'Trouble with this link? The security desk is open 24/7',
  lookingUp: 'Checking the link...',
  question: {
    'sign-in': (email: string) => `Do you want to sign in as ${email} from now on?`,
    contact: (email: string) => `Do you want to get emails from the building at ${email}?`,
  },
  consequence: {
    'sign-in': "Your password stays the same. You'll be signed out everywhere else.",
    contact: 'Your sign-in email stays the same.',
  },
  confirm: 'Confirm Address',
  confirming: 'Confirming...',
  confirmed: {
    'sign-in': (email: string) => `You now sign in as ${email}.`,
    contact: (email: string) => `The building now emails you at ${email}.`,
  },
  noLink:
    'Open the link in our email to confirm your address. If you reloaded this page, open the link again. For your security, we remove it from the address bar.',
  badLink: 'This link has expired or was already used. You can request a new one in your account.',
  notConfirmed: 'The address could not be confirmed.',
  toPortal: 'Go to the portal',
} as const
export type EmailWords = typeof english
/** Why an email with a link was not sent; only the office reads it. */
export const notSent = {
  otherAddress: "Not sent: the recipient's address has changed.",
  noAccount: 'Not sent: the account was deleted or suspended.',
  hasPassword: 'Not sent: the recipient has already set a password.',
  nothingPending: 'Not sent: the change of address was cancelled or has expired.',
  orderEnded: 'Not sent: the work order has ended.',
  alertGone: 'Not sent: the alert no longer exists.',
  visitAnswered: 'Not sent: the time of the visit was answered or changed.',
}
/** The e-mails about a changed address. */
export const emailMessages = {
  confirmSignIn: (firstName: string) => ({
    subject: 'Confirm your new sign-in email',
    paragraphs: [
      `Hello ${firstName},`,
      'You asked to sign in to the portal with this address. Use the button below to confirm it. The link works once and expires in 24 hours.',
      "If this wasn't you, you can ignore this email. Nothing changes unless you confirm.",
    ],
    label: 'Confirm the address',
  }),
  confirmContact: (firstName: string) => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      `Hello ${firstName},`,
      'You entered this address in your profile. Use the button below to confirm it. Until then, emails from the building go to your previous address. The link works once and expires in 24 hours.',
      "If this wasn't you, you can ignore this email. Nothing changes unless you confirm.",
    ],
    label: 'Confirm the address',
  }),
  /** To the owner of a sign-in address that another person tried to use. */
  alreadyInUse: (firstName: string) => ({
    subject: 'Your address is already in use',
    paragraphs: [
      `Hello ${firstName},`,
      'We received a request from another account to sign in to the portal with this address. It already belongs to your account, so nothing changes.',
      'If this was you, sign in with this address. If not, you can ignore this email.',
    ],
  }),
  /** To the current address, when a change is requested. */
  addressChangeRequested: (firstName: string) => ({
    subject: 'New sign-in email requested',
    paragraphs: [
      `Hello ${firstName},`,
      'We received a request to change the sign-in email of your portal account. Nothing changes until the new address is confirmed.',
      "If this wasn't you, change your password under My account right away. That also cancels the request. Then contact the office.",
    ],
  }),
  /** To the former address. */
  moved: (firstName: string) => ({
    subject: 'Your sign-in email was changed',
    paragraphs: [
      `Hello ${firstName},`,
      "Your portal account has a new sign-in email. You can no longer sign in with this one, and you've been signed out everywhere else.",
      "If this wasn't you, please call the office right away.",
    ],
  }),
  /** To the new address. */
  arrived: (firstName: string) => ({
    subject: 'This is now your sign-in email',
    paragraphs: [
      `Hello ${firstName},`,
      'You now sign in to the portal with this address. Your password stays the same.',
      "If you didn't expect this, please contact the office.",
    ],
  }),
}
