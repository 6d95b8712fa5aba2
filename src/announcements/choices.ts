import { z } from 'zod'
import { spelledLike } from '#platform/spelling.ts'

export const announcementCategories = ['Board Updates', 'Building News', 'Maintenance', 'Events'] as const
export const AnnouncementCategory = z.enum(announcementCategories)
export type AnnouncementCategory = z.infer<typeof AnnouncementCategory>
export const AnnouncementCategoryAsSent = spelledLike(announcementCategories)

/** What one line of an audience names: the building, a floor, homes above each other, a unit, or owners or renters. */
export const targetKinds = ['building', 'floor', 'stack', 'unit', 'residence_type'] as const
export const TargetKind = z.enum(targetKinds)
export type TargetKind = z.infer<typeof TargetKind>

/** How an announcement stands for the office. */
export const announcementStates = ['draft', 'scheduled', 'published', 'expired', 'archived'] as const
export const AnnouncementState = z.enum(announcementStates)
export type AnnouncementState = z.infer<typeof AnnouncementState>

/** When it goes out: not yet, at once, or at a time that is told. */
export const sendingTimes = ['draft', 'now', 'later'] as const
export const SendingTime = z.enum(sendingTimes)
export type SendingTime = z.infer<typeof SendingTime>

/** How it went with the letter to one person; `none` where none was due. */
export const mailStates = ['none', 'queued', 'sent', 'failed'] as const
export const MailState = z.enum(mailStates)
export type MailState = z.infer<typeof MailState>

export const longestBody = 10_000
export const mostFiles = 6
