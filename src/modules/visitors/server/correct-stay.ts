import { conflict, stale } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { type Changing, recordChange } from '#undo/server/record-change.ts'
import type { Stay } from '../contract.ts'
import { deskVisitorWords as words } from '../messages/desk.ts'
import type { StayChanges } from '../schemas.ts'
import { findFirm } from './firms.ts'
import { findStay } from './stay-rows.ts'
import { lockStay, recordType, type StayRow, writeStay } from './write-stay.ts'

/**
 * Corrects the badge, the firm or the note of a visitor who is in the building. Throws 400 for a contractor without a firm,
 * 404, 409 for one who has left and for a badge that is out, and 412 when the stay was changed meanwhile.
 */
export async function correctStay(
  db: Database,
  id: string,
  changes: StayChanges,
  { by, ifMatch, operation, now }: Changing,
): Promise<Stay> {
  await db.transaction(async (tx) => {
    const locked = await lockStay(tx, id)
    if (ifMatch !== null && ifMatch !== locked.version) throw stale(await findStay(tx, id, now))
    if (locked.status === 'left') throw conflict('has_left', () => words.hasLeft)
    const next = await toColumns(tx, locked, changes)
    const names = (Object.keys(next) as (keyof StayRow)[]).filter((name) => next[name] !== locked[name])
    if (names.length === 0) return
    const columns = Object.fromEntries(names.map((name) => [name, next[name]]))
    await writeStay(tx, locked, columns, { by, action: 'corrected', now })
    await recordChange(tx, { operation, recordType }, locked, names, { by, now })
  })
  return findStay(db, id, now)
}

async function toColumns(
  tx: Database,
  locked: StayRow,
  { badge, note, firm, vendorId }: StayChanges,
): Promise<Partial<StayRow>> {
  const isFirmNamed = locked.kind === 'contractor' && (firm !== undefined || vendorId !== undefined)
  const named = { firm: firm ?? '', vendorId: vendorId ?? null }
  return {
    ...(badge === undefined ? {} : { badge: badge || null }),
    ...(note === undefined ? {} : { note }),
    ...(isFirmNamed ? await findFirm(tx, named) : {}),
  }
}
