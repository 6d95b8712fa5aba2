import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { Category, CategoryAsSent, Priority, PriorityAsSent, PromiseClock } from './choices.ts'

/** A line of what the building promises: work of a priority within so many minutes of its clock. */
export const PromiseTime = z.object({
  id: z.uuid(),
  priority: Priority,
  /** Null: for every category that has no line of its own. */
  category: Category.nullable(),
  withinMinutes: z.int(),
  clock: PromiseClock,
  version: z.int(),
})
export type PromiseTime = z.infer<typeof PromiseTime>

const aYear = 525_600
const Within = z
  .int('The time is a number of minutes')
  .min(1, 'The time is at least a minute')
  .max(aYear, 'The time is at most a year')
const Clock = z.enum(PromiseClock.options, 'The clock is always or business')

export const NewPromiseTime = z.object({
  priority: PriorityAsSent,
  category: CategoryAsSent.nullable().default(null),
  withinMinutes: Within,
  clock: Clock,
})
export type NewPromiseTime = z.infer<typeof NewPromiseTime>

export const PromiseTimeChanges = z.object({ withinMinutes: Within.optional(), clock: Clock.optional() })
export type PromiseTimeChanges = z.infer<typeof PromiseTimeChanges>

/** A line's name among the settings: `urgent` for every category, `urgent.elevator` for one. */
export const keyOfLine = (priority: Priority, category: Category | null) =>
  category === null ? priority : `${priority}.${category}`
const LineKey = z.string().refine((key) => {
  const [priority, category, ...more] = key.split('.')
  const isCategory = category === undefined || Category.safeParse(category).success
  return more.length === 0 && Priority.safeParse(priority).success && isCategory
}, 'There is no such priority or category')
/** The priority and category of a line's name. */
export function lineOfKey(key: string): { priority: Priority; category: Category | null } {
  const [priority, category] = key.split('.')
  return { priority: Priority.parse(priority), category: category === undefined ? null : Category.parse(category) }
}
/** Everything that is promised, by the names of the lines. */
export const PromiseSettings = z.record(LineKey, z.object({ withinMinutes: Within, clock: PromiseClock }))
export type PromiseSettings = z.infer<typeof PromiseSettings>

/** What the building promises. A change counts for promises made from then on. */
export const promiseTimes = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/settings/promises',
    for: administrators,
    summary: 'What is promised, by priority and category',
    reply: z.array(PromiseTime),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/settings/promises',
    for: administrators,
    summary: 'Promise a time for a priority, or for a category of it',
    body: NewPromiseTime,
    status: 201,
    reply: PromiseTime,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/settings/promises/:id',
    for: administrators,
    summary: 'Promise another time',
    body: PromiseTimeChanges,
    ifMatch: true,
    reply: PromiseTime,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/settings/promises/:id',
    for: administrators,
    summary: 'Promise it no longer',
    ifMatch: true,
    reply: z.object({ message: z.string() }),
  }),
}
