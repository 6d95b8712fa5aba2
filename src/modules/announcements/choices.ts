import { z } from 'zod'
import { lenientEnum } from '#platform/text/lenient-enum.ts'

export const announcementCategories = ['Board Updates', 'Building News', 'Maintenance', 'Events'] as const
export const AnnouncementCategory = z.enum(announcementCategories)
export type AnnouncementCategory = z.infer<typeof AnnouncementCategory>
export const AnnouncementCategoryInput = lenientEnum(announcementCategories)

/** The state that the office sees. */
export const announcementStates = ['draft', 'scheduled', 'published', 'expired', 'archived'] as const
export const announcementFilters = ['current', ...announcementStates] as const
export const AnnouncementState = z.enum(announcementStates)
export type AnnouncementState = z.infer<typeof AnnouncementState>

/** When it is sent: not yet, at once, or at a given time. */
export const sendingTimes = ['draft', 'now', 'later'] as const
export const SendingTime = z.enum(sendingTimes)
export type SendingTime = z.infer<typeof SendingTime>

/** The state of the e-mail to one person; `none` when none was due. */
export const mailStates = ['none', 'queued', 'sent', 'failed'] as const
export const MailState = z.enum(mailStates)
export type MailState = z.infer<typeof MailState>

export const maxBodyLength = 10_000
export const maxFiles = 6
