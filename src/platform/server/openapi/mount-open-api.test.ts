import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fastify from 'fastify'
import { mountOpenApi } from './mount-open-api.ts'

type Document = { components: { securitySchemes: { session: { name: string } } } }

describe('the OpenAPI document', () => {
  it('has the cookie of each building, in any order', async () => {
    const app = fastify()
    let name = 'session'
    mountOpenApi(app, [], () => name)
    const cookie = async (of: string) => {
      name = of
      const { components } = (await app.inject('/api/openapi.json')).json<Document>()
      return components.securitySchemes.session.name
    }
    assert.equal(await cookie('session'), 'session')
    assert.equal(await cookie('__Host-session'), '__Host-session')
    assert.equal(await cookie('session'), 'session')
    await app.close()
  })

  it('is forgotten when nobody has read it for a while', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const app = fastify()
    let uses = 0
    const calls = new Proxy<[]>([], {
      get(target, name, receiver) {
        uses += 1
        return Reflect.get(target, name, receiver) as unknown
      },
    })
    mountOpenApi(app, calls, () => 'session')
    const read = () => app.inject('/api/openapi.json')
    await read()
    const ofOne = uses
    assert.ok(ofOne > 0)
    mock.timers.tick(9 * 60_000)
    await read()
    assert.equal(uses, ofOne)
    mock.timers.tick(11 * 60_000)
    await read()
    assert.equal(uses, 2 * ofOne)
    await app.close()
  })
})
