import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

const problem = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    field: { type: 'string' },
    requestId: { type: 'string' },
  },
}

/** JSON Schema of a contract's schema; what JSON cannot say (a transformed value) is left open. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })

/** The OpenAPI 3.1 document of all calls, made from their contracts. */
export function openApi(name: string, endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const e of endpoints) {
    const path = e.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][e.method.toLowerCase()] = operationOf(e)
  }
  return {
    openapi: '3.1.0',
    info: { title: name, version: '1' },
    paths,
    components: {
      schemas: { Problem: problem },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  }
}

function operationOf(e: Endpoint) {
  const failure = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  return {
    summary: e.summary,
    'x-for': e.for,
    ...(e.for === 'anyone' ? {} : { security: [{ session: [] }] }),
    parameters: [...pathParameters(e), ...queryParameters(e)],
    ...(e.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(e.body, 'input') } } } }
      : {}),
    responses: {
      [e.status ?? 200]: {
        description: 'Done',
        content: { 'application/json': { schema: schemaOf(e.reply, 'output') } },
      },
      '4XX': failure,
    },
  }
}

const pathParameters = (e: Endpoint) =>
  [...e.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name === 'id' || name?.endsWith('Id') ? { format: 'uuid' } : {}) },
  }))

function queryParameters(e: Endpoint) {
  if (!e.query) return []
  const { properties = {}, required = [] } = schemaOf(e.query, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}
