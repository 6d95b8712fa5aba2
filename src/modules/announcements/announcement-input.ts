import { z } from 'zod'
import { line, requiredText, lines } from '#platform/text/typed-text.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { isVisible } from '#platform/text/visible-text.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import type { ByLanguage } from '#platform/language/further-languages.ts'
import { languages, mapLanguages } from '#platform/language/language.ts'
import { AnnouncementAudience } from './announcement-audience.ts'
import { announcementTexts } from './messages/index.ts'
import { maxBodyLength, maxFiles, maxTitleLength } from './choices.ts'
import { AnnouncementCategoryInput, SendingTime } from './schemas.ts'
import { type AnnouncementText, Instant } from './announcement-parts.ts'

const needsBoth = fieldText((language) => announcementTexts[language].missing.translation)
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
/** A part of a translation; null or '' without. */
const translated = (most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    z
      .string({ error: needsBoth })
      .trim()
      .refine(isVisible, { error: needsBoth })
      .max(most, { error: fieldText((language) => announcementTexts[language].tooLong(most)) })
      .nullable(),
  )
const Translation = z
  .object({ title: translated(maxTitleLength).default(null), body: translated(maxBodyLength).default(null) })
  .refine(({ title, body }) => title !== null || body === null, { path: ['title'], error: needsBoth })
  .refine(({ title, body }) => title === null || body !== null, { path: ['body'], error: needsBoth })
/** The language of the title and the text; without it the default one of the building. */
const TextLanguage = z.enum(languages, {
  error: fieldText((language) => announcementTexts[language].badLanguage),
})
/** The title and text in each other language that has both; a language with neither is left out. */
const Translations = z
  .object(mapLanguages(() => Translation.nullish()))
  .transform((all): ByLanguage<AnnouncementText> =>
    Object.fromEntries(
      Object.entries(all).flatMap(([language, text]) =>
        text?.title != null && text.body !== null ? [[language, { title: text.title, body: text.body }]] : [],
      ),
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
  language: TextLanguage.optional(),
  translations: Translations.default({}),
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
  language: TextLanguage.optional(),
  /** Replaces those in all languages. */
  translations: Translations.optional(),
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
  language: TextLanguage.optional(),
  translations: Translations.default({}),
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
