import type { SQL } from 'drizzle-orm'
import type { Endpoint } from '../endpoint.ts'
import { notFound } from '../refusal.ts'
import type { House } from './house.ts'
import { type Asking, canBeFound, checkAdmitted, type Handler, isActivity, serve } from './serve.ts'

/** What is held of a record now: `question` selects it as the JSON `held`, by the parameters of the path. */
type Seen<Held> = { of: string; question: SQL; as: (held: never) => Held }

/**
 * Mounts a change of one record that is made often. Who is asking and what the change has to know of the record are one
 * question to the database, because each question costs the server as much as the change itself. The checks and their
 * order are those of `serve`. Nothing is locked: the handler sees to it that what it changes is still what it was.
 */
export function serveChange<const E extends Endpoint, Held>(
  house: House,
  endpoint: E,
  { of, question, as }: Seen<Held>,
  handler: (asking: Asking<E> & { seen: Held }) => ReturnType<Handler<E>>,
): void {
  const { visitorOf, visitorHolding } = house.doorkeeper
  const find = visitorHolding(endpoint.for, question)
  const found = new WeakMap<object, unknown>()
  serve(
    house,
    endpoint,
    async (asking) => {
      const held = found.get(asking.request) ?? null
      if (held === null) throw notFound(of)
      return handler({ ...asking, seen: as(held as never) })
    },
    async (request) => {
      const [now, active] = [house.now(), isActivity(endpoint, request)]
      const params = request.params as Record<string, string>
      const answer = canBeFound(params)
        ? await find(params, request, now, active)
        : { visitor: await visitorOf(request, now, active), held: null }
      const visitor = answer?.visitor ?? null
      checkAdmitted(house, endpoint, request, visitor)
      found.set(request, answer?.held)
      return visitor
    },
  )
}
