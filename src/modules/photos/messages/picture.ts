/** Errors about the pictures of the public site. */
export const pictureWords = {
  noAlt: "Enter a description for people who can't see the picture",
  badLanguage: 'Choose a language of the list',
  longAlt: 'A description can have at most 400 characters',
  badSlot: 'Picture slots are named in lowercase letters, digits and hyphens',
  noPhoto: 'Choose a picture from the list',
  badGallery: 'List each picture of the gallery once, at most 300',
  badCrop: (name: string) => `${name} must be a number from 0 to 1`,
  outside: 'The visible part must be inside the picture',
  photo: (alt: string) => `Description of “${alt}”`,
  gallery: 'Order of the gallery',
  slot: (slot: string) => `Picture slot ${slot}`,
} as const
