const many = (n: number) => `${n} ${n === 1 ? 'photo' : 'photos'}`
/** Texts about the photos of a request. */
export const english = {
  title: 'Photos',
  /** On the tile that chooses one. */
  choose: 'Photo',
  add: 'Add',
  addLabel: 'Add photos',
  hint: (most: number) => `Up to ${most} photos. They help us fix the problem faster.`,
  count: many,
  sending: 'Sending...',
  alt: (place: number, of: number) => `Photo ${place} of ${of}`,
  open: (place: number) => `Open photo ${place}`,
  remove: (place: number) => `Remove photo ${place}`,
  removeTitle: 'Remove this photo?',
  removeText: 'It will be deleted for everyone who can see this request.',
  removeVerb: 'Remove photo',
  removed: 'Photo removed',
  notRemoved: 'Failed to remove the photo',
  added: (n: number) => `${n === 1 ? 'Photo' : many(n)} added`,
  notAdded: 'Failed to add the photos',
  notSent: 'This photo was not sent',
  again: (place: number) => `Send photo ${place} again`,
  notRead: "This picture can't be opened. Please choose a JPEG or PNG.",
  none: 'No photos',
  tooMany: 'Too many photos in one hour. Please try again later.',
  most: (most: number) => `A request can have at most ${most} photos`,
  gone: 'One of the photos is no longer available. Please add it again.',
  notAllSent: (n: number) =>
    n === 1
      ? 'One photo was not sent. Send it again or remove it.'
      : `${n} photos were not sent. Send them again or remove them.`,
  stillSending: 'Please wait until the photos are sent.',
  previous: 'Previous photo',
  next: 'Next photo',
  by: (name: string, when: string) => `${name} · ${when}`,
}
export type PhotoWords = typeof english
