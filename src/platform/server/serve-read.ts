import type { SQL } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { type Endpoint, pathOf, type QueryOf } from '../endpoint.ts'
import { notFound } from '../refusal.ts'
import type { House, Reading } from './house.ts'
import { ReadyJson, ReadyRecord } from './ready-json.ts'
import type { Shaped } from './statements.ts'
import { checkAdmitted, demandFor, isActivity, readAddress } from './serve.ts'

/** One text whose placeholders are named as the parameters of the path; or one in the shape that the query gives it. */
type Question<E extends Endpoint> = SQL | ((query: QueryOf<E>, now: Date) => Shaped)

/**
 * Mounts a read that the database answers alone. Who is asking and what they ask is one question to it, because each
 * question costs the server more than sending the answer. The checks and their order are those of `serve`; the text goes
 * out as the database wrote it, so a test holds it against the contract.
 */
export function serveRead<const E extends Endpoint>(
  house: House,
  endpoint: E,
  { of, question }: { of: string; question: Question<E> },
): void {
  demandFor(endpoint)
  const { visitorOf, visitorAsking } = house.doorkeeper
  const find = visitorAsking(endpoint.for)

  async function read(request: FastifyRequest): Promise<Reading | null> {
    const now = house.now()
    const active = isActivity(endpoint, request)
    try {
      const { params, query } = readAddress(endpoint, request)
      const asked =
        typeof question === 'function' ? question(query, now) : { shape: '', text: () => question, values: params }
      return find(asked, request, now, active)
    } catch (refusal) {
      // Who may not ask at all is told so before what is wrong with the question.
      checkAdmitted(house, endpoint, request, await visitorOf(request, now, active))
      throw refusal
    }
  }

  house.app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    async handler(request, reply) {
      const found = await read(request)
      checkAdmitted(house, endpoint, request, found)
      if (!found?.json) throw notFound(of)
      const { json, version, mark, total, next } = found
      if (version) return new ReadyRecord(json, version).send(reply)
      const page = { json, mark: mark ?? '', total: total ?? 0, next: next ?? null }
      return pageAsAnswer(endpoint, request, page).send(request, reply)
    },
  })
}

/** A page of a list as the database wrote it. */
export type WrittenPage = { json: string; mark: string; total: number; next: string | null }

/** Such a page as the answer: how many fit in all, and where the next page begins. */
export const pageAsAnswer = (endpoint: Endpoint, request: FastifyRequest, { json, mark, total, next }: WrittenPage) =>
  new ReadyJson(json, `"${mark}"`, {
    'x-total-count': String(total),
    ...(next === null ? {} : { link: linkToNext(endpoint, request, next) }),
  })

/** The address of the next page: the same filters, further on. */
export function linkToNext(endpoint: Endpoint, { url }: FastifyRequest, cursor: string): string {
  const query = new URLSearchParams(url.split('?')[1])
  query.set('cursor', cursor)
  return `<${pathOf(endpoint)}?${query.toString()}>; rel="next"`
}
