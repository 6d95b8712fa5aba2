import { eq, isNull } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { residents } from './table.ts'

/** An account's use of an address: to sign in, or as a contact address. */
export type AddressUse = { userId: string; as: 'sign-in' | 'contact' }

/** Every address of an account or a resident's record by its canonical form, with all who use it. */
export async function addressUses(
  db: Database,
  { deleted }: { deleted: boolean },
): Promise<ReadonlyMap<string, readonly AddressUse[]>> {
  const rows = await db
    .select({
      userId: users.id,
      signIn: users.emailCanonical,
      primary: residents.emailPrimary,
      secondary: residents.emailSecondary,
    })
    .from(users)
    .leftJoin(residents, eq(residents.userId, users.id))
    .where(deleted ? undefined : isNull(users.deletedAt))
  const uses = new Map<string, AddressUse[]>()
  const note = (canonical: string, use: AddressUse) => uses.set(canonical, [...(uses.get(canonical) ?? []), use])
  for (const { userId, signIn, primary, secondary } of rows) {
    if (signIn !== null) note(signIn, { userId, as: 'sign-in' })
    for (const address of [primary, secondary]) if (address) note(canonicalEmail(address), { userId, as: 'contact' })
  }
  return uses
}

/**
 * The account that signs in with an address that no other account uses; null otherwise. It is a suggestion only: a
 * typed address proves nothing about the person who typed it.
 */
export function onlyUserOf(uses: readonly AddressUse[] = []): string | null {
  const owner = uses.find(({ as }) => as === 'sign-in')?.userId
  return owner !== undefined && uses.every(({ userId }) => userId === owner) ? owner : null
}
