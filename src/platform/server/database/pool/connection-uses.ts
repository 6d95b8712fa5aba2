import { AsyncLocalStorage } from 'node:async_hooks'

/** The topic of the current work: no topic may use all connections. */
export const connectionGroup = new AsyncLocalStorage<string>()

/** What a connection is for: with many buildings, `schema` is that of the building, or null for the installation. */
export type Use = { groups: readonly string[]; schema: string | null }

/** Counts what the connections of a pool are used for. */
export class ConnectionUses {
  private readonly size: number
  private readonly share: number
  private readonly schema: (() => string | null) | undefined
  private readonly used = new Map<string, number>()
  private inUse = 0

  /** `share`: how many connections one group may use. `schema`: that of the current work, with many buildings. */
  constructor(size: number, share: number, schema?: () => string | null) {
    this.size = size
    this.share = share
    this.schema = schema
  }

  get hasSchemas(): boolean {
    return this.schema !== undefined
  }

  /** With many buildings, neither a building nor one of its topics may use all connections. */
  current(): Use | Error {
    const topic = connectionGroup.getStore() ?? ''
    const topics = topic === '' ? [] : [topic]
    if (!this.schema) return { groups: topics, schema: null }
    try {
      const schema = this.schema()
      return { groups: schema === null ? topics : [schema, ...topics.map((name) => `${schema} ${name}`)], schema }
    } catch (error) {
      return error as Error
    }
  }

  areAllTaken(): boolean {
    return this.inUse >= this.size
  }

  hasRoom({ groups }: Use): boolean {
    return !this.areAllTaken() && groups.every((group) => (this.used.get(group) ?? 0) < this.share)
  }

  count({ groups }: Use, more: 1 | -1): void {
    this.inUse += more
    for (const group of groups) {
      const used = (this.used.get(group) ?? 0) + more
      if (used > 0) this.used.set(group, used)
      else this.used.delete(group)
    }
  }
}
