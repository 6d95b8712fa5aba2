import { Refusal } from '../refusal.ts'
import type { House } from './house.ts'

/** GET /api/live: the stream of changes for whoever is signed in. It is not activity, and ends with the session. */
export function liveRoute(house: House) {
  house.app.get('/api/live', async (request, reply) => {
    const visitor = await house.visitorOf(request, house.now(), false)
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
