import { conflict, HttpError } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { largestSelection } from '#platform/largest-selection.ts'
import { type ManyOutcome } from '../choices.ts'
import type { ManyResult } from '../many.ts'
import { words } from '../messages/en.ts'
import type { Changing } from './record-change.ts'
import { isChangedBy } from './store.ts'

type Result = ManyResult['results'][number]
type Versioned = { id: string; version: number }
type Changed = {
  outcome: ManyOutcome
  /** Why it was rejected. */
  reason?: string
  /** The accounts of the residents whose screens show the record. */
  residents?: readonly string[]
}

type Many = {
  operation: string
  records: readonly Versioned[]
  by: Author
  /** Changes one record, with its history, audit event and `recordUndoable`; throws 412 for an outdated version. */
  change: (tx: Database, record: Versioned) => Promise<Changed>
  /** How many records share a transaction. */
  batchSize?: number
  /** Notifies the screens of all changed records, once for each transaction. */
  notify?: (tx: Database, residents: string[]) => Promise<void>
}

/** Throws 409 when more records match a filter than one press may change. */
export function assertSelectable(total: number): void {
  if (total > largestSelection) throw conflict('too_many', () => words.tooManyMatch(total))
}

/**
 * Records that share a transaction: their rows are locked for a moment only, and screens are notified once for all of
 * them. Each has a savepoint of its own, so that one that fails leaves the others changed (docs/decisions/051).
 */
const usualBatch = 25

/** Changes many records, each as a change of its own. */
export async function changeMany(
  db: Database,
  { records, notify, batchSize = usualBatch, ...many }: Many,
): Promise<ManyResult> {
  const ordered = records.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const results: Result[] = []
  for (let from = 0; from < ordered.length; from += batchSize)
    await db.transaction(async (tx) => {
      const notified = new Set<string>()
      let isAnyChanged = false
      for (const record of ordered.slice(from, from + batchSize)) {
        const { outcome, reason = null, residents = [] } = await changeOne(tx, record, many)
        results.push({ id: record.id, outcome, reason })
        isAnyChanged ||= outcome === 'changed'
        for (const userId of residents) notified.add(userId)
      }
      if (isAnyChanged) await notify?.(tx, [...notified])
    })
  return { results }
}

/** Changes many records as the call for one of them does; `change` returns the record with its version. */
export const changeEach = <By extends Author>(
  db: Database,
  { operation, records }: Pick<Many, 'operation' | 'records'>,
  by: By,
  now: Date,
  change: (tx: Database, id: string, changing: Changing & { by: By }) => Promise<{ version: number }>,
): Promise<ManyResult> =>
  changeMany(db, {
    operation,
    records,
    by,
    async change(tx, { id, version }) {
      const after = await change(tx, id, { by, ifMatch: version, operation, now })
      return { outcome: after.version === version ? 'unchanged' : 'changed' }
    },
  })

async function changeOne(
  tx: Database,
  record: Versioned,
  { operation, by, change }: Omit<Many, 'records' | 'notify' | 'batchSize'>,
): Promise<Changed> {
  // The answer to an earlier call was lost.
  if (await isChangedBy(tx, operation, record.id, by)) return { outcome: 'changed' }
  try {
    return await tx.transaction((inside) => change(inside, record))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return error.status === 412
      ? { outcome: 'stale', reason: words.changedMeanwhile }
      : { outcome: 'rejected', reason: error.message }
  }
}
