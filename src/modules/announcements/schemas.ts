import { z } from 'zod'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { announcementCategories, announcementStates, sendingTimes, mailStates } from './choices.ts'

export const AnnouncementCategory = z.enum(announcementCategories)
export const AnnouncementCategoryInput = lenientEnum(announcementCategories)
export const AnnouncementState = z.enum(announcementStates)
export const SendingTime = z.enum(sendingTimes)
export const MailState = z.enum(mailStates)
