import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { listingKinds, type ListingKind } from '#units/choices.ts'
import { endListings } from '#units/server/end-listings.ts'

export type EndedListings = { unitId: string; kinds: readonly ListingKind[] }

/** Units with a new resident leave the market; undoing the import does not offer them again. */
export async function endListingsOfHomes(tx: Database, ended: readonly EndedListings[], by: string, now: Date) {
  const [author] = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, by))
  if (!author) return
  for (const kind of listingKinds) {
    const unitIds = ended.filter(({ kinds }) => kinds.includes(kind)).map(({ unitId }) => unitId)
    await endListings(tx, { unitIds, kinds: [kind], reason: 'assigned' }, author, now)
  }
}
