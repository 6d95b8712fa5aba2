import type { FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#paths.ts'
import { securityHeaders } from '../http/headers.ts'
import { isApi } from '../http/http.ts'
import { jsonType } from '../http/send-reply.ts'
import { smallPage } from '../pages/small-page.ts'
import { languageOf } from '../../language/language.ts'
import { serverErrors } from '../messages/index.ts'
import type { Building, ManyBuildings } from './building-scope.ts'
import type { Hosts } from './request-building.ts'
import { hostOfOrigin, type RegisteredBuilding } from './registry.ts'

/** They are the same for every host, because load balancers use an address. */
const ofInstallation = new Set(['/health/live', '/health/ready'])

type Options = {
  scope: ManyBuildings
  isServed: (record: RegisteredBuilding) => boolean
  /** The open building; null before its first request. */
  find: (id: string) => Building | null
  open: (record: RegisteredBuilding) => Promise<Building>
  /** Counts a request until the returned function is called. */
  begin: (building: Building) => () => void
}

/** Leads each request to the building of its Host header. `use` replaces the list of buildings. */
export function createHosts({ scope, isServed, find, open, begin }: Options): Hosts & {
  use: (records: readonly RegisteredBuilding[]) => void
} {
  let byHost = new Map<string, RegisteredBuilding>()

  function enterBuilding(building: Building, request: FastifyRequest, reply: FastifyReply, next: () => void) {
    request.building = building
    const end = begin(building)
    // A stream of events ends when the browser disconnects.
    reply.raw.once('finish', end).once('close', end)
    // The browser may have gone while the building was opened; then neither event follows.
    if (reply.raw.destroyed) end()
    scope.run(building, next)
  }

  return {
    use(records) {
      const withPorts = records.flatMap((record) => hostsWithPort(record).map((host) => [host, record] as const))
      const exact = records.flatMap((record) => record.hosts.map((host) => [host, record] as const))
      byHost = new Map([...withPorts, ...exact])
    },
    enter(request, reply, next) {
      if (isRead(request) && ofInstallation.has(pathOf(request))) {
        request.isOfInstallation = true
        return scope.runForInstallation(next)
      }
      const host = hostOf(request)
      const record = byHost.get(host)
      if (!record) return answer(request, reply, 421, 'unknownHost')
      if (record.state === 'archived') return answer(request, reply, 410, 'buildingArchived')
      if (!isServed(record)) return answer(request, reply, 503, 'buildingAway')
      if (host !== hostOfOrigin(record.origin) && !isOneClick(request)) return lead(request, reply, record.origin)
      const building = find(record.id)
      if (building) return enterBuilding(building, request, reply, next)
      open(record).then(
        (opened) => enterBuilding(opened, request, reply, next),
        () => answer(request, reply, 503, 'buildingAway'),
      )
    },
    resume(request, work) {
      if (request.building) return scope.run(request.building, work)
      return request.isOfInstallation ? scope.runForInstallation(work) : work()
    },
  }
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''
const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** Mail programs send the form of an earlier e-mail to a former name, and follow no redirect (RFC 8058); its token is all that counts. */
const isOneClick = (request: FastifyRequest) => request.method === 'POST' && pathOf(request) === paths.newsByMail()

/** The host that the browser wrote; the registry has it without the usual port. */
export const hostOf = ({ headers, protocol }: FastifyRequest) =>
  (headers.host ?? '').toLowerCase().replace(protocol === 'https' ? /:443$/ : /:(?:80|443)$/, '')

/** The other names of a building, on the port of its origin: for a trial without a proxy. */
function hostsWithPort({ origin, hosts }: RegisteredBuilding): string[] {
  const { port } = new URL(origin)
  return port === '' ? [] : hosts.filter((host) => !host.includes(':')).map((host) => `${host}:${port}`)
}

/**
 * Another name of a building leads to the one of its origin, also for the addresses of calendars and documents; a change must come from
 * there. Browsers do not remember it, because the origin can change back.
 */
function lead(request: FastifyRequest, reply: FastifyReply, origin: string) {
  if (!isRead(request)) return answer(request, reply, 421, 'otherHost')
  const headers = { ...securityHeaders(false), 'cache-control': 'no-store' }
  void reply.headers(headers).redirect(`${origin}${request.url}`, 308)
}

/** Answers without a building: in the format of every error, or as a small page. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 410 | 421 | 503,
  text: 'unknownHost' | 'otherHost' | 'buildingArchived' | 'buildingAway',
) {
  const language = languageOf(request.headers['accept-language'])
  const message = serverErrors[language][text]
  void reply
    .code(status)
    .headers(securityHeaders(false))
    .headers({ 'cache-control': 'no-store', 'x-request-id': request.id })
  if (status === 503) void reply.header('retry-after', '5')
  if (isApi(request) || !request.headers.accept?.includes('text/html'))
    void reply.type(jsonType).send({ message, code: codes[text], requestId: request.id })
  else void reply.type('text/html; charset=utf-8').send(smallPage(language, message))
}

const codes = {
  unknownHost: 'unknown_host',
  otherHost: 'other_host',
  buildingArchived: 'building_archived',
  buildingAway: 'building_away',
} as const
