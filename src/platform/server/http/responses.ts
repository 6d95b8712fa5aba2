import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { roles } from '../../roles.ts'

/** JSON Schema of a contract's schema; what JSON cannot express (a transformed value) is left open. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return jsonSchema
}

/** The fields of an object's schema; none for anything else. */
export const fieldsOf = (schema: z.ZodType | undefined, io: 'input' | 'output') =>
  (schema ? (schemaOf(schema, io)['properties'] ?? {}) : {}) as Record<string, object>

export const isUnsafe = ({ method }: Endpoint) => method !== 'GET'
export const isPaged = ({ query }: Endpoint) => 'cursor' in fieldsOf(query, 'input')
const isVersioned = ({ reply }: Endpoint) => 'version' in fieldsOf(reply, 'output')

/** Whether the reply is a stored file, of which a part can be requested. An export is made for each reply. */
export const hasRanges = ({ contentType = 'text/' }: Endpoint) =>
  !contentType.startsWith('text/') && contentType !== 'application/zip'

/** The days for which the keys of a call are stored; null where it takes none. */
export const idempotencyDaysOf = ({ status, bodyType, idempotencyDays }: Endpoint): number | null =>
  idempotencyDays ?? (status === 201 && !bodyType ? 1 : null)

const needsRight = ({ householdRight }: Endpoint) => householdRight !== undefined && householdRight !== 'any'

/** Every status that a call can answer with, from its contract; the successful one first. */
export function statusesOf(e: Endpoint): number[] {
  const signedIn = e.roles !== 'anyone'
  const some = (so: boolean, ...statuses: number[]) => (so ? statuses : [])
  const errorStatuses = [
    ...some(isUnsafe(e) || e.query !== undefined, 400),
    ...some(signedIn, 401),
    ...some(isUnsafe(e) || (signedIn && (e.roles.length < roles.length || needsRight(e))), 403),
    ...some(e.path.includes('/:'), 404),
    ...some(idempotencyDaysOf(e) !== null, 409),
    ...some(e.ifMatch === true, 412),
    ...some(isUnsafe(e), 413, 415),
    // The database or the disk may be unavailable.
    503,
    ...(e.errors ?? []),
  ]
  const others = [...some(hasRanges(e), 206), ...some(e.etag === true, 304)]
  return [e.status ?? 200, ...others, ...new Set([...errorStatuses, 500].sort((a, b) => a - b))]
}

/** The headers of an answer that describe its content. */
export function headersOf(e: Endpoint, status: number): string[] {
  if (status === 429 || status === 503) return ['Retry-After']
  if (status >= 400) return []
  if (status === 206) return ['Content-Range', ...(e.etag ? ['ETag'] : [])]
  return [...(e.etag || isVersioned(e) ? ['ETag'] : []), ...(isPaged(e) ? ['X-Total-Count', 'Link'] : [])]
}
