/** Tables with tokens, short-lived counters, or internal data of the program. */
export const notExported: ReadonlySet<string> = new Set([
  'sessions',
  'one_time_tokens',
  'work_order_links',
  'idempotency_keys',
  'throttle_counters',
  'installation',
  'migrations',
  'secret_key_check',
])

/** Columns that are never exported: passwords, encrypted codes, hashes of tokens. */
export const secretColumn = (name: string) => /(?:_sealed|_hash)$/.test(name) || /token|secret/.test(name)
