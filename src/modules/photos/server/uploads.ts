import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ByLanguage } from '#platform/language/further-languages.ts'
import { defaultLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { invalid, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Files } from '#platform/server/files/files.ts'
import { newId } from '#platform/server/database/ids.ts'
import { drawForPages } from '#platform/server/files/pictures.ts'
import { FileReply } from '#platform/server/http/file-reply.ts'
import type { PhotoCategory } from '../choices.ts'
import type { Crop, SitePhoto } from '../contract.ts'
import { pictureWords as words } from '../messages/picture.ts'
import { encodedOf } from './store.ts'
import { photos, pictureRenditions, uploadedPictures } from './table.ts'

type UploadInput = Crop & {
  alt: string
  altLanguage?: Language | undefined
  altTranslations?: ByLanguage<string> | undefined
  category: PhotoCategory
}

/**
 * Stores a picture for the public site in the sizes of its pages; no slot shows it yet. Throws 400 for anything that is
 * not an image or is too small. Metadata is removed.
 */
export async function storeUpload(
  db: Database,
  files: Files,
  bytes: Uint8Array,
  { alt, altLanguage = defaultLanguage(), altTranslations = {}, category, ...part }: UploadInput,
  by: Author,
  now: Date,
): Promise<SitePhoto> {
  if (part.x + part.width > 1.001 || part.y + part.height > 1.001) throw invalid('width', () => words.outside)
  const drawn = await drawForPages(bytes, part)
  const hash = createHash('sha256')
  for (const { bytes: file } of drawn.renditions) hash.update(file)
  const id = newId()
  // Each upload has its own name, so that the same picture sent twice can be changed independently.
  const name = hash.update(id).digest('hex').slice(0, 32)
  const widths = [...new Set(drawn.renditions.map(({ width }) => width))]
  return db.transaction(async (tx) => {
    const stored = []
    for (const one of drawn.renditions)
      stored.push({
        name,
        width: one.width,
        format: one.format,
        fileId: await files.store(tx, { ...one, name: `${name}-${one.width}.${one.format}`, addedBy: by.id }, now),
      })
    const widest = stored.at(-1)
    if (!widest) throw new Error('A picture was drawn in no size at all.')
    const texts = { alt, altLanguage, altTranslations, category }
    const photo = { id, fileId: widest.fileId, ...texts, inGallery: false }
    await tx.insert(photos).values({ ...photo, createdAt: now, updatedAt: now })
    const { width, height, preview } = drawn
    const [uploaded] = await tx
      .insert(uploadedPictures)
      .values({ photoId: id, name, width, height, widths, preview, createdAt: now })
      .returning()
    await tx.insert(pictureRenditions).values(stored)
    await writeAudit(tx, { by, action: 'uploaded', recordType: 'picture', recordId: id, after: { alt, category }, now })
    return { id, picture: null, encoded: uploaded ? encodedOf(uploaded) : null, ...texts }
  })
}

/** One size of an uploaded picture by file name; throws 404. */
export async function showUpload(db: Database, files: Files, fileName: string): Promise<FileReply> {
  const [, name, width, format] = /^([0-9a-f]{32})-(\d{1,5})\.(avif|webp)$/.exec(fileName) ?? []
  if (!name || !width || (format !== 'avif' && format !== 'webp')) throw notFound('Picture')
  const [found] = await db
    .select({ fileId: pictureRenditions.fileId })
    .from(pictureRenditions)
    .where(
      and(
        eq(pictureRenditions.name, name),
        eq(pictureRenditions.width, Number(width)),
        eq(pictureRenditions.format, format),
      ),
    )
  if (!found) throw notFound('Picture')
  return new FileReply(await files.find(db, found.fileId), { disposition: 'inline', cache: 'immutable' })
}
