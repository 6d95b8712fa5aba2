import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { Category, Priority, SlaClock } from '../requests/schemas.ts'
import { NewSlaTarget, SlaTargetChanges, TemplateChoice } from './schemas.ts'

/** An SLA target: the minutes of its clock within which work of a priority is due. */
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
  applyTemplate: endpoint({
    method: 'PUT',
    path: '/api/admin/settings/promises',
    roles: administrators,
    summary: 'Replace the SLA targets by those of a kind of building',
    body: TemplateChoice,
    reply: z.array(SlaTarget),
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
