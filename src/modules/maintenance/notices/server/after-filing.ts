import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Category } from '../../requests/choices.ts'

/**
 * What else follows from a request that a person filed, in its transaction. Returns whether the person on call is alerted to
 * the same event already.
 */
export type AfterFiling = (
  tx: Database,
  request: { id: string; title: string; category: Category; unitId: string | null },
  /** Null for a visitor without an account. */
  by: Author | null,
  now: Date,
) => Promise<boolean>

/** Who files a request, and what follows from it. */
export type Filing = { by: Author; now: Date; afterFiling: AfterFiling }
