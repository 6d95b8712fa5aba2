import { z } from 'zod'
import { confirmableSteps } from './choices.ts'
import { guideWords as words } from './messages/en.ts'

export const GuideChanges = z.object({
  /** A step whose settings need no change. */
  confirmedStep: z.enum(confirmableSteps, words.badStep).optional(),
  isDismissed: z.boolean(words.badDismissal).optional(),
})
export type GuideChanges = z.infer<typeof GuideChanges>
