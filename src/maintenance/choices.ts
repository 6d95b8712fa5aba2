import { z } from 'zod'
import { spelledLike } from '#platform/spelling.ts'

export const statuses = ['pending', 'assigned', 'in_progress', 'on_hold', 'completed', 'cancelled'] as const
export const Status = z.enum(statuses)
export type Status = z.infer<typeof Status>
/** As the wire may spell it: in-progress, In Progress, canceled. */
export const StatusAsSent = spelledLike(statuses, { canceled: 'cancelled' })

export const priorities = ['low', 'normal', 'high', 'urgent'] as const
export const Priority = z.enum(priorities)
export type Priority = z.infer<typeof Priority>
export const PriorityAsSent = spelledLike(priorities)

export const categories = [
  'plumbing',
  'electrical',
  'hvac',
  'security',
  'cleaning',
  'elevator',
  'appliances',
  'general',
] as const
export const Category = z.enum(categories)
export type Category = z.infer<typeof Category>
export const CategoryAsSent = spelledLike(categories, { appliance: 'appliances' })
/** What the office's form offers, beside the value a request already has. */
export const officeCategories = [
  'plumbing',
  'electrical',
  'hvac',
  'security',
  'cleaning',
  'elevator',
  'general',
] as const
/** What the resident's form offers. */
export const residentCategories = ['plumbing', 'electrical', 'hvac', 'appliances', 'security', 'general'] as const

/** Where the trouble is: in a home, or at a named place of the building. */
export const placeKinds = ['unit', 'common_area', 'lift', 'stall'] as const
export const PlaceKind = z.enum(placeKinds)
export type PlaceKind = z.infer<typeof PlaceKind>

/** Who must act next. */
export const moves = ['office', 'staff', 'vendor', 'resident', 'parts', 'nobody'] as const
export const WhoseMove = z.enum(moves)
export type WhoseMove = z.infer<typeof WhoseMove>
/** What a pause waits for. */
export const pauseKinds = ['resident', 'vendor', 'parts', 'office'] as const satisfies readonly WhoseMove[]
export const PauseKind = z.enum(pauseKinds)
export type PauseKind = z.infer<typeof PauseKind>

/** How it came to count as mended: the resident said so, or gave no answer. */
export const confirmations = ['resident', 'silence'] as const
export const Confirmation = z.enum(confirmations)
export type Confirmation = z.infer<typeof Confirmation>

/** Whether somebody may enter the home for the work. */
export const entryPermissions = ['yes', 'call_first', 'only_home'] as const
export const EntryPermission = z.enum(entryPermissions)
export type EntryPermission = z.infer<typeof EntryPermission>

/** Days on which the resident lets somebody in, besides a day by its date. */
export const entryDays = ['weekdays', 'weekends', 'any_day'] as const

/** A stretch of the day when the resident lets somebody in, in the building's time: `09:00` to `17:00`. */
export const EntryWindow = z
  .object({
    day: z.union([z.enum(entryDays), z.iso.date()], 'Choose the days'),
    from: z.iso.time({ precision: -1, error: 'Choose from when' }),
    to: z.iso.time({ precision: -1, error: 'Choose until when' }),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'The end must be after the beginning' })
export type EntryWindow = z.infer<typeof EntryWindow>

export const messageTargets = ['staff', 'tenant', 'both'] as const
export const MessageTarget = z.enum(messageTargets)
export type MessageTarget = z.infer<typeof MessageTarget>

/** Whether a promise runs through nights and weekends or in business hours only. */
export const promiseClocks = ['always', 'business'] as const
export const PromiseClock = z.enum(promiseClocks)
export type PromiseClock = z.infer<typeof PromiseClock>

/** In which order a list comes: what presses most first, or what came last. */
export const sortings = ['attention', 'newest'] as const
