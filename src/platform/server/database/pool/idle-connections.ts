import type { Pool, PoolClient } from 'pg'
import type { PooledClient } from './pooled-client.ts'

/** So many buildings a connection serves before another one is opened instead. */
export const schemasPerConnection = 8

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void
type Idle = { client: PooledClient & { ref?: () => void }; idleListener: unknown }
/** What the types of the pool leave out. */
type PoolParts = {
  ending: boolean
  options: { max: number }
  _clients: unknown[]
  _idle: Idle[]
  _acquireClient: (client: PooledClient, pending: { callback: Connected }, listener: unknown, isNew: boolean) => void
  newClient: (pending: { callback: Connected }) => void
}

type Choosable = Pick<PooledClient, 'isIn' | 'knows' | 'knownSchemas'>

/**
 * The idle connection for work in a schema: the one that is there, else one that has its prepared statements, else the one that serves
 * the fewest schemas. Null when another connection should be opened, if the pool has room. The list is in the order of their last use.
 */
export function chooseIdle<C extends Choosable>(
  idle: readonly C[],
  { schema, version, canOpen }: { schema: string | null; version: number; canOpen: boolean },
): C | null {
  const known = idle.filter((client) => client.knows(schema, version))
  const familiar = known.findLast((client) => client.isIn(schema)) ?? known.at(-1)
  if (familiar) return familiar
  const [first, ...others] = idle
  if (!first) return null
  // Of those with as many, the one that was used longest ago.
  const least = others.reduce((one, next) => (next.knownSchemas < one.knownSchemas ? next : one), first)
  return canOpen && least.knownSchemas >= schemasPerConnection ? null : least
}

/** Gives a connection for a schema to a caller, instead of the one that was used last. */
export function connectFor(
  pool: Pool,
  { schema, version }: { schema: string | null; version: number },
  connected: Connected,
  connectToAny: () => void,
): void {
  const parts = pool as unknown as PoolParts
  const canOpen = parts._clients.length < parts.options.max
  const { _idle: idle } = parts
  const chosen = chooseIdle(
    idle.map(({ client }) => client),
    { schema, version, canOpen },
  )
  const at = idle.findIndex(({ client }) => client === chosen)
  const [item] = at < 0 ? [] : idle.splice(at, 1)
  if (parts.ending) connectToAny()
  else if (item) {
    item.client.ref?.()
    parts._acquireClient(item.client, { callback: connected }, item.idleListener, false)
  } else if (canOpen) parts.newClient({ callback: connected })
  else connectToAny()
}
