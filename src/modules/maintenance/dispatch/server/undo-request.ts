import { notifyChanged } from '#platform/server/live/live.ts'
import type { UndoHandler } from '#undo/server/store.ts'
import { lockRequest } from '../../requests/server/store.ts'
import { columnsToRestore, writeChange } from '../../requests/server/write-change.ts'

/** Puts back the columns of a request; its notes, audit log and version go on, so that the history shows both changes. */
export const undoRequest: UndoHandler = {
  recordType: 'maintenance',
  async restore(tx, { recordId, versionAfter, before }, by, now) {
    const locked = await lockRequest(tx, recordId)
    if (locked.version !== versionAfter) return false
    const columns = columnsToRestore(locked, before)
    const at = now < locked.updatedAt ? locked.updatedAt : now
    const residents = await writeChange(tx, locked, columns, { isUndo: true }, by, at)
    await notifyChanged(tx, { topic: 'maintenance', residents })
    return true
  },
}
