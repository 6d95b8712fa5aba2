import { z } from 'zod'
import { moneyLimits, rejectTwoReadings, toNumber } from '#platform/text/typed-number.ts'
import { instantAt, minutesOf, wallClock } from '#platform/time/wall-clock.ts'
import { Category, Priority, Status } from './schemas.ts'
import { NewOwnRequest } from '../resident/schemas.ts'
import { RequestChanges } from './request-input.ts'
import type { MaintenanceRequest } from './request.ts'

/** The cost in dollars; null for none. */
export const toCost = (typed: string): number | null => toNumber(typed, moneyLimits)

/** A cost that was typed: null would delete the present one. */
const NewCost = RequestChanges.shape.estimatedCost.unwrap().refine((cost) => cost !== null)

/** The values of the office's edit form: all texts, with the appointment in the building's time. */
export const RequestValues = z.object({
  title: NewOwnRequest.shape.title,
  description: NewOwnRequest.shape.description,
  priority: Priority,
  category: Category,
  status: Status,
  /** '' means nobody. */
  assignedTo: z.string(),
  /** `YYYY-MM-DDTHH:mm`, or '' for none. */
  scheduledDate: z.union([z.literal(''), z.iso.datetime({ local: true, precision: -1 })], 'Enter a date and a time'),
  /** Dollars, or '' for none. */
  estimatedCost: z
    .string()
    .trim()
    .superRefine(rejectTwoReadings(moneyLimits))
    .refine(
      (typed) => typed === '' || NewCost.safeParse(toCost(typed)).success,
      'Enter a cost of 0 or more, with at most two decimals',
    ),
})
export type RequestValues = z.infer<typeof RequestValues>

export const valuesOf = (request: MaintenanceRequest, timeZone: string): RequestValues => ({
  title: request.title,
  description: request.description,
  priority: request.priority,
  category: request.category,
  status: request.status,
  assignedTo: request.assignedTo ?? '',
  scheduledDate: request.scheduledDate === null ? '' : toWallClock(request.scheduledDate, timeZone),
  estimatedCost: request.estimatedCost === null ? '' : String(request.estimatedCost),
})

/** The changed fields, as the endpoint expects them. */
export function changesOf(typed: RequestValues, request: MaintenanceRequest, timeZone: string): RequestChanges {
  const before = valuesOf(request, timeZone)
  const differs = (name: keyof RequestValues) => typed[name] !== before[name]
  return {
    ...(differs('title') ? { title: typed.title } : {}),
    ...(differs('description') ? { description: typed.description } : {}),
    ...(differs('priority') ? { priority: typed.priority } : {}),
    ...(differs('category') ? { category: typed.category } : {}),
    ...(differs('status') ? { status: typed.status } : {}),
    ...(differs('assignedTo') ? { assignedTo: typed.assignedTo || null } : {}),
    ...(differs('scheduledDate') ? { scheduledDate: instantOf(typed.scheduledDate, timeZone) } : {}),
    ...(differs('estimatedCost') ? { estimatedCost: toCost(typed.estimatedCost) } : {}),
  }
}

const two = (n: number) => String(n).padStart(2, '0')

function toWallClock(at: string, timeZone: string): string {
  const { day, minutes } = wallClock(new Date(at), timeZone)
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The instant of a wall-clock time in the building's time zone; null for an empty one. */
export function instantOf(wall: string, timeZone: string): string | null {
  const [day, time] = wall.split('T')
  return day && time ? instantAt(day, minutesOf(time), timeZone).toISOString() : null
}
