import type { Database } from '#platform/server/database/drizzle.ts'
import { listRequests } from '../../requests/server/reads.ts'
import type { StaffRequest } from '../contract.ts'
import { nearestFirst } from '../rules.ts'
import { findShown, type Reader, showTo } from './reads.ts'

/** The number that is read; the nearest of them are shown. */
const mostRead = 40

/**
 * What a person who works on a request can do on the way: their own and unassigned active requests on its floor and the
 * ones beside it. Empty for a place without a floor. Throws 404 for a request that the portal does not show them.
 */
export async function listNearby(db: Database, id: string, reader: Reader, now: Date): Promise<StaffRequest[]> {
  const { floor } = showTo(await findShown(db, id, reader), reader)
  if (floor === null) return []
  const floors = [floor - 1, floor + 1] as const
  const filter = { status: 'open', sort: 'severity', shownTo: reader.id, floors, limit: mostRead } as const
  const { rows } = await listRequests(db, filter, now)
  const others = rows.filter((request) => request.id !== id).map((request) => showTo(request, reader))
  return nearestFirst(others, floor)
}
