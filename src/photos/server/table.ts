import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bookkeeping, key } from '#platform/server/columns.ts'
import { files } from '#platform/server/files-table.ts'
import { photoCategories } from '../contract.ts'

export const photos = pgTable('photos', {
  id: key(),
  /** The name of a picture that came with the building's data; otherwise `fileId` is an uploaded file. */
  picture: text('picture'),
  fileId: uuid('file_id').references(() => files.id),
  alt: text('alt').notNull(),
  /** What it shows, in French. */
  altFr: text('alt_fr'),
  category: text('category', { enum: photoCategories }).notNull(),
  position: integer('position').notNull().default(0),
  inGallery: boolean('in_gallery').notNull().default(true),
  ...bookkeeping(),
})

export const pictureSlots = pgTable('picture_slots', {
  slot: text('slot').primaryKey(),
  photoId: uuid('photo_id').references(() => photos.id, { onDelete: 'set null' }),
  ...bookkeeping(),
})
