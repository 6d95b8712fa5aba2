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
  badContent: 'Send the words of the page by language',
  needed: (label: string) => `${label}: fill it in`,
  tooLong: (label: string, most: number) => `${label}: at most ${most} characters`,
  longWord: (label: string) => `${label}: a word of more than 40 letters would not fit on a phone`,
  tooMany: (label: string, most: number) => `${label}: at most ${most}`,
  tooManyLines: (label: string, most: number) => `${label}: at most ${most} lines`,
  badIcon: 'Choose an icon',
  badSlot: 'The place of a picture is named in small letters, digits and hyphens',
  twice: (label: string) => `${label}: the same place of a picture stands here twice`,
  misshapen: 'The words of this page are not complete',
  place: (item: string, number: number, label: string) => `${item} ${number} · ${label}`,
} as const
