import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residentsAndHousehold, signedIn } from '#platform/roles.ts'
import { incidentKinds } from './choices.ts'
import { OwnReport } from './schemas.ts'

/** A running incident as every portal shows it. */
export const RunningIncident = z.object({
  id: z.uuid(),
  kind: z.enum(incidentKinds),
  isDrill: z.boolean(),
  /** The line in the language of the reader; '' where the desk wrote none. */
  status: z.string(),
  openedAt: z.iso.datetime(),
  /** Whether one of the reader's homes is affected. */
  isAffected: z.boolean(),
  /** Whether the reader added that they are affected. */
  hasReported: z.boolean(),
  /** For the desk and the office: the step of the script that is due again first. */
  nextStep: z.object({ title: z.string(), dueAt: z.iso.datetime() }).nullable(),
})
export type RunningIncident = z.infer<typeof RunningIncident>

export const runningIncidents = {
  list: endpoint({
    method: 'GET',
    path: '/api/incidents',
    roles: signedIn,
    summary: 'Running incidents; residents see those with a line in the portals',
    background: true,
    reply: z.array(RunningIncident),
  }),
  report: endpoint({
    method: 'PUT',
    path: '/api/tenant/incident-reports',
    roles: residentsAndHousehold,
    householdRight: 'requests',
    summary: 'Add that the own home is affected by a running incident, or take it back',
    body: OwnReport,
    errors: [404, 409],
    reply: RunningIncident,
  }),
}
