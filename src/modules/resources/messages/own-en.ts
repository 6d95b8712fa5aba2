/** Texts about resources for residents. */
export const english = {
  title: 'Resources',
  line: 'Codes and doors, house rules and documents.',
  loading: 'Loading resources...',
  codes: 'Door access codes',
  documents: 'Documents',
  noDocuments: 'No documents for you yet',
  texts: 'About the house',
  search: 'Search texts and documents',
  noneFit: 'Nothing fits what you typed',
  clear: 'Clear search',
  open: 'Open',
  camera: (title: string) => `Open ${title}`,
  downloadShort: 'Download',
  download: (name: string) => `Download ${name}`,
  general: 'General',
  version: (n: number, day: string) => `Version ${n}, ${day}`,
} as const
export type OwnWords = typeof english
