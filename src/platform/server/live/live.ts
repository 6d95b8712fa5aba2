import type { FastifyReply } from 'fastify'
import { sql } from 'drizzle-orm'
import { isConcierge, isMaintenance, isOffice, type Role, usesResidentPortal } from '../../roles.ts'
import type { Database } from '../database/drizzle.ts'
import type { ListenConnection } from '../database/listen-connection.ts'
import { prepareRows } from '../database/prepared-statement.ts'
import { type BuildingScope, createOnlyBuilding, onlySchema } from '../buildings/building-scope.ts'
import { accessEnded } from '../../access-ended.ts'
import { RecentChanges } from './recent-changes.ts'

/**
 * "This topic changed", with the residents it concerns, or with the only accounts that it concerns. It never carries the
 * data itself.
 */
export type Change = { topic: string; residents?: readonly string[] | 'everyone'; only?: readonly string[] }

/** The open stream of one browser. `householdOf` is the resident whose changes concern a household member too. */
type Listener = { userId: string; householdOf: string | null; sessionId: string; role: Role; reply: FastifyReply }

/** Which of these sessions are still active, and in which role. */
type FindActiveSessions = (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Role>>
/** Which of these accounts were closed or suspended, so that signing in again is not possible. */
type FindClosedAccounts = (userIds: readonly string[]) => Promise<ReadonlySet<string>>
type Accounts = { findActiveSessions: FindActiveSessions; findClosedAccounts: FindClosedAccounts }

export type Live = {
  /** A value for each building, such as its cache. */
  perBuilding: BuildingScope['perBuilding']
  /** Begins to listen to the changes of the current building, and returns how to end it. */
  open: () => Promise<() => Promise<void>>
  /** Subscribes to every change of every process, after its commit. Each is reported in the name of its building. */
  onChange: (notify: (change: Change) => void) => void
  /** Adds a stream; with `replay` it begins with the changes of the last minute. */
  join: (listener: Listener, options: { replay: boolean }) => void
  close: () => Promise<void>
}

/** The channel of a building. */
const channelOf = (schema: string) => (schema === onlySchema ? 'changed' : `changed ${schema}`)
const heartbeat = 25_000
const maxNamed = 150
/** What the portal of the front desk shows. */
const topicsOfDesk = new Set([
  'packages',
  'front-desk',
  'visitors',
  'keys',
  'desk-log',
  'incidents',
  'emergency-roster',
  'building',
])

const notify = prepareRows(
  'notify',
  sql`select pg_notify(case current_schema() when '${sql.raw(onlySchema)}' then 'changed' else 'changed ' || current_schema() end,
    ${sql.placeholder('payload')})`,
)

/**
 * Publishes, when the transaction commits, that a topic changed. The office receives every change, maintenance
 * people those of requests, of incidents and of the building, the front desk those of its modules, and residents only those that list them (user ids) or everyone. With
 * `only`, nobody but these accounts receives it, whatever their role.
 */
export async function notifyChanged(tx: Database, { topic, residents = [], only }: Change): Promise<void> {
  // A notification is limited to 8,000 bytes; a change for so many people goes to everyone.
  const named = only ?? residents
  const people = named.length > maxNamed ? 'everyone' : named
  const change: Change = only && people !== 'everyone' ? { topic, only } : { topic, residents: people }
  await notify(tx, { payload: JSON.stringify(change) })
}

/**
 * Listens to changes and passes them on to the open streams. A stream ends with its session, and when the role has changed.
 */
export async function openLive(
  listening: ListenConnection,
  { findActiveSessions, findClosedAccounts }: Accounts,
  scope = createOnlyBuilding(),
): Promise<Live> {
  const subscribers = new Set<(change: Change) => void>()
  const listenersOf = scope.perBuilding(() => new Set<Listener>())
  const recentOf = scope.perBuilding(() => new RecentChanges<Change>())
  /** The open buildings by channel. */
  const openBuildings = new Map<string, { inBuilding: ReturnType<BuildingScope['bind']>; close: () => Promise<void> }>()

  const unsubscribe = (listener: Listener) => {
    if (!listenersOf().delete(listener)) return
    listener.reply.raw.end()
  }
  const write = (listener: Listener, text: string) => {
    if (!listener.reply.raw.write(text) && listener.reply.raw.writableLength > 1_000_000) unsubscribe(listener)
  }
  const invalidateCaches = () => {
    for (const listener of subscribers) listener({ topic: '*' })
  }
  const pass = (change: Change) => {
    recentOf().add(change)
    for (const notify of subscribers) notify(change)
    for (const listener of listenersOf())
      if (concerns(change, listener)) write(listener, `data: ${JSON.stringify({ topic: change.topic })}\n\n`)
    if (change.topic === 'accounts' || change.topic === '*') void checkAll()
  }
  const checkAll = async () => {
    const checked = [...listenersOf()]
    if (checked.length === 0) return
    const active = await findActiveSessions(checked.map(({ sessionId }) => sessionId)).catch(
      () => new Map<string, Role>(),
    )
    const ended = checked.filter(({ sessionId, role }) => active.get(sessionId) !== role)
    if (ended.length === 0) return
    const closed = await findClosedAccounts(ended.map(({ userId }) => userId)).catch(() => new Set<string>())
    for (const listener of ended) {
      if (closed.has(listener.userId)) write(listener, `data: ${JSON.stringify({ topic: accessEnded })}\n\n`)
      unsubscribe(listener)
    }
  }
  async function open() {
    const channel = channelOf(scope.current().schema)
    const inBuilding = scope.bind()
    const opened = {
      inBuilding,
      close: async () => {
        inBuilding(() => listenersOf().forEach(unsubscribe))
        // It may be open again already.
        if (openBuildings.get(channel) !== opened) return
        openBuildings.delete(channel)
        await listening.unlisten(channel)
      },
    }
    openBuildings.set(channel, opened)
    // Changes are stored from here on.
    recentOf()
    await listening.listen(channel, {
      onNotification: (payload) => inBuilding(() => pass(parseChange(payload))),
      // Caches may be outdated from now on; browsers refetch when notifications arrive again.
      onLost: () => inBuilding(invalidateCaches),
      // Changes were missed in between: caches are dropped, and every screen refetches.
      onRestored: () => inBuilding(() => pass({ topic: '*' })),
    })
    return opened.close
  }
  if (scope.only) await open()
  const beat = setInterval(() => {
    for (const { inBuilding } of openBuildings.values())
      inBuilding(() => {
        for (const listener of listenersOf()) write(listener, ': still here\n\n')
        void checkAll()
      })
  }, heartbeat)
  beat.unref()

  return {
    perBuilding: scope.perBuilding,
    open,
    onChange: (notify) => void subscribers.add(notify),
    join(listener, { replay }) {
      // The browser may have disconnected while its session was checked; then no close event follows.
      if (listener.reply.raw.destroyed) return
      const listeners = listenersOf()
      listeners.add(listener)
      listener.reply.raw.on('close', () => listeners.delete(listener))
      write(listener, 'retry: 1000\n\n: welcome\n\n')
      for (const change of replay ? recentOf().list((change) => concerns(change, listener)) : [])
        write(listener, `data: ${JSON.stringify(change)}\n\n`)
    },
    async close() {
      clearInterval(beat)
      // The connection is closed next; ending each of hundreds of channels first would take longer than a shutdown may.
      for (const { inBuilding } of openBuildings.values()) inBuilding(() => listenersOf().forEach(unsubscribe))
    },
  }
}

/** Any other payload on the channel, for example one sent manually, counts as a change of everything. */
function parseChange(payload: string): Change {
  try {
    const change = JSON.parse(payload) as Partial<Change> | null
    return typeof change?.topic === 'string' ? (change as Change) : { topic: '*' }
  } catch {
    return { topic: '*' }
  }
}

function concerns({ topic, residents = [], only }: Change, { userId, householdOf, role }: Listener): boolean {
  if (only) return only.includes(userId)
  if (topic === '*' || isOffice(role)) return true
  if (isMaintenance(role)) return topic === 'maintenance' || topic === 'incidents' || topic === 'building'
  if (isConcierge(role)) return topicsOfDesk.has(topic)
  if (!usesResidentPortal(role)) return false
  return residents === 'everyone' || [userId, householdOf].some((id) => id !== null && residents.includes(id))
}
