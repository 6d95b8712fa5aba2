/** The texts of a grid of photos and of the large view. */
export type PhotoWords = {
  title: string
  /** On the tile that chooses one. */
  choose: string
  add: string
  addLabel: string
  sending: string
  alt: (place: number, of: number) => string
  open: (place: number) => string
  removeTitle: string
  removeText: string
  removeVerb: string
  removed: string
  notRemoved: string
  previous: string
  next: string
}

/** A photo that is shown in a grid. */
export type ShownPhoto = { id: string; width: number; height: number }
