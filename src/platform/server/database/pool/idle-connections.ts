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

/** Called as a method, because the pool reads itself. */
const takeIdle = '_acquireClient'

type Choosable = Pick<PooledClient, 'familiarity' | 'schemas'>

/**
 * The idle connection for work in a schema: the one that knows it best, else the one that has served the fewest schemas. Null when another
 * connection should be opened, if the pool has room. The list is in the order of their last use.
 */
export function chooseIdle<C extends Choosable>(idle: readonly C[], schema: string | null, canOpen: boolean): C | null {
  const [first, ...others] = idle
  if (!first) return null
  const known = others.reduce((one, next) => (next.familiarity(schema) >= one.familiarity(schema) ? next : one), first)
  if (known.familiarity(schema) > 0) return known
  // Of those with as many, the one that was used longest ago.
  const least = others.reduce((one, next) => (next.schemas < one.schemas ? next : one), first)
  return canOpen && least.schemas >= schemasPerConnection ? null : least
}

/** Gives a connection for a schema to a caller, instead of the one that was used last. */
export function connectFor(pool: Pool, schema: string | null, connected: Connected, connectToAny: () => void): void {
  const parts = pool as unknown as PoolParts
  if (parts.ending) return connectToAny()
  const { _idle: idle, _clients: clients } = parts
  const canOpen = clients.length < parts.options.max
  const chosen = chooseIdle(
    idle.map(({ client }) => client),
    schema,
    canOpen,
  )
  const at = idle.findIndex(({ client }) => client === chosen)
  const [item] = at < 0 ? [] : idle.splice(at, 1)
  if (item) {
    item.client.ref?.()
    parts[takeIdle](item.client, { callback: connected }, item.idleListener, false)
  } else if (canOpen) parts.newClient({ callback: connected })
  else connectToAny()
}
