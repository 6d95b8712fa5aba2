import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { invalid, notFound } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import type { Files } from '#platform/server/files.ts'
import { newId } from '#platform/server/ids.ts'
import { drawForPages } from '#platform/server/pictures.ts'
import { ReadyFile } from '#platform/server/ready-file.ts'
import type { PhotoCategory } from '../contract.ts'
import type { Crop, SitePhoto } from '../pictures-contract.ts'
import { pictureWords as words } from '../picture-words.ts'
import { encodedOf } from './store.ts'
import { photos, pictureRenditions, uploadedPictures } from './table.ts'

type Told = Crop & { alt: string; altFr?: string | null | undefined; category: PhotoCategory }

/**
 * Keeps a picture for the public site in the sizes of its pages; it hangs nowhere yet. Refuses with 400 what is no picture
 * or too small. Nothing but what is seen is kept: place, camera and the rest of the file are gone.
 */
export async function keepUpload(
  db: Database,
  files: Files,
  bytes: Uint8Array,
  { alt, altFr = null, category, ...part }: Told,
  by: Author,
  now: Date,
): Promise<SitePhoto> {
  if (part.x + part.width > 1.001 || part.y + part.height > 1.001) throw invalid('width', words.outside)
  const drawn = await drawForPages(bytes, part)
  const hash = createHash('sha256')
  for (const { bytes: file } of drawn.renditions) hash.update(file)
  const id = newId()
  // Each upload has a name of its own, so that the same picture sent twice is two that change apart.
  const name = hash.update(id).digest('hex').slice(0, 32)
  const widths = [...new Set(drawn.renditions.map(({ width }) => width))]
  return db.transaction(async (tx) => {
    const kept = []
    for (const one of drawn.renditions)
      kept.push({
        name,
        width: one.width,
        format: one.format,
        fileId: await files.keep(tx, { ...one, name: `${name}-${one.width}.${one.format}`, addedBy: by.id }, now),
      })
    const largest = kept.at(-1)
    if (!largest) throw new Error('A picture was drawn in no size at all.')
    const photo = { id, fileId: largest.fileId, alt, altFr, category, inGallery: false }
    await tx.insert(photos).values({ ...photo, createdAt: now, updatedAt: now })
    const { width, height, preview } = drawn
    const [uploaded] = await tx
      .insert(uploadedPictures)
      .values({ photoId: id, name, width, height, widths, preview, createdAt: now })
      .returning()
    await tx.insert(pictureRenditions).values(kept)
    await writeAudit(tx, { by, action: 'uploaded', noun: 'picture', recordId: id, after: { alt, category }, now })
    return { id, picture: null, encoded: uploaded ? encodedOf(uploaded) : null, alt, altFr, category }
  })
}

/** One size of an uploaded picture by the name in its address; refuses with 404. */
export async function showUpload(db: Database, files: Files, asked: string): Promise<ReadyFile> {
  const [, name, width, format] = /^([0-9a-f]{32})-(\d{1,5})\.(avif|webp)$/.exec(asked) ?? []
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
  return new ReadyFile(await files.find(db, found.fileId), false, true)
}
