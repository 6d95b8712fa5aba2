import { z } from 'zod'
import { line, requiredText, lines } from '#platform/text/typed-text.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { Audience } from '#occupancy/audience.ts'
import { announcementTexts } from './messages/index.ts'
import { maxBodyLength, maxFiles } from './choices.ts'
import { AnnouncementCategoryInput, SendingTime } from './schemas.ts'
import { Instant } from './announcement-parts.ts'

const maxTitleLength = 200
const title = line((language) => announcementTexts[language].missing.title).pipe(
  requiredText(
    (language) => announcementTexts[language].missing.title,
    (language) => announcementTexts[language].tooLong(maxTitleLength),
    maxTitleLength,
  ),
)
const body = lines((language) => announcementTexts[language].missing.body).pipe(
  requiredText(
    (language) => announcementTexts[language].missing.body,
    (language) => announcementTexts[language].tooLong(maxBodyLength),
    maxBodyLength,
  ),
)
const FileIds = z
  .array(z.uuid({ error: fieldText((language) => announcementTexts[language].fileGone) }), {
    error: fieldText((language) => announcementTexts[language].fileGone),
  })
  .max(maxFiles, { error: fieldText((language) => announcementTexts[language].mostFiles(maxFiles)) })

export const NewAnnouncement = z.object({
  title,
  body,
  category: AnnouncementCategoryInput,
  audience: Audience,
  pinned: z.boolean().default(false),
  emergency: z.boolean().default(false),
  byMail: z.boolean().default(false),
  /** `later` sends it at `publishedAt`. */
  when: SendingTime.default('draft'),
  publishedAt: Instant.nullish(),
  expiresAt: Instant.nullish(),
  fileIds: FileIds.default([]),
})
export type NewAnnouncement = z.infer<typeof NewAnnouncement>

/** After delivery, the audience and the way of sending cannot change. */
export const AnnouncementChanges = z.object({
  title: title.optional(),
  body: body.optional(),
  category: AnnouncementCategoryInput.optional(),
  audience: Audience.optional(),
  pinned: z.boolean().optional(),
  emergency: z.boolean().optional(),
  byMail: z.boolean().optional(),
  when: SendingTime.optional(),
  publishedAt: Instant.nullish(),
  expiresAt: Instant.nullish(),
  fileIds: FileIds.optional(),
})
export type AnnouncementChanges = z.infer<typeof AnnouncementChanges>
