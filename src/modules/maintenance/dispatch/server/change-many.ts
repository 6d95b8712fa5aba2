import { HttpError } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { isChangedBy } from '#undo/server/store.ts'
import { changeWithEmails, type Delivery, lockRequest } from '../../requests/server/store.ts'
import type { BulkOutcome } from '../choices.ts'
import type { BulkResult } from '../contract.ts'
import { dispatchWords } from '../messages/en.ts'
import { type BulkChanges, validateBulkChange } from '../rules.ts'
import { render } from '#platform/language/language.ts'

type Result = BulkResult['results'][number]
type Input = { operation: string; requests: readonly { id: string; version: number }[]; changes: BulkChanges }

/**
 * So many requests share a transaction: their rows are locked for a moment only, and screens are notified once for all of
 * them. Each has a savepoint of its own, so that one that fails leaves the others changed (docs/decisions/051).
 */
const batchSize = 25

/** Makes one change to many requests, each as a change of its own: history, audit, e-mails, and a way to undo it. */
export async function changeMany(
  db: Database,
  { operation, requests, changes }: Input,
  by: Author,
  now: Date,
  delivery: Delivery,
): Promise<BulkResult> {
  const ordered = requests.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const results: Result[] = []
  for (let from = 0; from < ordered.length; from += batchSize)
    await db.transaction(async (tx) => {
      const notified = new Set<string>()
      let isAnyChanged = false
      for (const request of ordered.slice(from, from + batchSize)) {
        const { residents, ...result } = await changeOne(tx, request, { operation, changes }, by, now, delivery)
        results.push(result)
        isAnyChanged ||= result.outcome === 'changed'
        for (const userId of residents ?? []) notified.add(userId)
      }
      if (isAnyChanged) await notifyChanged(tx, { topic: 'maintenance', residents: [...notified] })
    })
  return { results }
}

async function changeOne(
  tx: Database,
  { id, version }: { id: string; version: number },
  { operation, changes }: Pick<Input, 'operation' | 'changes'>,
  by: Author,
  now: Date,
  delivery: Delivery,
): Promise<Result & { residents?: string[] | null }> {
  const result = (outcome: BulkOutcome, reason: string | null = null) => ({ id, outcome, reason })
  // The answer to an earlier call was lost.
  if (await isChangedBy(tx, operation, id, by)) return result('changed')
  try {
    return await tx.transaction(async (inside) => {
      const locked = await lockRequest(inside, id, version)
      const rejected = validateBulkChange(locked, changes)
      if (rejected) return result('rejected', render(rejected, 'en'))
      const options = { ifMatch: version, delivery, operation }
      const residents = await changeWithEmails(inside, id, changes, by, now, options)
      return { ...result(residents ? 'changed' : 'unchanged'), residents }
    })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return error.status === 412 ? result('stale', dispatchWords.changedSince) : result('rejected', error.message)
  }
}
