import { z } from 'zod'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import {
  statuses,
  priorities,
  categories,
  placeKinds,
  waitingOnValues,
  waitingOnReasonCodes,
  confirmations,
  entryPermissions,
  entryDays,
  messageTargets,
  slaClocks,
} from './choices.ts'
import { requestErrors } from './messages/errors.ts'

export const Status = z.enum(statuses)
/** Accepts other spellings: in-progress, In Progress, canceled. */
export const StatusInput = lenientEnum(statuses, { canceled: 'cancelled' })
export const Priority = z.enum(priorities)
export const PriorityInput = lenientEnum(priorities)
export const Category = z.enum(categories)
export const CategoryInput = lenientEnum(categories, { appliance: 'appliances' })
export const PlaceKind = z.enum(placeKinds)
/** A place that is not a unit; accepts the specification's "lift". */
export const OtherPlaceKindInput = lenientEnum(['common_area', 'elevator', 'stall'], { lift: 'elevator' })
export const WaitingOn = z.enum(waitingOnValues)
export const WaitingOnReasonCode = z.enum(waitingOnReasonCodes)
export const Confirmation = z.enum(confirmations)
export const EntryPermission = z.enum(entryPermissions)

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

export const MessageTarget = z.enum(messageTargets)
export const SlaClock = z.enum(slaClocks)
