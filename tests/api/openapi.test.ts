import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import addFormats from 'ajv-formats'
import { sql } from 'drizzle-orm'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { accounts } from '#accounts/contract.ts'
import { hashPassword } from '#accounts/server/passwords.ts'
import { secretLocation } from '#accounts/server/second-factor/typed-code.ts'
import { seal } from '#platform/server/security/sealed.ts'
import { shapeOf } from '#platform/server/openapi/openapi.ts'
import { everyEndpoint } from '#app/api.ts'
import openApiSchema from '../support/openapi-3.1.schema.json' with { type: 'json' }
import { createTestApp, type TestApp } from '../support/test-app.ts'

type Parameter = { in?: string; name?: string }
type Described = {
  $ref?: string
  headers?: object
  content?: Record<string, { examples?: Record<string, { value: Record<string, unknown> }> }>
}

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

describe('the OpenAPI document', () => {
  it('is valid by the schema of OpenAPI 3.1', async () => {
    const { body: document } = await app.asAnonymous().send({ method: 'GET', url: '/api/openapi.json' })
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormats.default(ajv)
    assert.ok(ajv.validate(openApiSchema, document), ajv.errorsText())
    assert.equal(
      ajv.validate(openApiSchema, { ...document, info: {} }),
      false,
      'the schema rejects an invalid document',
    )
    // The schema of OpenAPI does not validate the schemas inside a document.
    for (const schema of schemasIn(document)) assert.ok(ajv.validateSchema(schema), ajv.errorsText())
    const names = Object.values<Record<string, { operationId: string }>>(document.paths)
      .flatMap((path) => Object.values(path))
      .map(({ operationId }) => operationId)
    assert.equal(new Set(names).size, names.length)
  })

  it('describes every path under /api and no other', async () => {
    const { body: document } = await app.asAnonymous().send({ method: 'GET', url: '/api/openapi.json' })
    const found = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const mounted = app.routes
      .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/'))
      .map(({ method, url }) => `${method} ${shapeOf(url)}`)
    assert.deepEqual(found.map(shapeOf).sort(), mounted.sort())
  })

  it('has no path twice with different parameter names, and describes exactly its parameters', async () => {
    const { body: document } = await app.asAnonymous().send({ method: 'GET', url: '/api/openapi.json' })
    const shapes = Object.keys(document.paths).map(shapeOf)
    assert.deepEqual(
      shapes.filter((shape, at) => shapes.indexOf(shape) !== at),
      [],
    )
    // Some contracts name the parameters of the same path differently.
    const written = new Set(everyEndpoint.map(({ path }) => path))
    assert.ok(written.size > new Set([...written].map(shapeOf)).size, 'there are such calls')
    for (const [path, methods] of Object.entries<object>(document.paths))
      for (const [method, { parameters = [] }] of Object.entries(methods) as [string, { parameters?: Parameter[] }][])
        assert.deepEqual(
          parameters.flatMap(({ in: place, name }) => (place === 'path' ? [`{${name}}`] : [])),
          path.match(/\{\w+\}/g) ?? [],
          `${method} ${path}`,
        )
  })

  it('describes every error once, with valid examples', async () => {
    const { body: document } = await app.asAnonymous().send({ method: 'GET', url: '/api/openapi.json' })
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    const isProblem = ajv.compile(document.components.schemas.Problem)
    const named = document.components.responses as Record<string, Described>
    const schemas = new Map<string, Described>(Object.entries(named))
    for (const [path, methods] of Object.entries<object>(document.paths))
      for (const { responses } of Object.values(methods) as { responses: Record<string, Described> }[])
        for (const [status, response] of Object.entries(responses)) {
          if (Number(status) < 400) continue
          if (response.$ref) assert.ok(named[response.$ref.split('/').at(-1) ?? ''], response.$ref)
          else schemas.set(`${path} ${status}`, response)
        }
    assert.ok(schemas.size >= 12)
    for (const [where, { content, headers }] of schemas) {
      const examples = Object.values(content?.['application/json']?.examples ?? {})
      assert.ok(examples.length > 0, where)
      for (const { value } of examples) assert.ok(isProblem(value), `${where}: ${ajv.errorsText(isProblem.errors)}`)
      assert.ok(headers && 'X-Request-Id' in headers, where)
    }
    for (const status of ['TooManyRequests', 'Unavailable'])
      assert.ok('Retry-After' in (named[status]?.headers ?? {}), status)
  })

  it('has the real responses of sign-in as examples', async () => {
    const { body: document } = await app.asAnonymous().send({ method: 'GET', url: '/api/openapi.json' })
    const { responses } = document.paths['/api/auth/login'].post as { responses: Record<string, Described> }
    assert.ok('Set-Cookie' in (responses['200']?.headers ?? {}))
    assert.ok('Set-Cookie' in document.paths['/api/auth/logout'].post.responses['200'].headers)
    const shown = (status: number, name: string) => {
      const { requestId: _, ...value } = responses[status]?.content?.['application/json']?.examples?.[name]?.value ?? {}
      return value
    }
    const passwordHash = await hashPassword('quiet harbour stone')
    const ada = await app.addPerson('tenant', { passwordHash })
    const ben = await app.addPerson('tenant', { passwordHash })
    const sealed = seal(app.secretKey, Buffer.alloc(20, 9).toString('base64'), secretLocation(ben.id))
    await app.db.execute(
      sql`update users set second_factor_sealed = ${sealed}, second_factor_since = now() where id = ${ben.id}`,
    )
    const answer = async (email: string, password: string, code?: string) => {
      const { body } = await app.asAnonymous().request(accounts.signIn, { body: { email, password, code } })
      const { requestId: _, ...rest } = body
      return rest
    }
    assert.deepEqual(await answer(ada.email, 'not this one'), shown(401, 'wrongCredentials'))
    assert.deepEqual(await answer(ben.email, 'quiet harbour stone'), shown(401, 'secondFactorRequired'))
    assert.deepEqual(await answer(ben.email, 'quiet harbour stone', '000000'), shown(401, 'secondFactorWrong'))
    for (let n = 0; n < 10; n += 1) await answer(ada.email, 'not this one')
    assert.deepEqual(await answer(ada.email, 'not this one'), shown(429, 'tooManyAttemptsExample'))
  })

  it('has the headers, the statuses and the cookie of the app', async () => {
    const { body: document } = await app.asAnonymous().send({ method: 'GET', url: '/api/openapi.json' })
    const found = (path: string, method: string) => {
      const { parameters, responses } = document.paths[path][method] as {
        parameters: { $ref?: string }[]
        responses: Record<string, { headers?: object }>
      }
      const named = parameters.flatMap(({ $ref }) => ($ref ? [$ref.split('/').at(-1)] : []))
      const [good = ''] = Object.keys(responses)
      return [Object.keys(responses).join(' '), named.join(' '), Object.keys(responses[good]?.headers ?? {}).join(' ')]
    }
    assert.deepEqual(found('/api/admin/maintenance-requests', 'get'), [
      '200 304 400 401 403 500 503',
      'IfNoneMatch Background',
      'X-Request-Id ETag X-Total-Count Link',
    ])
    assert.deepEqual(found('/api/admin/maintenance-requests/{id}', 'patch'), [
      '200 400 401 403 404 412 413 415 500 503',
      'IfMatch',
      'X-Request-Id ETag',
    ])
    assert.deepEqual(found('/api/contact', 'post'), [
      '201 400 403 409 413 415 429 500 503',
      'IdempotencyKey',
      'X-Request-Id',
    ])
    assert.deepEqual(found('/api/auth/login', 'post')[0], '200 400 401 403 413 415 429 500 503')
    assert.equal(document.components.securitySchemes.session.name, 'session')
    assert.ok(document.paths['/api/live'].get.responses[200].content['text/event-stream'])
    assert.ok(document.paths['/api/admin/exports/tenants'].get.responses[200].content['text/csv'])

    const secure = await createTestApp({ PUBLIC_ORIGIN: 'https://tower.example' })
    const { body: other } = await secure.asAnonymous().send({ method: 'GET', url: '/api/openapi.json' })
    assert.equal(other.components.securitySchemes.session.name, '__Host-session')
    await secure.close()
  })
})

/** Every schema in the document, at any depth. */
function schemasIn(part: unknown): object[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, inner]: [string, unknown]) =>
    name === 'schema' ? [inner as object] : schemasIn(inner),
  )
}
