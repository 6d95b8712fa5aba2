import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import openApiSchema from './support/openapi-3.1.schema.json' with { type: 'json' }
import { openTestHouse, type TestHouse } from './support/house.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse()
})
after(() => house.close())

describe('the OpenAPI document', () => {
  it('is one, by the schema of OpenAPI 3.1', async () => {
    const { body: document } = await house.asNobody().knocks({ method: 'GET', url: '/api/openapi.json' })
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormats.default(ajv)
    assert.ok(ajv.validate(openApiSchema, document), ajv.errorsText())
    assert.equal(ajv.validate(openApiSchema, { ...document, info: {} }), false, 'the schema itself is at work')
    // That schema leaves out the schemas inside; those are JSON Schema of its own kind.
    for (const schema of schemasIn(document)) assert.ok(ajv.validateSchema(schema), ajv.errorsText())
    const names = Object.values<Record<string, { operationId: string }>>(document.paths)
      .flatMap((path) => Object.values(path))
      .map(({ operationId }) => operationId)
    assert.equal(new Set(names).size, names.length)
  })

  it('tells of every address under /api, and of no other', async () => {
    const { body: document } = await house.asNobody().knocks({ method: 'GET', url: '/api/openapi.json' })
    const told = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const mounted = house.routes
      .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/'))
      .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
    assert.deepEqual(told.sort(), mounted.sort())
  })

  it('names the headers, the statuses and the cookie as they are', async () => {
    const { body: document } = await house.asNobody().knocks({ method: 'GET', url: '/api/openapi.json' })
    const told = (path: string, method: string) => {
      const { parameters, responses } = document.paths[path][method] as {
        parameters: { $ref?: string }[]
        responses: Record<string, { headers?: object }>
      }
      const asked = parameters.flatMap(({ $ref }) => ($ref ? [$ref.split('/').at(-1)] : []))
      const [good = ''] = Object.keys(responses)
      return [Object.keys(responses).join(' '), asked.join(' '), Object.keys(responses[good]?.headers ?? {}).join(' ')]
    }
    assert.deepEqual(told('/api/admin/maintenance-requests', 'get'), [
      '200 304 400 401 403 500',
      'IfNoneMatch Background',
      'X-Request-Id ETag X-Total-Count Link',
    ])
    assert.deepEqual(told('/api/admin/maintenance-requests/{id}', 'patch'), [
      '200 400 401 403 404 412 413 415 500',
      'IfMatch',
      'X-Request-Id ETag',
    ])
    assert.deepEqual(told('/api/contact', 'post'), [
      '201 400 403 409 413 415 429 500',
      'IdempotencyKey',
      'X-Request-Id',
    ])
    assert.deepEqual(told('/api/auth/login', 'post')[0], '200 400 401 403 413 415 429 500 503')
    assert.equal(document.components.securitySchemes.session.name, 'session')
    assert.ok(document.paths['/api/live'].get.responses[200].content['text/event-stream'])
    assert.ok(document.paths['/api/admin/exports/tenants'].get.responses[200].content['text/csv'])

    const secure = await openTestHouse({ PUBLIC_ORIGIN: 'https://tower.example' })
    const { body: other } = await secure.asNobody().knocks({ method: 'GET', url: '/api/openapi.json' })
    assert.equal(other.components.securitySchemes.session.name, '__Host-session')
    await secure.close()
  })
})

/** Every schema of a body, an answer or a parameter, wherever it stands. */
function schemasIn(part: unknown): object[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, inner]: [string, unknown]) =>
    name === 'schema' ? [inner as object] : schemasIn(inner),
  )
}
