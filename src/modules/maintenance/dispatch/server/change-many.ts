import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { changeMany } from '#undo/server/change-many.ts'
import { changeWithEmails, type Delivery, lockRequest } from '../../requests/server/store.ts'
import { findOpenOrder } from '../../work-orders/server/reads.ts'
import { type BulkChanges, validateBulkChange } from '../rules.ts'
import { render } from '#platform/language/language.ts'

type Input = { operation: string; records: readonly { id: string; version: number }[]; changes: BulkChanges }

/** Makes one change to many requests, each as a change of its own: history, audit, e-mails, and a way to undo it. */
export const changeManyRequests = (
  db: Database,
  { operation, records, changes }: Input,
  by: Author,
  now: Date,
  delivery: Delivery,
) =>
  changeMany(db, {
    operation,
    records,
    by,
    async change(tx, { id, version }) {
      const locked = await lockRequest(tx, id, version)
      const hasOpenOrder = Boolean(changes.vendorId) && (await findOpenOrder(tx, id)) !== null
      const rejected = validateBulkChange({ ...locked, hasOpenOrder }, changes)
      if (rejected) return { outcome: 'rejected', reason: render(rejected, 'en') }
      const options = { ifMatch: version, delivery, operation }
      const residents = await changeWithEmails(tx, id, changes, by, now, options)
      return residents ? { outcome: 'changed', residents } : { outcome: 'unchanged' }
    },
    notify: (tx, residents) => notifyChanged(tx, { topic: 'maintenance', residents }),
  })
