import type { FastifyReply } from 'fastify'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { isOffice, type Role } from '../roles.ts'
import type { Database, Log } from './database.ts'

/** "This noun changed", with the residents it concerns. It never carries the data itself. */
export type Change = { topic: string; residents?: readonly string[] | 'everyone' }

/** The stream a browser holds open. */
type Listener = { userId: string; sessionId: string; role: Role; reply: FastifyReply }

/** Which of these sessions are still signed in, and in which role. */
type FindWelcome = (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Role>>

export type Live = {
  /** Hears every change of every process, after its commit. */
  onChange: (heard: (change: Change) => void) => void
  join: (listener: Listener) => void
  close: () => Promise<void>
}

const channel = 'changed'
const heartbeat = 25_000
const mostNamed = 150

/**
 * Tells everyone, once the transaction commits, that a noun changed. The office hears every change,
 * residents only those that name them (user ids) or everyone.
 */
export async function tellChanged(tx: Database, { topic, residents = [] }: Change): Promise<void> {
  // A notification holds at most 8,000 bytes; to so many it is told as to everyone.
  const change: Change = { topic, residents: residents.length > mostNamed ? 'everyone' : residents }
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(change)})`)
}

/**
 * Listens on a connection of its own, comes back after a lost one, and passes changes on to the open streams. A stream
 * ends with its session, and when the role has changed.
 */
export async function openLive(connection: pg.ClientConfig, log: Log, findWelcome: FindWelcome): Promise<Live> {
  const listeners = new Set<Listener>()
  const heard = new Set<(change: Change) => void>()
  let client: pg.Client | null = null
  let closed = false

  const leave = (listener: Listener) => {
    if (!listeners.delete(listener)) return
    listener.reply.raw.end()
  }
  const write = (listener: Listener, text: string) => {
    if (!listener.reply.raw.write(text) && listener.reply.raw.writableLength > 1_000_000) leave(listener)
  }
  const pass = (change: Change) => {
    for (const tell of heard) tell(change)
    for (const listener of listeners)
      if (concerns(change, listener)) write(listener, `data: ${JSON.stringify({ topic: change.topic })}\n\n`)
    if (change.topic === 'accounts') void checkAll()
  }
  const checkAll = async () => {
    if (listeners.size === 0) return
    const asked = [...listeners]
    const welcome = await findWelcome(asked.map(({ sessionId }) => sessionId)).catch(() => new Map<string, Role>())
    for (const listener of asked) if (welcome.get(listener.sessionId) !== listener.role) leave(listener)
  }
  const connect = async (): Promise<void> => {
    const next = new pg.Client(connection)
    next.on('notification', ({ payload }) => pass(JSON.parse(payload ?? '{}') as Change))
    // A lost connection can complain more than once; only the one in use is replaced.
    next.on('error', (error) => {
      if (client !== next) return
      log.warn(`The live connection was lost: ${error.message}`)
      void again()
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }
  const again = async () => {
    client = null
    while (!closed && !client) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await connect().catch((error: Error) => log.warn(`The live connection is still lost: ${error.message}`))
    }
    // What changed meanwhile was not heard: whoever keeps something drops it, every screen reads again.
    if (!closed) pass({ topic: '*' })
  }

  await connect()
  const beat = setInterval(() => {
    for (const listener of listeners) write(listener, ': still here\n\n')
    void checkAll()
  }, heartbeat)
  beat.unref()

  return {
    onChange: (tell) => void heard.add(tell),
    join(listener) {
      // Whoever left while it was asked who they are does not leave again.
      if (listener.reply.raw.destroyed) return
      listeners.add(listener)
      listener.reply.raw.on('close', () => listeners.delete(listener))
      write(listener, 'retry: 1000\n\n: welcome\n\n')
    },
    async close() {
      closed = true
      clearInterval(beat)
      for (const listener of listeners) leave(listener)
      await client?.end().catch(() => undefined)
    },
  }
}

function concerns(change: Change, { userId, role }: Listener): boolean {
  if (change.topic === '*' || isOffice(role)) return true
  return role === 'tenant' && (change.residents === 'everyone' || (change.residents?.includes(userId) ?? false))
}
