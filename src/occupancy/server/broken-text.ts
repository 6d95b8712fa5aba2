import { invalid } from '#platform/refusal.ts'

/** A cursor somebody wrote themselves may hold a date that is none: a 400, not a fault. */
export async function brokenText<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code } = (error instanceof Error ? (error.cause ?? error) : {}) as { code?: string }
    if (code === '22007' || code === '22008' || code === '22P02') throw invalid(field, 'This is no cursor of this list')
    throw error
  }
}
