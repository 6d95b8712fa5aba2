import { openUnitDoorCode } from '#occupancy/server/door-code.ts'
import { conflict } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { isOpen } from '../../requests/rules.ts'
import { staffErrors } from '../messages/errors.ts'
import { findShown, listCodeViews, type Reader } from './reads.ts'

/**
 * Reveals the door code of the home that a request is about, to the person who has taken it and while it is open, and
 * audits it. Throws 404 for a request that the portal does not show, and 409 with the reason otherwise.
 */
export async function revealDoorCode(
  db: Database,
  secretKey: Buffer,
  id: string,
  by: Reader,
  address: string,
  now: Date,
): Promise<{ code: string; codeViews: string[] }> {
  return db.transaction(async (tx) => {
    const request = await findShown(tx, id, by)
    if (request.assignedTo !== by.id) throw conflict('take_first', () => staffErrors.takeFirst)
    if (!isOpen(request)) throw conflict('finished', () => staffErrors.finished)
    if (request.unitId === null) throw conflict('no_code', () => staffErrors.noUnit)
    const code = await openUnitDoorCode(tx, secretKey, request.unitId)
    if (code === null) throw conflict('no_code', () => staffErrors.noCode)
    const about = [request.unitId, request.tenantId]
    await writeAudit(tx, {
      by,
      action: 'saw the door code',
      recordType: 'maintenance',
      recordId: id,
      about,
      address,
      now,
    })
    return { code, codeViews: await listCodeViews(tx, id, by.id) }
  })
}
