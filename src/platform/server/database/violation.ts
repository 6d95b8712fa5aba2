/** The name of the violated constraint; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  for (let at: unknown = error; typeof at === 'object' && at !== null; at = (at as { cause?: unknown }).cause) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown }
    if (typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string') return constraint
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
