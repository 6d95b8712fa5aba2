import { notifyChanged } from '#platform/server/live/live.ts'
import { withdrawNotifications } from '#notifications/server/notify.ts'
import { closeAlerts } from '#on-call/server/alerts.ts'
import type { UndoHandler } from '#undo/server/store.ts'
import { restoreOrder } from '../../work-orders/server/end-with-request.ts'
import { findOrderSentBy, isWithVendor, takeOrderBack } from '../../work-orders/server/take-back.ts'
import { lockRequest } from '../../requests/server/store.ts'
import { columnsToRestore, writeChange } from '../../requests/server/write-change.ts'

/** Puts back the columns of a request; its notes, audit log and version go on, so that the history shows both changes. */
export const undoRequest: UndoHandler = {
  recordType: 'maintenance',
  async restore(tx, { recordId, versionAfter, before, createdAt }, by, now) {
    const locked = await lockRequest(tx, recordId)
    if (locked.version !== versionAfter) return false
    const order = await findOrderSentBy(tx, recordId, createdAt)
    // The office cancels an order that the vendor has, which sends the vendor an e-mail.
    if (order && (await isWithVendor(tx, order))) return 'sent'
    const columns = columnsToRestore(locked, before)
    const at = now < locked.updatedAt ? locked.updatedAt : now
    const residents = await writeChange(tx, locked, columns, { isUndo: true }, by, at)
    if (order) await takeOrderBack(tx, locked, order, by, at)
    await restoreOrder(tx, locked, createdAt, by, at)
    await withdrawNotifications(tx, recordId, ['request_assigned', 'request_step'], createdAt)
    if (columns.priority && columns.priority !== 'urgent') await closeAlerts(tx, recordId, at)
    await notifyChanged(tx, { topic: 'maintenance', residents })
    return true
  },
}
