import type { FastifyRequest } from 'fastify'

const isPlain = /^http:\/\/[a-z\d.-]+:\d{3,5}$/

/**
 * Whether an unsafe call comes from the site itself: Origin equal to PUBLIC_ORIGIN (where it is not set:
 * Origin's host equal to Host), or Sec-Fetch-Site: same-origin, which no page can forge.
 */
export function isSameOrigin(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin, host } = request.headers
  if (origin !== undefined) {
    if (publicOrigin !== null) return origin === publicOrigin
    // As nearly every browser writes it; to take an address apart costs more than all the rest of the door.
    if (origin === `http://${host}` && isPlain.test(origin)) return true
    return URL.canParse(origin) && new URL(origin).host === host
  }
  return request.headers['sec-fetch-site'] === 'same-origin'
}
