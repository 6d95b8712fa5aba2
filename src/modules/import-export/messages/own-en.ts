/** Texts about a resident's own data export. */
export const english = {
  title: 'Your data',
  lead: 'Download a copy of your profile, units, requests, payments, emails and sign-ins. Internal office notes are not included; ask the office for those.',
  askOffice: 'Ask the office',
  downloadJson: 'Download as JSON',
  downloadPage: 'Download as a web page',
  taking: 'Preparing...',
  downloaded: 'Download ready',
  notDownloaded: 'The file could not be downloaded',
} as const
export type OwnWords = typeof english
