/** Texts about a resident's own data export. */
export const english = {
  title: 'Your data',
  lead: 'Your record, homes, requests, payments, letters and sign-ins, to keep or to take elsewhere. Notes that the office keeps for itself are not in it: ask the office for those.',
  takeJson: 'Download as JSON',
  takePage: 'Download as a page',
  taking: 'Collecting...',
  downloaded: 'Download ready',
  notDownloaded: 'The file could not be made',
} as const
export type OwnWords = typeof english
