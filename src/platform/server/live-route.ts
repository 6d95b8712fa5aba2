import { Refusal } from '../refusal.ts'
import type { House } from './house.ts'

/** The same for the OpenAPI document. */
export const liveOperation = {
  operationId: 'live',
  summary: 'A stream of events for whoever is signed in: which noun has changed, never what',
  description: 'Each event is `data: {"topic":"maintenance"}`; the topic `*` means that changes may have been missed.',
  security: [{ session: [] }],
  responses: {
    200: {
      description: 'The stream, until the session ends',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    401: {
      description: 'Nobody is signed in',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
}

/** GET /api/live: the stream of changes for whoever is signed in. It is not activity, and ends with the session. */
export function liveRoute(house: House) {
  house.app.get('/api/live', async (request, reply) => {
    const visitor = await house.doorkeeper.visitorOf(request, house.now(), false)
    if (!visitor) throw new Refusal(401, 'not_signed_in', 'Please sign in.')
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      'X-Request-Id': request.id,
    })
    house.live.join({
      userId: visitor.id,
      sessionId: visitor.sessionId,
      role: visitor.role,
      reply,
    })
  })
}
