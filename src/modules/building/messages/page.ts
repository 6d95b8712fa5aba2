/** Every text about the words of the public pages that a person reads. */
export const pageWords = {
  pages: {
    home: 'Home',
    amenities: 'Amenities',
    services: 'Services',
    nearby: 'Near By',
    gallery: 'Gallery',
    contact: 'Contact Us',
    'building-view': 'Available Units',
  },
  badContent: "The page's texts must be grouped by language",
  needed: (label: string) => `${label}: required`,
  tooLong: (label: string, most: number) => `${label}: at most ${most} characters`,
  longWord: (label: string) => `${label}: a word of more than 40 letters doesn't fit on a phone`,
  tooMany: (label: string, most: number) => `${label}: at most ${most} items`,
  tooManyLines: (label: string, most: number) => `${label}: at most ${most} entries`,
  badIcon: 'Choose an icon',
  badSlot: 'Picture slots are named in lowercase letters, digits and hyphens',
  twice: (label: string) => `${label}: the same picture slot is used twice`,
  misshapen: "This page's texts are incomplete",
  place: (item: string, number: number, label: string) => `${item} ${number} · ${label}`,
} as const
