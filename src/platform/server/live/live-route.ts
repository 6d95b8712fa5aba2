import { z } from 'zod'
import { HttpError } from '../../http-error.ts'
import type { AppContext } from '../http/app-context.ts'
import { parseInput } from '../http/parse-input.ts'
import { serverErrors } from '../messages/index.ts'
import { errorOf } from '../openapi/openapi-problems.ts'

const LiveQuery = z.object({ replay: z.literal('true').optional() })

/** The route's entry in the OpenAPI document. */
export const liveOperation = {
  operationId: 'live',
  summary: 'A stream of events for signed-in users: the topics that changed, without data',
  description:
    'Each event is `data: {"topic":"maintenance"}`; the topic `*` means that changes may have been missed, and ' +
    '`access-ended` that the account was closed or suspended. Repeated events have an `age` in milliseconds.',
  parameters: [
    {
      name: 'replay',
      in: 'query',
      required: false,
      description: 'Repeat the latest change of each topic in the last minute',
      schema: { type: 'string', enum: ['true'] },
    },
  ],
  security: [{ session: [] }],
  responses: {
    200: {
      description: 'The stream, until the session ends',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    400: errorOf(400),
    401: errorOf(401),
  },
}

/**
 * GET /api/live: the stream of changes for signed-in people. It does not count as activity, and ends with the session.
 */
export function liveRoute(context: AppContext) {
  context.fastify.get('/api/live', async (request, reply) => {
    const currentUser = await context.authenticator.findCurrentUser(request, context.now(), false)
    if (!currentUser) throw new HttpError(401, 'not_signed_in', (language) => serverErrors[language].notSignedIn)
    const { replay } = parseInput(LiveQuery, request.query, { isStored: false })
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      'X-Request-Id': request.id,
    })
    const { id: userId, householdOf, sessionId, role } = currentUser
    context.live.join({ userId, householdOf, sessionId, role, reply }, { replay: replay !== undefined })
  })
}
