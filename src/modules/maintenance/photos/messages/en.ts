const many = (n: number) => `${n} ${n === 1 ? 'photo' : 'photos'}`
/** What a person reads about the photos of a request. */
export const english = {
  title: 'Photos',
  /** On the tile that chooses one. */
  choose: 'Photo',
  add: 'Add',
  addLabel: 'Add photos',
  hint: (most: number) => `Up to ${most}. A photo shows more than a page of words.`,
  count: many,
  keeping: 'Sending...',
  alt: (place: number, of: number) => `Photo ${place} of ${of}`,
  open: (place: number) => `Open photo ${place}`,
  remove: (place: number) => `Remove photo ${place}`,
  removeTitle: 'Remove this photo?',
  removeText: 'It is deleted for everyone who sees this request.',
  removeVerb: 'Remove photo',
  removed: 'Photo removed',
  notRemoved: 'The photo was not removed',
  added: (n: number) => `${n === 1 ? 'Photo' : many(n)} added`,
  notAdded: 'The photos were not added',
  notKept: 'This photo was not sent',
  again: (place: number) => `Send photo ${place} again`,
  notRead: 'This picture cannot be read here. Please choose a JPEG or PNG.',
  none: 'No photos',
  tooMany: 'That is a lot of photos for one hour. Please try again later.',
  most: (most: number) => `A request has at most ${most} photos`,
  gone: 'One of the photos is no longer here. Please add it again.',
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
