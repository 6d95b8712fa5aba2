import type { FastifyInstance } from 'fastify'
import { jsonType } from '../http/send-reply.ts'
import { liveOperation } from '../live/live-route.ts'
import { documentOperation, type NamedCall, openApi } from './openapi.ts'

/** After so many milliseconds without a request the document, which is large, is forgotten. */
const longestUnused = 10 * 60_000

/** Serves the OpenAPI document of these calls; `cookie` returns the name of the session cookie. */
export function mountOpenApi(app: FastifyInstance, calls: readonly NamedCall[], cookie: () => string) {
  // Generated at the first request, because it takes longer than the rest of a start, and serialised once for each name: with many
  // buildings some can have an encrypted connection and others not.
  const documents = new Map<string, string>()
  const forgetting = setTimeout(() => documents.clear(), longestUnused).unref()
  app.get('/api/openapi.json', async (_, reply) => {
    const name = cookie()
    const document = documents.get(name) ?? serialise(name)
    documents.set(name, document)
    forgetting.refresh()
    return reply.type(jsonType).send(document)
  })
  const serialise = (name: string) =>
    JSON.stringify(
      openApi(calls, {
        title: 'Building API',
        cookie: name,
        besides: { '/api/live': { get: liveOperation }, '/api/openapi.json': { get: documentOperation } },
      }),
    )
}
