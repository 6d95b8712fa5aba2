import type { Database } from '#platform/server/database/drizzle.ts'
import { conflict } from '#platform/http-error.ts'
import { changeMany } from '#undo/server/change-many.ts'
import { emailsAfter, recordUndoable } from '#undo/server/store.ts'
import { lockRequest } from '../../requests/server/store.ts'
import { undoableChangeOf } from '../../requests/server/write-change.ts'
import type { OfficeUser } from '../../work-orders/server/office-acts.ts'
import { sendLocked, type SendContext } from '../../work-orders/server/send.ts'
import { namesPerson } from '../rules.ts'
import { readOrderedWords } from './ordered-words.ts'
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
    // The number of an order is locked until its transaction ends, and each renders a PDF.
    batchSize: 5,
    async change(tx, { id, version }) {
      const locked = await lockRequest(tx, id, version)
      // Vendors learn who lives in a home only after they accept, so a person has to look at words that name one of them.
      const words = await readOrderedWords(tx, id)
      if (words && namesPerson(words)) throw conflict('names_person', () => dispatchWords.namesPerson)
      const notBefore = emailsAfter(operation, locked.priority === 'urgent', now)
      const delivery = { ...context.delivery, notBefore }
      const input = { vendorId, scope: locked.description, offered: [], approved: null, photoIds: [], despiteInsurance }
      await sendLocked(tx, { ...context, delivery }, locked, input, by, now)
      await recordUndoable(tx, undoableChangeOf(locked, operation), by, now)
      return { outcome: 'changed' }
    },
  })
