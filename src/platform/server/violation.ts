/** The name of the constraint a statement broke; null when it failed for another reason. */
export function brokenConstraint(error: unknown): string | null {
  for (let at: unknown = error; typeof at === 'object' && at !== null; at = (at as { cause?: unknown }).cause) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown }
    if (typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string') return constraint
  }
  return null
}

/** Turns a broken constraint into the refusal it stands for; every other error goes on as it is. */
export async function refusing<T>(refusals: Record<string, () => Error>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const refusal = refusals[brokenConstraint(error) ?? '']
    throw refusal ? refusal() : error
  }
}
