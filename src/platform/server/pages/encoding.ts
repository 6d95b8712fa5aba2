import type { FastifyRequest } from 'fastify'

/** Whether the browser accepts brotli; `br;q=0` means that it does not. */
export function acceptsBrotli(request: FastifyRequest): boolean {
  const accepted = request.headers['accept-encoding']
  if (typeof accepted !== 'string') return false
  return accepted.split(',').some((entry) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/.test(entry))
}
