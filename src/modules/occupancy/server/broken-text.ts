import { invalid } from '#platform/http-error.ts'
import { errors } from '#platform/server/messages/index.ts'

/** Turns an invalid date in a modified cursor into a 400. */
export async function withTextErrors<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code } = (error instanceof Error ? (error.cause ?? error) : {}) as { code?: string }
    if (code === '22007' || code === '22008' || code === '22P02') throw invalid(field, () => errors.badCursor)
    throw error
  }
}
