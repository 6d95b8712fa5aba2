/** Texts of the page that the email about completed work opens, and of its answers. */
export const english = {
  title: 'Is it fixed?',
  about: (number: string, category: string) => `The work on maintenance request ${number} (${category}) is complete.`,
  until: (day: string) => `If we don't hear from you, we'll close it as confirmed on ${day}.`,
  yes: 'Yes, fixed',
  confirming: 'Confirming...',
  no: 'Not yet',
  why: "What's still wrong?",
  reasonHint: 'Our team reads this before coming back.',
  reopen: 'Reopen the request',
  reopening: 'Reopening...',
  back: 'Back',
  confirmed: 'You confirmed the fix. The request is closed.',
  closed:
    "We didn't hear from you in time, so the request was closed as confirmed. If something is still wrong, please submit a new request.",
  reopened: 'The request is open again with a new promised time. You can follow it in the resident portal.',
  over: 'This email is about earlier work on the request. See its current status in the resident portal.',
  portal: 'Open the resident portal',
  trouble: 'Something urgent? The security desk is open 24/7',
  failed: 'Your answer was not sent. Please try again.',
  badLink: 'This link has expired. See the status of your request in the resident portal.',
  noLink:
    'Open this page from the link in our email. If you reloaded it, please open the link again: for your security, we remove it from the address bar.',
  tooMany: 'Too many attempts. Please try again in an hour.',
  reopenedAlready: 'This request is already open again.',
  confirmedToast: 'Thank you, the fix is confirmed',
  reopenedToast: 'The request is open again',
} as const
export type ConfirmationWords = typeof english
