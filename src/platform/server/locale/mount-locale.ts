import type { FastifyInstance } from 'fastify'
import { type BuildingLocale, defaultLocale } from '../../locale/locale.ts'
import type { Live } from '../live/live.ts'
import { withLocale } from './locale-context.ts'

type Known = { last: BuildingLocale; current: Promise<BuildingLocale> | null }

/** Does work of one building that is no request, such as a job. */
type InLocale = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Gives every request the locale of its building, which is read once, and again when the building has changed. Returns how
 * other work gets it.
 */
export function mountLocale(
  app: FastifyInstance,
  live: Live,
  readLocale: () => Promise<BuildingLocale | null>,
): InLocale {
  const knownOf = live.perBuilding<Known>(() => ({ last: defaultLocale, current: null }))
  const invalidate = () => {
    knownOf().current = null
  }
  live.onChange(({ topic }) => {
    if (topic === 'building' || topic === '*') invalidate()
  })
  async function readOrLast(known: Known): Promise<BuildingLocale> {
    try {
      known.last = (await readLocale()) ?? defaultLocale
    } catch {
      // While the database is away, what can still be answered is written as before.
      invalidate()
    }
    return known.last
  }
  const get = () => {
    const known = knownOf()
    return (known.current ??= readOrLast(known))
  }

  app.addHook('onRequest', (request, _, done) => {
    // The routes of the installation have no texts.
    if (request.isOfInstallation) return done()
    void get().then((locale) => withLocale(locale, done))
  })
  // Reading a body loses the request's async context.
  app.addHook('preValidation', (request, _, done) =>
    request.body === undefined ? done() : withLocale(knownOf().last, done),
  )
  // Notifications arrive after the reply; what the client reads next has the new locale already.
  app.addHook('onSend', (request, _, payload, done) => {
    // A request that was answered before it reached a building has no person.
    if (request.currentUser && request.method !== 'GET' && request.url.startsWith('/api/admin/settings/')) invalidate()
    done(null, payload)
  })
  return async (work) => withLocale(await get(), work)
}
