import { background } from '../../background.ts'
import type { Endpoint } from '../../endpoint.ts'
import { mostCounted, mostCountedInSearch } from '../../text/total-text.ts'
import { idempotencyDaysOf, fieldsOf, hasRanges, headersOf, schemaOf, statusesOf } from '../http/responses.ts'
import { problem, problemResponses, errorOf } from './openapi-problems.ts'

/** A call with its name in its contract: the group and the call. */
export type NamedCall = { module: string; event: string; endpoint: Endpoint }

const textSchema = { type: 'string' }
const header = (description: string, schema: object = textSchema) => ({ description, schema })
const headers = {
  'X-Request-Id': header('The id of this request in the log'),
  ETag: header('The version of the record or list: for If-Match of a change, or If-None-Match of the next read'),
  'X-Total-Count': header(
    `The total number of matches, on every page; ${mostCounted + 1} in a list of requests or of the audit log means more than ${mostCounted}, and ${mostCountedInSearch + 1} in a search of requests means more than ${mostCountedInSearch}`,
    { type: 'integer' },
  ),
  Link: header('The address of the next page, `<…>; rel="next"`; absent on the last one'),
  'Content-Range': header('The place of the part in the file, `bytes 0-99/1234`'),
  Allow: header('The methods that the address supports'),
  'Retry-After': header('The number of seconds to wait before the next attempt', { type: 'integer' }),
}

/** The session cookie; signing out sends it empty and expired. */
const cookieHeader = (name: string) => ({
  ...header('The session, in a cookie that scripts cannot read; empty and expired when signing out'),
  example: `${name}=6y2m…; Path=/; HttpOnly; SameSite=Lax`,
})

const requestHeader = (name: string, description: string, schema: object = textSchema) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})
const parameters = {
  IdempotencyKey: requestHeader(
    'Idempotency-Key',
    'A call sent again with the same key and body within a day (a month in the staff portal) is not repeated: it gets the first response',
    { type: 'string', minLength: 1, maxLength: 200 },
  ),
  IfMatch: requestHeader(
    'If-Match',
    'The ETag last read; when someone else changed the record since, the change is rejected (412)',
  ),
  Background: requestHeader(
    background.header,
    `\`${background.value}\` on a read caused by a change from the live stream, which does not extend the session`,
    { const: background.value },
  ),
  Range: requestHeader(
    'Range',
    'The part of the file to send, `bytes=0-99`; with If-Range only of the file with this ETag',
  ),
  IfNoneMatch: requestHeader('If-None-Match', 'The ETag last read; when nothing has changed the response is 304'),
}

const descriptions: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted',
  206: 'The requested part of the file',
  304: 'Not changed since the ETag in If-None-Match',
}

type About = {
  title: string
  /** The name of the session cookie. */
  cookie: string
  /** Paths that no contract describes. */
  besides: Record<string, object>
}

/** The document's entry about itself. */
export const documentOperation = {
  operationId: 'document',
  summary: 'This document',
  responses: { 200: { description: 'Done', content: { 'application/json': { schema: { type: 'object' } } } } },
}

/** The OpenAPI 3.1 document of all calls, generated from their contracts. */
export function openApi(calls: readonly NamedCall[], { title, cookie, besides }: About) {
  const templates = templatesOf(calls)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const path = templates.get(shapeOf(call.endpoint.path)) ?? call.endpoint.path
    const template = path.replace(/:(\w+)/g, '{$1}')
    paths[template] ??= {}
    paths[template][call.endpoint.method.toLowerCase()] = operationOf(call, path)
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Calls that change something must come from the site itself: with its `Origin`, or `Sec-Fetch-Site: same-origin`. ' +
        'A known address called with another method answers 405 with `Allow`. While the server shuts down, every call answers 503. ' +
        'Every error is a `Problem`: a sentence, a code, the field with the error, and the id of the request.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ module }) => module))].map((name) => ({ name })),
    paths: { ...paths, ...besides },
    components: {
      schemas: { Problem: problem },
      headers: { ...headers, 'Set-Cookie': cookieHeader(cookie) },
      parameters,
      responses: problemResponses,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'Set by POST /api/auth/login' },
      },
    },
  }
}

