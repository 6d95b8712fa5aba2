import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'

export const exportCalls = {
  exportEverything: endpoint({
    method: 'GET',
    path: '/api/admin/exports/everything',
    roles: administrators,
    summary: 'Every record as CSV and as JSON, in one zip; without passwords, codes and tokens. audited',
    contentType: 'application/zip',
    reply: z.never(),
  }),
}
