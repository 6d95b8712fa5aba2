import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bookkeeping, createdAt, key } from '#platform/server/database/columns.ts'
import { files } from '#platform/server/files/files-table.ts'
import { defaultLanguage, languages } from '#platform/language/language.ts'
import type { ByLanguage } from '#platform/language/further-languages.ts'
import { photoCategories } from '../choices.ts'

export const photos = pgTable('photos', {
  id: key(),
  /** The name of a picture that came with the building's data; otherwise `fileId` is an uploaded file. */
  picture: text('picture'),
  fileId: uuid('file_id').references(() => files.id),
  alt: text('alt').notNull(),
  altLanguage: text('alt_language', { enum: languages }).notNull().default('en').$defaultFn(defaultLanguage),
  /** The alternative text in other languages. */
  altTranslations: jsonb('alt_translations').$type<ByLanguage<string>>().notNull().default({}),
  category: text('category', { enum: photoCategories }).notNull(),
  position: integer('position').notNull().default(0),
  inGallery: boolean('in_gallery').notNull().default(true),
  ...bookkeeping(),
})

export const pictureSlots = pgTable('picture_slots', {
  slot: text('slot').primaryKey(),
  photoId: uuid('photo_id').references(() => photos.id, { onDelete: 'set null' }),
  /** The initial photo of the slot. */
  firstPhotoId: uuid('first_photo_id').references(() => photos.id, { onDelete: 'set null' }),
  ...bookkeeping(),
})

/** The sizes and the crop of an uploaded photo. */
export const uploadedPictures = pgTable('uploaded_pictures', {
  photoId: uuid('photo_id')
    .primaryKey()
    .references(() => photos.id),
  name: text('name').notNull().unique(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  widths: integer('widths').array().notNull(),
  preview: text('preview').notNull(),
  createdAt: createdAt(),
})

export const pictureRenditions = pgTable(
  'picture_renditions',
  {
    name: text('name')
      .notNull()
      .references(() => uploadedPictures.name),
    width: integer('width').notNull(),
    format: text('format', { enum: ['avif', 'webp'] }).notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [primaryKey({ columns: [table.name, table.width, table.format] })],
)
