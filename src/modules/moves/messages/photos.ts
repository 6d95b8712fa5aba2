const many = (n: number) => `${n} ${n === 1 ? 'photo' : 'photos'}`

/** Texts about the photos of an inspection, for the office. */
export const photoWords = {
  title: 'Inspection photos',
  choose: 'Photo',
  add: 'Add',
  addLabel: 'Add inspection photos',
  sending: 'Sending...',
  alt: (place: number, of: number) => `Inspection photo ${place} of ${of}`,
  open: (place: number) => `Open inspection photo ${place}`,
  removeTitle: 'Remove this photo?',
  removeText: 'It is deleted for everyone.',
  removeVerb: 'Remove photo',
  removed: 'Photo removed',
  notRemoved: 'Failed to remove the photo',
  previous: 'Previous photo',
  next: 'Next photo',
  most: (most: number) => `A move can have at most ${most} photos`,
  added: (n: number) => `${n === 1 ? 'Photo' : many(n)} added`,
  notAdded: 'Failed to add the photos',
  notRead: "This picture can't be opened. Please choose a JPEG or PNG.",
  by: (name: string, when: string) => `${name} · ${when}`,
} as const
