import { Agent, request as httpRequest } from 'node:http'
import sharp from 'sharp'
import { isOffice } from '#platform/roles.ts'
import type { Client, Production } from './production-process.ts'

type Target = Pick<Production, 'origin' | 'clients' | 'openRequestIds'>
type Call = { method?: 'GET' | 'POST' | 'PATCH'; path: string; body?: string | Buffer; contentType?: string }
export type LoadResult = {
  /** Milliseconds of each call, by kind. */
  times: Map<string, number[]>
  /** The answers that were not successful, such as "500 GET /api/admin/units". */
  errors: string[]
  seconds: number
}

const officeReads = [
  '/api/admin/maintenance-requests?limit=20',
  '/api/admin/maintenance-requests?status=active&sort=attention&limit=20',
  '/api/admin/tenants?limit=20',
  '/api/admin/units?limit=50',
  '/api/admin/overview',
  '/api/admin/find?q=okafor',
]
const residentReads = ['/api/auth/user', '/api/tenant/payments', '/api/tenant/events', '/api/tenant/resources']

/**
 * The calls of a Monday morning, from `connections` connections at once: mostly reads, one status change in ten, a photo in
 * a hundred, and an open stream for each connection.
 */
export async function runMonday(
  target: Target,
  { connections, seconds, writes = true }: { connections: number; seconds: number; writes?: boolean },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const streams = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  const photo = await aPhoto()
  const result: LoadResult = { times: new Map(), errors: [], seconds }
  const { office, residents } = byPortal(target.clients)
  // No two connections change the same request.
  const freeRequestIds = [...target.openRequestIds]
  const end = performance.now() + seconds * 1000
  const work = Array.from({ length: connections }, async (_, lane) => {
    // Two of five connections are the office's.
    const people = lane % 5 < 2 ? office : residents
    const client = people[lane % people.length]
    if (!client) throw new Error('The building has no such user.')
    if (writes) openStream(target.origin, client, streams)
    const requestId = isOffice(client.role) ? freeRequestIds.shift() : undefined
    const change = requestId === undefined ? null : createStatusChanges(requestId)
    for (let n = lane; performance.now() < end; n += 1) {
      const [kind, call] = chooseCall(client, n, writes ? { photo, change } : null)
      const since = performance.now()
      const status = await send(target.origin, client, call, agent)
      result.times.set(kind, [...(result.times.get(kind) ?? []), performance.now() - since])
      if (status >= 400) result.errors.push(`${status} ${call.method ?? 'GET'} ${call.path}`)
    }
  })
  await Promise.all(work)
  agent.destroy()
  streams.destroy()
  return result
}

/** `change` is null for a resident, and when every open request has a connection. */
type Writes = { photo: Buffer; change: (() => Call) | null }

/** Every tenth call of the office changes a status, and every hundredth call of a resident uploads a photo. */
function chooseCall({ role }: Client, n: number, writes: Writes | null): [kind: string, call: Call] {
  const office = isOffice(role)
  if (writes?.change && n % 10 === 0) return ['status change', writes.change()]
  if (writes && !office && n % 100 === 0) return ['photo', photoUpload(writes.photo)]
  const reads = office ? officeReads : residentReads
  return ['read', { path: reads[n % reads.length] ?? '' }]
}

export const photoUpload = (photo: Buffer): Call => ({
  method: 'POST',
  path: '/api/maintenance-photos',
  body: photo,
  contentType: 'image/jpeg',
})

/** Puts a request on hold and resumes it in turn. */
function createStatusChanges(id: string) {
  let changes = 0
  return (): Call => ({
    method: 'PATCH',
    path: `/api/admin/maintenance-requests/${id}/status`,
    body: JSON.stringify({ status: (changes += 1) % 2 ? 'on_hold' : 'in_progress' }),
    contentType: 'application/json',
  })
}

/** A photo as a phone takes it: 12 megapixels, some megabytes. */
export const aPhoto = () =>
  sharp({
    create: {
      width: 4032,
      height: 3024,
      channels: 3,
      background: '#8a5a2b',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer()

export const byPortal = (clients: readonly Client[]) => ({
  office: clients.filter(({ role }) => isOffice(role)),
  residents: clients.filter(({ role }) => role === 'tenant'),
})

/** Sends a call, reads the whole answer and returns its status. */
export function send(origin: string, { cookie }: Client, call: Call, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const headers = {
    cookie,
    origin,
    'accept-encoding': 'br, gzip',
    ...(call.contentType ? { 'content-type': call.contentType } : {}),
  }
  const sent = httpRequest(origin + call.path, { method: call.method ?? 'GET', headers, agent }, (response) => {
    response.resume()
    response.on('end', () => resolve(response.statusCode ?? 0))
  })
  sent.on('error', reject)
  sent.end(call.body)
  return promise
}

function openStream(origin: string, { cookie }: Client, agent: Agent) {
  httpRequest(`${origin}/api/live`, { headers: { cookie }, agent }, (response) => response.resume())
    // The benchmark itself ends the streams.
    .on('error', () => {})
    .end()
}
