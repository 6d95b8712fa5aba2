import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { Category, CategoryInput, Priority, PriorityInput, SlaClock } from '../requests/choices.ts'

/** An SLA target: work of a priority is due within so many minutes of its clock. */
export const SlaTarget = z.object({
  id: z.uuid(),
  priority: Priority,
  /** Null for every category without a target of its own. */
  category: Category.nullable(),
  withinMinutes: z.int(),
  clock: SlaClock,
  version: z.int(),
})
export type SlaTarget = z.infer<typeof SlaTarget>

const minutesPerYear = 525_600
const Within = z
  .int('The time must be a number of minutes')
  .min(1, 'The time must be at least one minute')
  .max(minutesPerYear, 'The time can be at most one year')
const Clock = z.enum(SlaClock.options, 'clock must be always or business')

export const NewSlaTarget = z.object({
  priority: PriorityInput,
  category: CategoryInput.nullable().default(null),
  withinMinutes: Within,
  clock: Clock,
})
export type NewSlaTarget = z.infer<typeof NewSlaTarget>

export const SlaTargetChanges = z.object({ withinMinutes: Within.optional(), clock: Clock.optional() })
export type SlaTargetChanges = z.infer<typeof SlaTargetChanges>

/** A target's key in the settings: `urgent` for every category, `urgent.elevator` for one. */
export const slaKey = (priority: Priority, category: Category | null) =>
  category === null ? priority : `${priority}.${category}`
const LineKey = z.string().refine((key) => {
  const [priority, category, ...more] = key.split('.')
  const isCategory = category === undefined || Category.safeParse(category).success
  return more.length === 0 && Priority.safeParse(priority).success && isCategory
}, 'There is no such priority or category')
export function parseSlaKey(key: string): { priority: Priority; category: Category | null } {
  const [priority, category] = key.split('.')
  return { priority: Priority.parse(priority), category: category === undefined ? null : Category.parse(category) }
}
/** All targets by key. */
export const SlaTargetList = z.record(LineKey, z.object({ withinMinutes: Within, clock: SlaClock }))
export type SlaTargetList = z.infer<typeof SlaTargetList>

/** SLA target endpoints. A change applies to requests filed from then on. */
export const slaTargets = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/settings/promises',
    roles: administrators,
    summary: 'SLA targets by priority and category',
    reply: z.array(SlaTarget),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/settings/promises',
    roles: administrators,
    summary: 'Add an SLA target for a priority, or for one of its categories',
    body: NewSlaTarget,
    status: 201,
    reply: SlaTarget,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/settings/promises/:id',
    roles: administrators,
    summary: 'Change an SLA target',
    body: SlaTargetChanges,
    ifMatch: true,
    reply: SlaTarget,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/settings/promises/:id',
    roles: administrators,
    summary: 'Remove an SLA target',
    ifMatch: true,
    reply: z.object({ message: z.string() }),
  }),
}
