import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, office } from '#platform/roles.ts'
import { isVisible } from '#platform/text/visible-text.ts'
import { type MoveKind, longestTitle, maxDay } from './choices.ts'
import { ResponsibleParty, StepKey } from './schemas.ts'
import { checklistWords as words } from './messages/checklist.ts'

const maxSteps = 40

const ChecklistStep = z
  .object({
    /** A step of the default checklist, whose text is translated. */
    key: StepKey.nullable(),
    /** The text of a step that the office wrote; null for one with a key. */
    title: z.string(words.noTitle).trim().max(longestTitle, words.longTitle(longestTitle)).nullable(),
    responsible: ResponsibleParty,
    /** Days from the day when the move takes effect; negative before it. */
    day: z.int(words.badDay).min(-maxDay, words.badDay).max(maxDay, words.badDay),
  })
  .refine(({ key, title }) => (key === null ? title !== null && isVisible(title) : title === null), {
    path: ['title'],
    error: words.noTitle,
  })
const Steps = z.array(ChecklistStep, words.noList).max(maxSteps, words.tooMany(maxSteps))

/** The steps of each kind of move, in their order. */
export const Checklists = z.object({
  move_in: Steps,
  move_out: Steps,
  transfer: Steps,
} satisfies Record<MoveKind, z.ZodType>)
export type Checklists = z.infer<typeof Checklists>

/** The version is 1 while the checklists are the default ones. */
export const ChecklistRecord = Checklists.extend({ version: z.int() })
export type ChecklistRecord = z.infer<typeof ChecklistRecord>

export const checklists = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/move-checklists',
    roles: office,
    summary: 'The checklist of each kind of move',
    reply: ChecklistRecord,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/admin/settings/move-checklists',
    roles: administrators,
    summary: 'Replace the checklists; planned moves keep their steps',
    body: Checklists,
    ifMatch: true,
    reply: ChecklistRecord,
  }),
}
