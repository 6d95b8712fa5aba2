import { background } from '../background.ts'
import type { Endpoint } from '../endpoint.ts'
import { fieldsOf, headersOf, isUnsafe, schemaOf, statusesOf } from './answers.ts'

/** A call with the name it has in its contract: the noun and the deed. */
export type NamedCall = { noun: string; deed: string; endpoint: Endpoint }

const text = { type: 'string' }
const header = (description: string, schema: object = text) => ({ description, schema })
const headers = {
  'X-Request-Id': header('The number of this request in the log of the house'),
  ETag: header('What the record or the list is now: for If-Match of a change, or If-None-Match of the next reading'),
  'X-Total-Count': header('How many fit in all, on every page', { type: 'integer' }),
  Link: header('The address of the next page, `<…>; rel="next"`; absent on the last one'),
  'Retry-After': header('In how many seconds to try again', { type: 'integer' }),
}

const requestHeader = (name: string, description: string, schema: object = text) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})
const parameters = {
  IdempotencyKey: requestHeader(
    'Idempotency-Key',
    'Sent again with the same key and body within a day, the create is not done twice: the first answer comes again',
    { type: 'string', minLength: 1, maxLength: 200 },
  ),
  IfMatch: requestHeader('If-Match', 'The ETag last seen; when somebody else was faster the change is refused (412)'),
  Background: requestHeader(
    background.header,
    `\`${background.value}\` on a read made because of a change that the live stream told: no activity of the session`,
    { const: background.value },
  ),
  IfNoneMatch: requestHeader('If-None-Match', 'The ETag last seen; when nothing has changed the answer is 304'),
}

const problem = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { ...text, description: 'What is wrong, in a sentence for people' },
    code: { ...text, description: 'What is wrong, in a word for programs' },
    field: { ...text, description: 'Which field, header or parameter it is about' },
    present: { description: 'Of a stale change (412): the record as it is now' },
    requestId: text,
  },
}

const meanings: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Made',
  202: 'Taken on',
  304: 'Not changed since the ETag in If-None-Match',
  400: 'What was sent is not right; `field` says where',
  401: 'Nobody is signed in, or not with these words',
  403: 'Not for this role, or sent from another site',
  404: 'There is none, or none of yours',
  409: 'As things stand it cannot be done',
  412: 'Somebody else changed it first; `present` is the record as it is now',
  413: 'Too much at once',
  415: 'Not what this call takes',
  429: 'Too many tries',
  500: 'A fault of the house',
  503: 'Too busy at this moment',
}

type About = {
  title: string
  /** What the session's cookie is called here. */
  cookie: string
  /** The addresses that are no calls. */
  besides: Record<string, object>
}

/** Of the document itself. */
export const documentOperation = {
  operationId: 'document',
  summary: 'This document',
  responses: { 200: { description: 'Done', content: { 'application/json': { schema: { type: 'object' } } } } },
}

/** The OpenAPI 3.1 document of all calls, made from their contracts. */
export function openApi(calls: readonly NamedCall[], { title, cookie, besides }: About) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const path = call.endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][call.endpoint.method.toLowerCase()] = operationOf(call)
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Calls that change something must come from the site itself: with its `Origin`, or `Sec-Fetch-Site: same-origin`. ' +
        'A known address asked with another method answers 405 with `Allow`. While the house closes, every call answers 503.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ noun }) => noun))].map((name) => ({ name })),
    paths: { ...paths, ...besides },
    components: {
      schemas: { Problem: problem },
      headers,
      parameters,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'Set by POST /api/auth/login' },
      },
    },
  }
}

function operationOf({ noun, deed, endpoint: e }: NamedCall) {
  return {
    operationId: `${noun}.${deed}`,
    tags: [noun],
    summary: e.summary,
    'x-for': e.for,
    ...(e.for === 'anyone' ? {} : { security: [{ session: [] }] }),
    parameters: [...pathParameters(e), ...queryParameters(e), ...headerParameters(e)],
    ...(e.takes ? { requestBody: { required: true, content: filesOf(e.takes) } } : {}),
    ...(e.body ? { requestBody: { required: needsBody(e), content: jsonOf(schemaOf(e.body, 'input')) } } : {}),
    responses: Object.fromEntries(statusesOf(e).map((status) => [status, answerOf(e, status)])),
  }
}

const filesOf = (takes: NonNullable<Endpoint['takes']>) => ({
  ...(takes === 'sheet' ? { 'text/csv': { schema: {} } } : { 'image/*': { schema: {} } }),
  ...(takes === 'document' ? { 'application/pdf': { schema: {} } } : {}),
})
const jsonOf = (schema: object, type = 'application/json') => ({ [type]: { schema } })
const refTo = (kind: 'headers' | 'parameters' | 'schemas', name: string) => ({ $ref: `#/components/${kind}/${name}` })

function answerOf(e: Endpoint, status: number) {
  const named = ['X-Request-Id', ...headersOf(e, status)]
  const content =
    status === 304
      ? {}
      : { content: status < 300 ? jsonOf(schemaOf(e.reply, 'output'), e.type) : jsonOf(refTo('schemas', 'Problem')) }
  return {
    description: meanings[status] ?? 'Refused',
    headers: Object.fromEntries(named.map((name) => [name, refTo('headers', name)])),
    ...content,
  }
}

const needsBody = (e: Endpoint) =>
  e.method === 'PATCH' || (e.body !== undefined && ((schemaOf(e.body, 'input')['required'] as []) ?? []).length > 0)

const pathParameters = (e: Endpoint) =>
  [...e.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name === 'id' || name?.endsWith('Id') ? { format: 'uuid' } : {}) },
  }))

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
  ...(isUnsafe(e) && e.status === 201 && !e.takes ? [refTo('parameters', 'IdempotencyKey')] : []),
  ...(e.ifMatch ? [refTo('parameters', 'IfMatch')] : []),
  ...(e.kept ? [refTo('parameters', 'IfNoneMatch')] : []),
  ...(e.method === 'GET' && e.for !== 'anyone' && !e.background ? [refTo('parameters', 'Background')] : []),
]
