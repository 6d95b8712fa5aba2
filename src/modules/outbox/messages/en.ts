import { localeOf } from '#platform/language/language.ts'
/** Texts about the outbox. */
export const words = {
  badState: 'state must be queued, sent, failed, bounced or withdrawn',
  searchTooLong: 'The search can have at most 200 characters',
  email: 'Email',
  sentAlready: 'This email has already been sent.',
  underWay: 'This email is already being sent.',
  withdrawn: "This email is no longer needed, so it won't be sent.",
  gone: 'This email no longer exists.',
  emptied: "The content of this email was erased, so it can't be sent again.",
  secretLink: '[link, only in the email itself]',

  title: 'Emails',
  lead: 'All emails from the building. If an email fails, it is retried automatically, up to nine times within a few hours.',
  loading: 'Loading emails...',
  filters: 'Filter emails',
  search: 'Name, address or subject',
  state: 'Status',
  all: 'All',
  states: { queued: 'Waiting', sent: 'Sent', failed: 'Failed', bounced: 'Bounced', withdrawn: 'Cancelled' },
  kinds: {
    reset: 'Password reset',
    invitation: 'Invitation',
    account: 'Account',
    request: 'Maintenance request',
    website: 'Website message',
    announcement: 'Announcement',
    backup: 'Backup',
    trial: 'Test email',
    system: 'Building',
  },
  columns: { to: 'To', subject: 'Subject', state: 'Status', attempts: 'Attempts', written: 'Created' },
  attempts: (count: number) => `${count.toLocaleString(localeOf('en'))} ${count === 1 ? 'attempt' : 'attempts'}`,
  clear: 'Clear filters',
  none: 'No emails found matching your filters',
  noneYet: 'No emails yet',
  noneYetHelp: 'Emails to residents and the office will appear here.',
  retry: 'Resend',
  retryOf: (subject: string) => `Resend “${subject}”`,
  retryAll: 'Resend all failed',
  retryAllTitle: (count: number) =>
    `Resend ${count.toLocaleString(localeOf('en'))} failed ${count === 1 ? 'email' : 'emails'}?`,
  retryAllText: (oldest: string) =>
    `The oldest is from ${oldest}. Password links are renewed when the emails are sent.`,
  retryAllVerb: 'Resend',
  sending: 'Sending...',
  retried: 'The email is being sent',
  retriedAll: (count: number) =>
    count === 1 ? '1 email is being sent' : `${count.toLocaleString(localeOf('en'))} emails are being sent`,
  notRetried: 'The email could not be resent',

  delivery: 'How emails are sent',
  byServer: (host: string, port: number) => `Through the mail server ${host}, port ${port}.`,
  byFolder:
    'There is no mail server, so no emails are sent. Each email is saved as a file that a mail program can open, in this folder:',
  trial: 'Send a test email',
  trialBusy: 'Sending...',
  trialTo: (address: string) => `It will be sent to your address, ${address}.`,
  trialSent: 'The mail server accepted the email.',
  trialSentText: (address: string) => `Check the inbox and the spam folder of ${address}.`,
  trialFiled: 'The email was saved as a file.',
  trialFiledText: (name: string) => `File name: ${name}`,
  trialFailed: 'The test email was not sent.',
  trialNotTried: 'The test email could not be sent',
  serverMessage: 'Message from the mail server:',

  testEmail: {
    subject: 'Test email',
    paragraphs: (name: string) => [
      `${name} sent this test email from the building's settings.`,
      'If you can read it, emails from the building are being delivered.',
    ],
  },

  facts: {
    to: 'To',
    kind: 'About',
    attempts: 'Attempts',
    written: 'Created',
    sent: 'Sent',
  },
  text: 'Text of the email',
  noSecrets: 'Links to set a password or to answer without signing in are only in the email itself.',
  readNoted: 'The audit log records that you opened it.',
  missing: 'This email no longer exists',
  missingHelp: 'It may have been deleted in the meantime.',
  close: 'Close',

  /** The reasons why an e-mail was not sent. */
  faults: {
    noAnswer: 'The mail server is not responding. Check that it is running and that the port is correct.',
    noSuchServer: 'The mail server was not found. Check the spelling of its name.',
    slow: 'The mail server did not respond in time.',
    rejectedSignIn: 'The mail server rejected the user name or password.',
    noSuchMailbox: "The mail server rejected the recipient's address.",
    notUs:
      'The mail server does not accept the sender address. Change the sender address of the mail server in the settings, or the email address of the office.',
    noEncryption:
      'The mail server does not support encryption (STARTTLS), so nothing is sent. Choose TLS as the encryption of the mail server (smtps:// in SMTP_URL), or none (?tls=none) on a network you trust.',
    untrusted:
      'The certificate of the mail server is not trusted. Check that it was issued for the name of the server. To trust your own certificate, set NODE_EXTRA_CA_CERTS.',
    tls: 'No secure connection to the mail server could be established.',
    later: 'The mail server asked to try again later.',
    rejected: 'The mail server rejected the email.',
    disk: 'The email could not be saved as a file.',
    link: 'The link in the email could not be created. Its account or request may have been deleted.',
    cutOff: 'The program stopped before the mail server responded.',
    other: 'The email could not be sent.',
  },
} as const
