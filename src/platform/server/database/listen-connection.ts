import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { createClient, type DatabaseClient } from './database-client.ts'
import type { Log } from '../process/log.ts'
import { describeError } from '../process/logged-error.ts'
import { createSerialQueue } from '../process/serial-queue.ts'
import { withTimeLimit } from './time-limit.ts'

type Handlers = {
  onNotification: (payload: string) => void
  /** The connection is lost, or another attempt to restore it failed: notifications may have been missed. */
  onLost: () => void
  /** Notifications arrive again; those sent in between were missed. */
  onRestored: () => void
}

/** A dead connection is detected after at most `probeInterval` + `probeLimit`: 10 seconds. */
const defaults = { probeInterval: 5_000, probeLimit: 5_000, firstPause: 500, maxPauseMs: 3_000 }

/** One connection that listens to several channels. */
export type ListenConnection = {
  listen: (channel: string, handlers: Handlers) => Promise<void>
  unlisten: (channel: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * LISTEN on a connection of its own. A connection that only goes silent (a frozen server, a network that drops packets, a
 * fail-over) raises no error, so it is checked at intervals that the session still listens. A lost connection is
 * replaced, with growing pauses between attempts.
 */
export async function openListenConnection(
  connection: pg.ClientConfig,
  log: Log,
  timing = defaults,
): Promise<ListenConnection> {
  const channels = new Map<string, Handlers>()
  const onLost = () => channels.forEach((handlers) => handlers.onLost())
  let current: DatabaseClient | null = null
  const closing = new AbortController()
  const isClosed = () => closing.signal.aborted

  async function connect(): Promise<DatabaseClient> {
    const client = createClient({
      ...connection,
      application_name: 'house live',
      keepAlive: true,
      keepAliveInitialDelayMillis: timing.probeInterval,
      connectionTimeoutMillis: timing.probeLimit,
    })
    client.on('notification', ({ channel, payload }) => channels.get(channel)?.onNotification(payload ?? ''))
    client.on('error', (error) => lose(client, describeError(error)))
    client.on('end', () => lose(client, 'the server ended it'))
    try {
      await client.connect()
      for (const channel of channels.keys()) await listenOn(client, channel)
    } catch (error) {
      destroy(client)
      throw error
    }
    return client
  }

  /** Several buildings begin to listen at once, and a connection takes one statement at a time. */
  const inTurn = createSerialQueue()

  const listenOn = (client: DatabaseClient, channel: string) =>
    inTurn(() =>
      withTimeLimit(client.query(`listen "${channel}"`), timing.probeLimit, 'LISTEN was not answered in time'),
    )

  /** Asks for the channels, not for `1`: behind some poolers another session answers, one that does not listen. */
  async function probe(client: DatabaseClient) {
    for (;;) {
      await wait(timing.probeInterval, undefined, { ref: false })
      if (current !== client) return
      if (!client.isAtPrimary()) return lose(client, 'another server is the primary now')
      const names = [...channels.keys()]
      const sent = () => client.query('select from pg_listening_channels() as channel where channel = any($1)', [names])
      try {
        const { rowCount } = await inTurn(() =>
          withTimeLimit(sent(), timing.probeLimit, `no answer in ${timing.probeLimit / 1000} seconds`),
        )
        if (rowCount !== names.length) lose(client, 'its session does not listen any more')
      } catch (error) {
        lose(client, describeError(error))
      }
    }
  }

  function use(client: DatabaseClient) {
    current = client
    void probe(client)
  }

  /** A lost connection can report several errors; only the current one is replaced. */
  function lose(client: DatabaseClient, reason: string) {
    if (current !== client) return
    current = null
    destroy(client)
    if (isClosed()) return
    log.warn(`The live connection was lost: ${reason}`)
    onLost()
    void restore()
  }

  async function restore() {
    let reported = ''
    for (let pause = timing.firstPause; !isClosed(); pause = Math.min(pause * 2, timing.maxPauseMs)) {
      try {
        const client = await connect()
        if (isClosed()) return destroy(client)
        use(client)
        log.info('The live connection is back.')
        channels.forEach((handlers) => handlers.onRestored())
        return
      } catch (error) {
        if (isClosed()) return
        const reason = describeError(error)
        if (reason !== reported) log.warn(`The live connection is still lost: ${reason}`)
        reported = reason
        onLost()
        await wait(pause, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  use(await connect())
  return {
    async listen(channel, handlers) {
      channels.set(channel, handlers)
      // While the connection is lost, the next one listens to every channel.
      if (current) await listenOn(current, channel)
    },
    async unlisten(channel) {
      channels.delete(channel)
      const client = current
      if (client) await inTurn(() => ignoreFailure(client.query(`unlisten "${channel}"`)))
    },
    async close() {
      closing.abort()
      const client = current
      current = null
      if (!client) return
      await ignoreFailure(client.end())
      destroy(client)
    },
  }
}

/** Waits at most a second, because the server may not answer. */
const ignoreFailure = (ending: Promise<unknown>) => withTimeLimit(ending, 1_000, 'no answer').catch(() => undefined)

/** `end` waits for the server, which may be what is missing; the socket is closed at once. */
const destroy = (client: DatabaseClient) => client.destroy(new Error('The connection was replaced.'))
