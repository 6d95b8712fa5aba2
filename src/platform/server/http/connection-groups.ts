import type { FastifyInstance, FastifyRequest } from 'fastify'
import { connectionGroup } from '../database/pool/connection-uses.ts'

/** Parts of a path that name its audience, not its topic. */
const audiences = new Set(['', 'api', 'admin', 'staff', 'desk', 'tenant'])

/** The topic of a path, such as `maintenance-requests`; the public pages are one group. */
const groupOf = ({ routeOptions: { url } }: FastifyRequest) =>
  url?.startsWith('/api/') ? (url.split('/').find((part) => !audiences.has(part)) ?? 'api') : 'pages'

/** Counts database connections by the topic of their request, so that one locked table cannot use up all of them. */
export function groupConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => connectionGroup.run(groupOf(request), done))
  // Reading a body loses the request's async context.
  app.addHook('preHandler', (request, _, done) =>
    request.body === undefined ? done() : connectionGroup.run(groupOf(request), done),
  )
}
