import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { roles } from '../roles.ts'

/** JSON Schema of a contract's schema; what JSON cannot say (a transformed value) is left open. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...said } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return said
}

/** The fields of an object's schema; none for anything else. */
export const fieldsOf = (schema: z.ZodType | undefined, io: 'input' | 'output') =>
  (schema ? (schemaOf(schema, io)['properties'] ?? {}) : {}) as Record<string, object>

export const isUnsafe = ({ method }: Endpoint) => method !== 'GET'
export const isPaged = ({ query }: Endpoint) => 'cursor' in fieldsOf(query, 'input')
const isVersioned = ({ reply }: Endpoint) => 'version' in fieldsOf(reply, 'output')

/** Every status a call can answer with, read out of its contract; the one of success first. */
export function statusesOf(e: Endpoint): number[] {
  const signedIn = e.for !== 'anyone'
  const some = (so: boolean, ...statuses: number[]) => (so ? statuses : [])
  const refusals = [
    ...some(isUnsafe(e) || e.query !== undefined, 400),
    ...some(signedIn, 401),
    ...some(isUnsafe(e) || (signedIn && e.for.length < roles.length), 403),
    ...some(e.path.includes('/:'), 404),
    ...some(e.status === 201 && !e.takes, 409),
    ...some(e.ifMatch === true, 412),
    ...some(isUnsafe(e), 413, 415),
    ...(e.mayRefuse ?? []),
  ]
  return [e.status ?? 200, ...some(e.kept === true, 304), ...new Set(refusals.sort((a, b) => a - b)), 500]
}

/** The headers of an answer that tell something of what was asked for. */
export function headersOf(e: Endpoint, status: number): string[] {
  if (status === 429 || status === 503) return ['Retry-After']
  if (status >= 400) return []
  return [...(e.kept || isVersioned(e) ? ['ETag'] : []), ...(isPaged(e) ? ['X-Total-Count', 'Link'] : [])]
}
