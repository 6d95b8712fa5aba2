import { and, eq } from 'drizzle-orm'
import { getActingResident } from '#occupancy/members/server/membership.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { isVisibleToResident } from '../../requests/server/reads.ts'
import { lockRequest } from '../../requests/server/store.ts'
import { requests } from '../../requests/server/table.ts'
import type { RequestRow } from '../../requests/server/write-change.ts'

/** Locks a request of this resident until the transaction ends. Throws 404 for another resident's request. */
export async function lockOwnRequest(tx: Database, id: string, userId: string): Promise<RequestRow> {
  await checkOwnRequest(tx, id, userId)
  return lockRequest(tx, id)
}

export async function checkOwnRequest(tx: Database, id: string, userId: string): Promise<void> {
  const resident = await getActingResident(tx, userId)
  const [own] = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, id), isVisibleToResident(resident)))
  if (!own) throw notFound('Maintenance request')
}
