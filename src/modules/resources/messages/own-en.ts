/** Texts about resources for residents. */
export const english = {
  title: 'Resources',
  line: 'Access codes, house rules and documents.',
  loading: 'Loading resources...',
  documents: 'Documents',
  noDocuments: 'No documents yet',
  texts: 'About the building',
  search: 'Search texts and documents',
  noneFit: 'Nothing matches your search',
  clear: 'Clear search',
  camera: (title: string) => `Open ${title}`,
  downloadShort: 'Download',
  download: (name: string) => `Download ${name}`,
  general: 'General',
  version: (n: number, day: string) => `Version ${n}, ${day}`,
} as const
export type OwnWords = typeof english
