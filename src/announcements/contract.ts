import { z } from 'zod'
import { spelledLike } from '#platform/spelling.ts'

export const announcementCategories = ['Board Updates', 'Building News', 'Maintenance', 'Events'] as const
export const AnnouncementCategory = z.enum(announcementCategories)
export type AnnouncementCategory = z.infer<typeof AnnouncementCategory>
export const AnnouncementCategoryAsSent = spelledLike(announcementCategories)

/** Whom an announcement is for: everybody, floors, units, or owners or renters. */
export const targetKinds = ['building', 'floor', 'unit', 'residence_type'] as const
export const TargetKind = z.enum(targetKinds)
export type TargetKind = z.infer<typeof TargetKind>
