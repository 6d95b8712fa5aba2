import type { FastifyRequest } from 'fastify'

const isPlain = /^http:\/\/[a-z\d.-]+:\d{3,5}$/

/**
 * Whether an unsafe call comes from the site itself: Origin equals PUBLIC_ORIGIN (without that setting, Origin's host
 * equals Host), or Sec-Fetch-Site is same-origin, which no page can forge. Browsers send no
 * Sec-Fetch-Site over plain http except to this machine, so the forms of pages need an Origin there: it is `null` when the
 * page sends no referrer.
 */
export function isSameOrigin(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin, host } = request.headers
  if (origin !== undefined && origin !== 'null') {
    if (publicOrigin !== null) return origin === publicOrigin
    // The spelling of nearly every browser; parsing the address costs more than all other checks.
    if (origin === `http://${host}` && isPlain.test(origin)) return true
    return URL.canParse(origin) && new URL(origin).host === host
  }
  return request.headers['sec-fetch-site'] === 'same-origin'
}
