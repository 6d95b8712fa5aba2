import type { QueryResult } from 'pg'

/** The settings of the sessions of a program, as PostgreSQL names them. */
export type SessionSettings = Record<string, string | number>
type Send = (query: unknown, ...more: unknown[]) => unknown
type Answered = (error: Error | undefined, result?: QueryResult) => void

const begins = /^\s*(?:begin|start\s+transaction)\b[^;]*;?/i

/**
 * The statements of a connection to a pooler that gives each transaction another server connection (PgBouncer with
 * `pool_mode = transaction`). Nothing of a session stays there, so each transaction makes the settings for itself, a statement outside of
 * one gets a transaction of its own, and no statement has a name.
 */
export class PoolerSession {
  private isInTransaction = false
  private readonly send: Send
  private readonly settings: () => SessionSettings

  /** `onReady` is called with the state of the connection after each statement: `I` outside of a transaction. */
  constructor(send: Send, settings: () => SessionSettings, onReady: (listener: (state: string) => void) => void) {
    this.send = send
    this.settings = settings
    onReady((state) => {
      this.isInTransaction = state !== 'I'
    })
  }

  /** All signatures of the driver's `query`. */
  query(query: unknown, ...more: unknown[]): unknown {
    const plain = withoutName(query)
    if (this.isInTransaction) return this.send(plain, ...more)
    const text = textOf(plain)
    if (text === null) throw new Error('Behind a pooler, a statement with a protocol of its own needs a transaction.')
    if (begins.test(text)) return this.send(withText(plain, this.withSettings(text)), ...more)
    const answered = more.at(-1)
    if (typeof answered !== 'function') return this.runAlone(plain, more)
    // Outside of the promise, so that an error of the callback is not one of the statement.
    const answer = (...args: Parameters<Answered>) => process.nextTick(answered, ...args)
    void this.runAlone(plain, more.slice(0, -1)).then((result) => answer(undefined, result), answer)
  }

  private withSettings = (begin: string) => {
    const [start = ''] = begins.exec(begin) ?? []
    return [start.replace(/;?\s*$/, ''), ...setLocal(this.settings()), begin.slice(start.length)].join('; ')
  }

  /** In a transaction of its own; resolves once it is committed. */
  private async runAlone(query: unknown, values: unknown[]): Promise<QueryResult> {
    await this.send(this.withSettings('begin'))
    try {
      const result = (await this.send(query, ...values)) as QueryResult
      await this.send('commit')
      return result
    } catch (error) {
      // The connection is lost, or the transaction is over: the first error says more.
      if (this.isInTransaction) await (this.send('rollback') as Promise<unknown>).catch(() => undefined)
      throw error
    }
  }
}

const setLocal = (settings: SessionSettings) =>
  Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`)

/** Null for a query that brings a protocol of its own, such as a cursor. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && !('submit' in query) ? (query as { text: string }).text : null
}

const withText = (query: unknown, text: string) => (typeof query === 'string' ? text : { ...(query as object), text })

/** A prepared statement belongs to a server connection. */
function withoutName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || 'submit' in query || !('name' in query)) return query
  const { name: _, ...unnamed } = query
  return unnamed
}
