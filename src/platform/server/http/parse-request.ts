import type { FastifyRequest } from 'fastify'
import { serverErrors } from '../messages/index.ts'
import { z } from 'zod'
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '../../endpoint.ts'
import { HttpError, notFound } from '../../http-error.ts'
import { isUnsafeMethod } from './authorize.ts'
import { isId, isStorable, parseInput } from './parse-input.ts'

/** What a request carries, in the shapes of its contract. */
export type RequestInput<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The version the caller read last; null without an If-Match. Only where the contract has `ifMatch`. */
  ifMatch: E extends { ifMatch: true } ? number | null : undefined
}

/** Throws 400 for a wrong query or body, and 404 for a path whose parameters cannot name any record. */
export function parseRequest<E extends Endpoint>(endpoint: E, request: FastifyRequest): RequestInput<E> {
  const query =
    endpoint.query && parseInput(endpoint.query, request.query ?? {}, { isStored: isUnsafeMethod(endpoint) })
  const params = request.params as Record<string, string>
  if (!Object.entries(params).every(canNameRecord)) throw notFound('Record')
  const body = endpoint.bodyType ? request.body : parseBody(endpoint, request.body)
  const ifMatch = endpoint.ifMatch ? parseVersion(request.headers['if-match']) : undefined
  // The schemas come from the contract, so their output has the types of the contract.
  return { params, query, body, ifMatch } as RequestInput<E>
}

function parseBody({ method, body: schema }: Endpoint, sent: unknown): unknown {
  if (!schema) return undefined
  const body = parseInput(schema, sent ?? {}, { isStored: true })
  if (method === 'PATCH') assertChangesSomething(schema, body)
  return body
}

const canNameRecord = ([name, value]: [name: string, value: string]) =>
  isStorable(value) && ((name !== 'id' && !name.endsWith('Id')) || isId(value))

/** A change without any field is a mistake of the client: most likely the body was lost or misspelt. */
function assertChangesSomething(schema: z.ZodType, body: unknown): void {
  if (Object.values(body as object).some((value) => value !== undefined)) return
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape).join(', ') : ''
  throw new HttpError(400, 'nothing_to_change', (language) => serverErrors[language].nothingToChange(names), {
    field: 'body',
  })
}

/** The version in an If-Match; null for none or `*`. Anything else must not pass for "any version". */
function parseVersion(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header.trim())?.[1]
  if (version === undefined)
    throw new HttpError(400, 'invalid', (language) => serverErrors[language].badVersion, {
      field: 'If-Match',
    })
  return Number(version)
}
