import { z } from 'zod'
import { line, requiredText, lines } from '#platform/text/typed-text.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { isVisible } from '#platform/text/visible-text.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { AnnouncementAudience } from './announcement-audience.ts'
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
/** The French title and text; null or '' without. Both or none, which the store checks. */
const french = (most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    z
      .string({ error: fieldText((language) => announcementTexts[language].missing.body) })
      .trim()
      .refine(isVisible, { error: fieldText((language) => announcementTexts[language].missing.body) })
      .max(most, { error: fieldText((language) => announcementTexts[language].tooLong(most)) })
      .nullable(),
  )
const FileIds = z
  .array(z.uuid({ error: fieldText((language) => announcementTexts[language].fileGone) }), {
    error: fieldText((language) => announcementTexts[language].fileGone),
  })
  .max(maxFiles, { error: fieldText((language) => announcementTexts[language].mostFiles(maxFiles)) })

export const NewAnnouncement = z.object({
  title,
  body,
  titleFr: french(maxTitleLength).default(null),
  bodyFr: french(maxBodyLength).default(null),
  category: AnnouncementCategoryInput,
  audience: AnnouncementAudience,
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
  titleFr: french(maxTitleLength).optional(),
  bodyFr: french(maxBodyLength).optional(),
  category: AnnouncementCategoryInput.optional(),
  audience: AnnouncementAudience.optional(),
  pinned: z.boolean().optional(),
  emergency: z.boolean().optional(),
  byMail: z.boolean().optional(),
  when: SendingTime.optional(),
  publishedAt: Instant.nullish(),
  expiresAt: Instant.nullish(),
  fileIds: FileIds.optional(),
})
export type AnnouncementChanges = z.infer<typeof AnnouncementChanges>

export const NewTemplate = z.object({
  name: line((language) => announcementTexts[language].missing.templateName).pipe(
    requiredText(
      (language) => announcementTexts[language].missing.templateName,
      (language) => announcementTexts[language].tooLong(maxTitleLength),
      maxTitleLength,
    ),
  ),
  title,
  body,
  titleFr: french(maxTitleLength).default(null),
  bodyFr: french(maxBodyLength).default(null),
  category: AnnouncementCategoryInput,
})
export type NewTemplate = z.infer<typeof NewTemplate>

/** Another contact address of a recipient. */
export const CorrectedAddress = z.object({
  email: z
    .string({ error: fieldText((language) => announcementTexts[language].badEmail) })
    .trim()
    .refine(isEmailAddress, {
      error: fieldText((language) => announcementTexts[language].badEmail),
    }),
})
