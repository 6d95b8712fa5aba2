import { eq } from 'drizzle-orm'
import type { users } from '#accounts/server/table.ts'
import { attachPhotos, type StoredPicture, storePicture } from '#maintenance/photos/server/store-pictures.ts'
import { writeOwnMessage } from '#maintenance/resident/server/own-confirmation.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { photosOnly } from '../messages/photos-only.ts'
import type { ParsedEmail } from './parse-email.ts'
import { incomingEmailPhotos } from './table.ts'

export type Tools = { mail: Mail; files: Files; origin: () => string }
type Account = typeof users.$inferSelect

/** Stores the pictures of an e-mail, each as the files of a photo. */
export async function storePictures(
  tx: Database,
  files: Files,
  { pictures }: ParsedEmail,
  by: string,
  now: Date,
): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = []
  for (const picture of pictures) stored.push(await storePicture(tx, files, picture, by, now))
  return stored
}

/** Adds a reply to its request: the message, which the office gets as any other, and the photos there is room for. */
export async function addReply(
  tx: Database,
  { mail, origin }: Tools,
  requestId: string,
  email: { body: string; fullText: string | null },
  pictures: readonly StoredPicture[],
  account: Account,
  now: Date,
): Promise<void> {
  const body = email.body === '' ? photosOnly(account.language, pictures.length) : email.body
  const message = { body, byEmail: true, fullText: email.fullText }
  await writeOwnMessage(tx, { mail, origin: origin() }, requestId, message, account, now)
  await attachPhotos(tx, requestId, pictures, account, now)
}

/** Takes the pictures of a waiting e-mail away from it, to become photos of a request. */
export async function takePictures(tx: Database, emailId: string): Promise<StoredPicture[]> {
  return tx
    .delete(incomingEmailPhotos)
    .where(eq(incomingEmailPhotos.emailId, emailId))
    .returning({ fileId: incomingEmailPhotos.fileId, thumbnailId: incomingEmailPhotos.thumbnailId })
}
