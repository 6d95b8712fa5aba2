import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/server/process/config.ts'

/** The origin of links in e-mails when PUBLIC_ORIGIN is not set. */
export function listeningOrigin(app: FastifyInstance, config: Config): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
