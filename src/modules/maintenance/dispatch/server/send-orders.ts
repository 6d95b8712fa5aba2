import type { Database } from '#platform/server/database/drizzle.ts'
import { conflict } from '#platform/http-error.ts'
import { changeMany } from '#undo/server/change-many.ts'
import { emailsAfter, recordUndoable } from '#undo/server/store.ts'
import { findRequestWithPeople } from '../../messaging/server/recipients.ts'
import { lockRequest } from '../../requests/server/store.ts'
import { type RequestRow, undoableChangeOf } from '../../requests/server/write-change.ts'
import type { OfficeUser } from '../../work-orders/server/office-acts.ts'
import { sendLocked, type SendContext } from '../../work-orders/server/send.ts'
import { namesResident } from '../rules.ts'
import { dispatchWords } from '../messages/en.ts'

type Input = {
  operation: string
  records: readonly { id: string; version: number }[]
  vendorId: string
  despiteInsurance: boolean
}

/**
 * Sends a vendor a work order for each of the requests, with the words of the request as the work: without times to choose from,
 * an approved cost or photos, which the form of a request adds. An Undo takes back what the vendor has not received.
 */
export const sendManyOrders = (
  db: Database,
  context: SendContext,
  { operation, records, vendorId, despiteInsurance }: Input,
  by: OfficeUser,
  now: Date,
) =>
  changeMany(db, {
    operation,
    records,
    by,
    async change(tx, { id, version }) {
      const locked = await lockRequest(tx, id, version)
      await checkScope(tx, locked)
      const notBefore = emailsAfter(operation, locked.priority === 'urgent', now)
      const delivery = { ...context.delivery, notBefore }
      const input = { vendorId, scope: locked.description, offered: [], approved: null, photoIds: [], despiteInsurance }
      await sendLocked(tx, { ...context, delivery }, locked, input, by, now)
      await recordUndoable(tx, undoableChangeOf(locked, operation), by, now)
      return { outcome: 'changed' }
    },
  })

/** A vendor learns who lives in the home only after accepting, so a person has to look at words that name the resident. */
async function checkScope(tx: Database, { id, description }: RequestRow): Promise<void> {
  const { resident } = await findRequestWithPeople(tx, id)
  if (namesResident(description, resident?.fullName ?? null))
    throw conflict('names_resident', () => dispatchWords.namesResident)
}
