import type { FastifyRequest } from 'fastify'

/**
 * Whether an unsafe call comes from the site itself: Origin equal to PUBLIC_ORIGIN (where it is not set:
 * Origin's host equal to Host), or Sec-Fetch-Site: same-origin, which no page can forge.
 */
export function isSameOrigin(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin, host } = request.headers
  if (origin !== undefined) {
    if (publicOrigin !== null) return origin === publicOrigin
    return URL.canParse(origin) && new URL(origin).host === host
  }
  return request.headers['sec-fetch-site'] === 'same-origin'
}
