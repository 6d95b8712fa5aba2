/** Errors about the pictures of the public site. */
export const pictureWords = {
  noAlt: 'Say in English what the picture shows, for people who cannot see it',
  longAlt: 'What the picture shows can have at most 400 characters',
  badSlot: 'The place of a picture is named in small letters, digits and hyphens',
  noPhoto: 'Choose one of the pictures',
  badGallery: 'Name the pictures of the gallery, each once, at most 300',
  badCrop: (name: string) => `${name} is a part of the picture, from 0 to 1`,
  outside: 'The part that is shown must lie within the picture',
  photo: (alt: string) => `What is said of “${alt}”`,
  gallery: 'Order of the gallery',
  slot: (slot: string) => `The place ${slot}`,
} as const
