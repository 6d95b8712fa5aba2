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

/** A stretch of a day when the resident lets somebody in. */
export const EntryWindow = z.object({ day: z.iso.date(), from: z.iso.time(), to: z.iso.time() })
export type EntryWindow = z.infer<typeof EntryWindow>

export const messageTargets = ['staff', 'tenant', 'both'] as const
export const MessageTarget = z.enum(messageTargets)
export type MessageTarget = z.infer<typeof MessageTarget>

/** Whether a promise runs through nights and weekends or in business hours only. */
export const promiseClocks = ['always', 'business'] as const
export const PromiseClock = z.enum(promiseClocks)
export type PromiseClock = z.infer<typeof PromiseClock>
