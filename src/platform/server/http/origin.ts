import type { FastifyRequest } from 'fastify'

const isPlain = /^http:\/\/[a-z\d.-]+:\d{3,5}$/

/**
 * Whether an unsafe call comes from the site itself: Origin equals PUBLIC_ORIGIN (without that setting, Origin's host
 * equals Host), or Sec-Fetch-Site is same-origin, which no page can forge. A form of a page that sends no referrer has the
 * Origin `null`, so only Sec-Fetch-Site counts.
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