/** A path without the names of its parameters: two of one shape are one address. */
export const shapeOf = (path: string) => path.replace(/:\w+|\{\w+\}/g, '{}')

/** The path template of each address, by its shape: that of the first call that has it. */
function templatesOf(calls: readonly NamedCall[]): ReadonlyMap<string, string> {
  const templates = new Map<string, string>()
  for (const { endpoint } of calls) {
    const shape = shapeOf(endpoint.path)
    if (!templates.has(shape)) templates.set(shape, endpoint.path)
  }
  return templates
}

function operationOf({ module, event, endpoint: e }: NamedCall, path: string) {
  return {
    operationId: `${module}.${event}`,
    tags: [module],
    summary: e.summary,
    'x-for': e.roles,
    ...(e.roles === 'anyone' ? {} : { security: [{ session: [] }] }),
    parameters: [...pathParameters(e, path), ...queryParameters(e), ...headerParameters(e)],
    ...(e.bodyType ? { requestBody: { required: true, content: filesOf(e.bodyType) } } : {}),
    ...(e.body ? { requestBody: { required: needsBody(e), content: jsonOf(schemaOf(e.body, 'input')) } } : {}),
    responses: Object.fromEntries(statusesOf(e).map((status) => [status, answerOf(e, status)])),
  }
}

const filesOf = (bodyType: NonNullable<Endpoint['bodyType']>) => ({
  ...(bodyType === 'sheet' ? { 'text/csv': { schema: {} } } : { 'image/*': { schema: {} } }),
  ...(bodyType === 'document' ? { 'application/pdf': { schema: {} } } : {}),
})
const jsonOf = (schema: object, type = 'application/json') => ({ [type]: { schema } })
const refTo = (kind: 'headers' | 'parameters' | 'schemas', name: string) => ({ $ref: `#/components/${kind}/${name}` })

function answerOf(e: Endpoint, status: number) {
  if (status >= 400) return errorOf(status, e.examples?.[status])
  const cookie = e.cookie ? ['Set-Cookie'] : []
  const named = ['X-Request-Id', ...headersOf(e, status), ...cookie]
  return {
    description: descriptions[status] ?? 'Done',
    headers: Object.fromEntries(named.map((name) => [name, refTo('headers', name)])),
    ...(status === 304 ? {} : { content: jsonOf(schemaOf(e.reply, 'output'), e.contentType) }),
  }
}

const needsBody = (e: Endpoint) =>
  e.method === 'PATCH' || (e.body !== undefined && ((schemaOf(e.body, 'input')['required'] as []) ?? []).length > 0)

/** The names are those of the path template; whether one is an id is decided by the call's own path. */
function pathParameters(e: Endpoint, path: string) {
  const own = [...e.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  return [...path.matchAll(/:(\w+)/g)].map(([, name], at) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(own[at] === 'id' || own[at]?.endsWith('Id') ? { format: 'uuid' } : {}) },
  }))
}

function queryParameters({ query }: Endpoint) {
  if (!query) return []
  const required = (schemaOf(query, 'input')['required'] ?? []) as string[]
  return Object.entries(fieldsOf(query, 'input')).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const headerParameters = (e: Endpoint) => [
  ...(idempotencyDaysOf(e) !== null ? [refTo('parameters', 'IdempotencyKey')] : []),
  ...(e.ifMatch ? [refTo('parameters', 'IfMatch')] : []),
  ...(e.etag ? [refTo('parameters', 'IfNoneMatch')] : []),
  ...(hasRanges(e) ? [refTo('parameters', 'Range')] : []),
  ...(e.method === 'GET' && e.roles !== 'anyone' && !e.background ? [refTo('parameters', 'Background')] : []),
]
