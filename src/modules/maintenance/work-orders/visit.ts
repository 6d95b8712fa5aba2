import { z } from 'zod'
import { Instant } from '../requests/request.ts'
import { parties } from './choices.ts'

export const Window = z.object({ from: Instant, to: Instant })

/** The time of a visit that was proposed last. */
export const OrderVisit = Window.extend({
  by: z.enum(parties),
  note: z.string().nullable(),
  confirmedAt: Instant.nullable(),
})
export type OrderVisit = z.infer<typeof OrderVisit>

/** The visit of a vendor as the resident sees it. */
export const OwnVisit = OrderVisit.extend({
  vendor: z.string(),
  /** The resident has to answer whether the time suits. */
  needsAnswer: z.boolean(),
})
export type OwnVisit = z.infer<typeof OwnVisit>

/** What a vendor did for a request, as its resident sees it. */
export const VendorStep = z.object({
  step: z.enum(['visit_agreed', 'work_finished']),
  vendor: z.string(),
  /** The time of the agreed visit. */
  visit: Instant.nullable(),
  at: Instant,
})
export type VendorStep = z.infer<typeof VendorStep>
