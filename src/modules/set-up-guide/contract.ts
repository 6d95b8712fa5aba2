import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { missingThings, setUpSteps, stepStates } from './choices.ts'
import { GuideChanges } from './schemas.ts'

export const SetUpStep = z.object({
  key: z.enum(setUpSteps),
  state: z.enum(stepStates),
  /** What the settings of the step say now. */
  line: z.string(),
})
export type SetUpStep = z.infer<typeof SetUpStep>

export const SetUpGuide = z.object({
  steps: z.array(SetUpStep),
  /** What is still missing, in the order of the steps. */
  missing: z.array(z.enum(missingThings)),
  done: z.int(),
  /** Whether every step is done that is not optional. */
  isFinished: z.boolean(),
  /** Whether the overview shows it: from the set-up of the building until that is finished or the guide dismissed. */
  isOffered: z.boolean(),
})
export type SetUpGuide = z.infer<typeof SetUpGuide>

const path = '/api/admin/settings/set-up'

export const setUpGuide = {
  find: endpoint({
    method: 'GET',
    path,
    roles: administrators,
    summary: 'The steps that set up the building, and which of them are done',
    reply: SetUpGuide,
  }),
  page: endpoint({
    method: 'GET',
    path: `${path}/page`,
    roles: administrators,
    summary: 'The home page as visitors get it, as an HTML document without scripts',
    errors: [409],
    reply: z.object({ html: z.string() }),
  }),
  change: endpoint({
    method: 'PATCH',
    path,
    roles: administrators,
    summary: 'Confirm a step whose settings need no change, or dismiss the guide',
    body: GuideChanges,
    reply: SetUpGuide,
  }),
}
