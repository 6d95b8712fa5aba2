/** Tables whose rows open doors, or only count for minutes, or belong to the program. */
export const notExported: ReadonlySet<string> = new Set([
  'sessions',
  'one_time_tokens',
  'confirmation_links',
  'idempotency_keys',
  'throttle_counters',
  'migrations',
])

/** Columns that never leave the house: passwords, sealed codes, hashes of tokens. */
export const secretColumn = (name: string) => /(?:_sealed|_hash)$/.test(name) || /token|secret/.test(name)
