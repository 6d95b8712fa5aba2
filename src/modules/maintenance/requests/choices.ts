import { z } from 'zod'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { requestErrors } from './messages/errors.ts'

export const statuses = ['pending', 'assigned', 'in_progress', 'on_hold', 'completed', 'cancelled'] as const
export const Status = z.enum(statuses)
export type Status = z.infer<typeof Status>
/** Accepts other spellings: in-progress, In Progress, canceled. */
export const StatusInput = lenientEnum(statuses, { canceled: 'cancelled' })

export const priorities = ['low', 'normal', 'high', 'urgent'] as const
export const Priority = z.enum(priorities)
export type Priority = z.infer<typeof Priority>
export const PriorityInput = lenientEnum(priorities)

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
export const CategoryInput = lenientEnum(categories, { appliance: 'appliances' })
/** Offered in the office's form, in addition to a request's current value. */
export const officeCategories = [
  'plumbing',
  'electrical',
  'hvac',
  'security',
  'cleaning',
  'elevator',
  'general',
] as const
/** Offered in the resident's form. */
export const residentCategories = ['plumbing', 'electrical', 'hvac', 'appliances', 'security', 'general'] as const

/** A home, or a named place of the building. */
export const placeKinds = ['unit', 'common_area', 'elevator', 'stall'] as const
export const PlaceKind = z.enum(placeKinds)
export type PlaceKind = z.infer<typeof PlaceKind>
/** A place that is not a unit; accepts the specification's "lift". */
export const OtherPlaceKindInput = lenientEnum(['common_area', 'elevator', 'stall'], { lift: 'elevator' })

/** Who must act next. */
export const waitingOnValues = ['office', 'staff', 'vendor', 'resident', 'parts', 'nobody'] as const
export const WaitingOn = z.enum(waitingOnValues)
export type WaitingOn = z.infer<typeof WaitingOn>
/** Why, where the program set it. A person's reason is a text. */
export const waitingOnReasonCodes = [
  'assign',
  'start_work',
  'finish_work',
  'explain_hold',
  'confirm_fix',
  'visit_time_proposed',
  'completed',
  'confirmed',
  'closed_without_answer',
  'cancelled',
] as const
export const WaitingOnReasonCode = z.enum(waitingOnReasonCodes)
export type WaitingOnReasonCode = z.infer<typeof WaitingOnReasonCode>
/** What a pause waits for. */
export const pauseKinds = ['resident', 'vendor', 'parts', 'office'] as const satisfies readonly WaitingOn[]
export const PauseKind = z.enum(pauseKinds)
export type PauseKind = z.infer<typeof PauseKind>

/** How a request was confirmed: by the resident, or by no answer in time. */
export const confirmations = ['resident', 'silence'] as const
export const Confirmation = z.enum(confirmations)
export type Confirmation = z.infer<typeof Confirmation>

/** Whether the home may be entered for the work. */
export const entryPermissions = ['yes', 'call_first', 'only_home'] as const
export const EntryPermission = z.enum(entryPermissions)
export type EntryPermission = z.infer<typeof EntryPermission>

/** Days on which the resident can be visited, in addition to dates. */
export const entryDays = ['weekdays', 'weekends', 'any_day'] as const

/** A time window for a visit in the building's time: `09:00` to `17:00`. */
export const EntryWindow = z
  .object({
    day: z.union([z.enum(entryDays), z.iso.date()], {
      error: fieldText((language) => requestErrors[language].chooseDays),
    }),
    from: z.iso.time({ precision: -1, error: fieldText((language) => requestErrors[language].chooseFrom) }),
    to: z.iso.time({ precision: -1, error: fieldText((language) => requestErrors[language].chooseTo) }),
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    error: fieldText((language) => requestErrors[language].endsBefore),
  })
export type EntryWindow = z.infer<typeof EntryWindow>

export const messageTargets = ['staff', 'tenant', 'both'] as const
export const MessageTarget = z.enum(messageTargets)
export type MessageTarget = z.infer<typeof MessageTarget>

/** Whether an SLA runs around the clock or in business hours only. */
export const slaClocks = ['always', 'business'] as const
export const SlaClock = z.enum(slaClocks)
export type SlaClock = z.infer<typeof SlaClock>

/** `attention`: most urgent first. */
export const sortOrders = ['attention', 'newest'] as const
