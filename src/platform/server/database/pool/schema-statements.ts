/** So many statements a connection has prepared at most: the plan of each is in the memory of its server process. */
export const maxStatements = 2_000

/** What a connection has prepared for one schema; `version` as in `SchemaVersions`. */
type Prepared = { prefix: string; version: number; names: Set<string> }

/**
 * The prepared statements of a connection that changes schema. PostgreSQL plans a statement again when the search path is not the one
 * that it was prepared with, and fails when a domain of its result is a type of another schema: so each schema has names of its own.
 */
export class SchemaStatements {
  /** The least recently used schema first; `null` is work of the installation. */
  private readonly bySchema = new Map<string | null, Prepared>()
  /** All that it was in: the server process still knows their tables when the statements are forgotten. */
  private readonly met = new Set<string | null>()
  private prefixes = 0
  private readonly limit: number

  constructor(limit = maxStatements) {
    this.limit = limit
  }

  has = (schema: string | null, version: number): boolean => this.bySchema.get(schema)?.version === version

  /** The number of prepared statements of a schema. */
  count = (schema: string | null): number => this.bySchema.get(schema)?.names.size ?? 0

  hasMet = (schema: string | null): boolean => this.met.has(schema)

  /** The number of schemas that it has worked in. */
  get schemas(): number {
    return this.met.size
  }

  /** Counts a schema as used now; returns the names that must be deallocated before. */
  enter(schema: string | null, version: number): string[] {
    const known = this.has(schema, version) ? this.bySchema.get(schema) : undefined
    const outdated = known ? [] : this.forget(schema)
    this.met.add(schema)
    this.bySchema.delete(schema)
    // A short prefix, because PostgreSQL cuts names at 63 bytes; never the same again, whatever was forgotten.
    this.bySchema.set(schema, known ?? { prefix: `${(this.prefixes += 1)}:`, version, names: new Set() })
    return [...outdated, ...this.dropOldest(schema)]
  }

  /** Forgets a schema; returns the names that must be deallocated. */
  forget(schema: string | null): string[] {
    const names = [...(this.bySchema.get(schema)?.names ?? [])]
    this.bySchema.delete(schema)
    return names
  }

  /** The name of a statement in a schema that was entered. */
  nameIn(schema: string | null, name: string): string {
    const prepared = this.bySchema.get(schema)
    if (!prepared) return name
    const own = prepared.prefix + name
    prepared.names.add(own)
    return own
  }

  private dropOldest(current: string | null): string[] {
    const forgotten: string[] = []
    let left = [...this.bySchema.values()].reduce((sum, { names }) => sum + names.size, 0)
    for (const [schema, { names }] of this.bySchema) {
      if (left <= this.limit || schema === current) break
      left -= names.size
      forgotten.push(...this.forget(schema))
    }
    return forgotten
  }
}

/** The versions of schemas: another one after each time that their prepared statements must not be used any more. */
export class SchemaVersions {
  private readonly versions = new Map<string, number>()

  of = (schema: string | null): number => (schema === null ? 0 : (this.versions.get(schema) ?? 0))

  next(schema: string): void {
    this.versions.set(schema, this.of(schema) + 1)
  }
}
