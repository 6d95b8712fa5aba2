import { z } from 'zod'
import { SlaClock, PriorityInput, CategoryInput, Priority, Category } from '../requests/schemas.ts'
import { slaTemplates } from './templates.ts'

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

/** A kind of building whose usual times replace the present ones. */
export const TemplateChoice = z.object({
  template: z.enum(slaTemplates, 'template must be rental, condominium or commercial'),
})

export const SlaTargetChanges = z.object({ withinMinutes: Within.optional(), clock: Clock.optional() })
export type SlaTargetChanges = z.infer<typeof SlaTargetChanges>

/** A target's key in the settings: `urgent` for every category, `urgent.elevator` for one. */
export const slaKey = (priority: NewSlaTarget['priority'], category: NewSlaTarget['category']) =>
  category === null ? priority : `${priority}.${category}`

const LineKey = z.string().refine((key) => {
  const [priority, category, ...more] = key.split('.')
  const isCategory = category === undefined || Category.safeParse(category).success
  return more.length === 0 && Priority.safeParse(priority).success && isCategory
}, 'There is no such priority or category')

export function parseSlaKey(key: string): Pick<NewSlaTarget, 'priority' | 'category'> {
  const [priority, category] = key.split('.')
  return { priority: Priority.parse(priority), category: category === undefined ? null : Category.parse(category) }
}

/** All targets by key. */
export const SlaTargetList = z.record(LineKey, z.object({ withinMinutes: Within, clock: SlaClock }))
export type SlaTargetList = z.infer<typeof SlaTargetList>
