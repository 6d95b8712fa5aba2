import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import { mapLanguages } from '#platform/language/language.ts'
import { MailState } from './schemas.ts'
import { announcementTexts } from './messages/index.ts'

export const Instant = z.iso.datetime({ error: fieldText((language) => announcementTexts[language].badTime) })

/** The title and text in one language. */
export type AnnouncementText = { title: string; body: string }

/** The title and text in each other language that has them. */
export const TextTranslations = z.object(
  mapLanguages(() => z.object({ title: z.string(), body: z.string() }).optional()),
)

/** A PDF or picture that goes with an announcement. */
export const AnnouncementFile = z.object({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type AnnouncementFile = z.infer<typeof AnnouncementFile>

/** A person it was delivered to. */
export const Recipient = z.object({
  userId: z.uuid(),
  fullName: z.string(),
  units: z.string(),
  mail: MailState,
  address: z.string().nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  sentAt: Instant.nullable(),
  deliveredAt: Instant,
  readAt: Instant.nullable(),
})
export type Recipient = z.infer<typeof Recipient>

/** A home with how many of its recipients have read an announcement. */
export const UnitReads = z.object({
  unitId: z.uuid(),
  unitNumber: z.string(),
  floor: z.int(),
  people: z.int(),
  read: z.int(),
  /** The names of those who have not; null when all have. */
  unread: z.string().nullable(),
  lastReadAt: Instant.nullable(),
})
export type UnitReads = z.infer<typeof UnitReads>

/** One press of the button that reminds those who have not read it. */
export const Reminder = z.object({
  sentAt: Instant,
  sentBy: z.object({ firstName: z.string(), lastName: z.string() }),
  people: z.int(),
})
export type Reminder = z.infer<typeof Reminder>

/** A home that no e-mail reaches, and the reason; it gets a printed sheet. */
export const sheetReasons = ['nobody', 'failed', 'unwanted', 'not_mailed'] as const
export const SheetHome = z.object({
  unitNumber: z.string(),
  floor: z.int(),
  why: z.enum(sheetReasons),
})
export type SheetHome = z.infer<typeof SheetHome>

/** A home that an audience can include. */
export const Place = z.object({
  unitId: z.uuid(),
  unitNumber: z.string(),
  floor: z.int(),
  stack: z.string().nullable(),
})
export type Place = z.infer<typeof Place>

/** A person to whom an announcement goes by their own account. */
export const SelectedPerson = z.object({ userId: z.uuid(), fullName: z.string() })
export type SelectedPerson = z.infer<typeof SelectedPerson>
