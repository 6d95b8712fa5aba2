/** What Citus appends to the names of constraints and indexes on the server that has the table: the number of the copy. */
const shardNumber = /_\d{6,}$/

/** The name of the violated constraint; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  for (let at: unknown = error; typeof at === 'object' && at !== null; at = (at as { cause?: unknown }).cause) {
    const { code, constraint, message } = at as { code?: unknown; constraint?: unknown; message?: unknown }
    if (typeof code !== 'string' || !code.startsWith('23')) continue
    if (typeof constraint === 'string') return constraint
    // Of an error of another server Citus passes on no more than the code and the message.
    const [, name] = /\bconstraint "([^"]+)"/.exec(String(message)) ?? []
    if (name !== undefined) return name.replace(shardNumber, '')
  }
  return null
}

/** Maps a violated constraint to its error; rethrows every other error. */
export async function withConstraintErrors<T>(errors: Record<string, () => Error>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const createError = errors[brokenConstraint(error) ?? '']
    throw createError ? createError() : error
  }
}
