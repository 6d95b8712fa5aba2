import type { FastifyInstance } from 'fastify'
import { jsonType } from '../http/send-reply.ts'
import { liveOperation } from '../live/live-route.ts'
import { documentOperation, type NamedCall, openApi } from './openapi.ts'

/** Serves the OpenAPI document of these calls; `cookie` returns the name of the session cookie. */
export function mountOpenApi(app: FastifyInstance, calls: readonly NamedCall[], cookie: () => string) {
  // Generated at the first request, because it takes longer than the rest of a start, and serialised once.
  let document: string | undefined
  app.get('/api/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(
      openApi(calls, {
        title: 'Building API',
        cookie: cookie(),
        besides: { '/api/live': { get: liveOperation }, '/api/openapi.json': { get: documentOperation } },
      }),
    )
    return reply.type(jsonType).send(document)
  })
}
