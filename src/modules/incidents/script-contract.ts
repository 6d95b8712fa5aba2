import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { frontDesk, office } from '#platform/roles.ts'
import { incidentKinds } from './choices.ts'
import { Texts } from './contract.ts'
import { ScriptInput, Step } from './schemas.ts'

export const IncidentScript = z.object({
  kind: z.enum(incidentKinds),
  /** Whether the steps are those of the program. */
  isDefault: z.boolean(),
  steps: z.array(Step.extend({ sayTexts: Texts })),
  version: z.int(),
})
export type IncidentScript = z.infer<typeof IncidentScript>

export const incidentScripts = {
  list: endpoint({
    method: 'GET',
    path: '/api/desk/incident-scripts',
    roles: frontDesk,
    summary: 'The script of each kind of incident',
    reply: z.array(IncidentScript),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/incident-scripts/:kind',
    roles: office,
    summary: 'Change the script of a kind of incident, for those that are opened from now on',
    body: ScriptInput,
    ifMatch: true,
    reply: IncidentScript,
  }),
}
