import { call } from '#platform/ui/data/call.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { smallerPicture } from '#platform/ui/photos/smaller-picture.ts'
import type { DeskPhotoKind } from '../choices.ts'
import { photoWords as words } from '../messages/photos.ts'
import { deskPhotos } from '../photo-contract.ts'

/** Uploads a signature or a photo of the log; returns its id. */
export async function uploadDeskPhoto(kind: DeskPhotoKind, file: File): Promise<string> {
  const picture = await smallerPicture(file)
  if (!picture) throw new CallFailed(400, words.missing)
  return (await call(deskPhotos.upload, { query: { kind }, body: picture })).id
}
