type Photo = { id: string; createdAt: string; addedBy: { firstName: string; lastName: string } }
export type PhotoGroup<P extends Photo = Photo> = { photos: P[]; createdAt: string; addedBy: Photo['addedBy'] }

/** Photos that the same person added within this time are one entry of the timeline. */
const together = 10 * 60_000

/** The photos of a request as entries of its timeline, oldest first. */
export function groupPhotos<P extends Photo>(photos: readonly P[]): PhotoGroup<P>[] {
  const groups: PhotoGroup<P>[] = []
  const inOrder = photos.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  for (const photo of inOrder) {
    const last = groups.at(-1)
    const isSame =
      last !== undefined &&
      last.addedBy.firstName === photo.addedBy.firstName &&
      last.addedBy.lastName === photo.addedBy.lastName &&
      Date.parse(photo.createdAt) - Date.parse(last.createdAt) <= together
    if (isSame) last.photos.push(photo)
    else groups.push({ photos: [photo], createdAt: photo.createdAt, addedBy: photo.addedBy })
  }
  return groups
}
