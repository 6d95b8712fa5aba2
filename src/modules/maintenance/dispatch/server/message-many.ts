import { HttpError } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { sendMessage } from '../../messaging/server/store.ts'
import type { ManyResult } from '#undo/many.ts'
import type { Delivery } from '../../requests/server/store.ts'

/** Sends one message to the residents of many requests; one who cannot be reached is left out. */
export async function messageMany(
  db: Database,
  { ids, body }: { ids: readonly string[]; body: string },
  by: Author,
  now: Date,
  delivery: Delivery,
): Promise<ManyResult> {
  const results: ManyResult['results'] = []
  for (const id of new Set(ids))
    try {
      await sendMessage(db, delivery, id, { body, sentTo: 'tenant' }, by, now)
      results.push({ id, outcome: 'changed', reason: null })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      results.push({ id, outcome: 'rejected', reason: error.message })
    }
  return { results }
}
