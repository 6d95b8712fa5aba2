import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { counting, type ErasureCounts, erasePhotos } from './erase-steps.ts'
import type { Person } from './person.ts'

/** Packages that were addressed to a person. */
export const packagesOf = ({ userId }: Person) => sql`select id from packages where recipient_id = ${userId}`

/**
 * Their packages keep when they came and left; whose they were, what the label said, who collected them, and photos are
 * deleted. Whom they authorised and when they were away is deleted.
 */
export async function eraseDesk(tx: Database, person: Person, counts: ErasureCounts): Promise<void> {
  const { userId, name } = person
  const count = counting(tx, counts)
  await erasePhotos(
    tx,
    sql`delete from package_photos where package_id in (${packagesOf(person)}) or added_by = ${userId}`,
    counts,
  )
  await tx.execute(
    sql`delete from undoable_changes where record_type = 'packages' and record_id in (${packagesOf(person)})`,
  )
  await count('signIn', sql`delete from notifications where about_id in (${packagesOf(person)})`)
  await tx.execute(sql`update packages set handed_to = null where handed_to = ${name}`)
  await count(
    'packages',
    sql`update packages set recipient_id = null, tracking_number = null, note = '', reason = null, handed_to = null,
      version = version + 1 where recipient_id = ${userId}`,
  )
  await tx.execute(sql`delete from package_codes where recipient_id = ${userId}`)
  await count('frontDesk', sql`delete from authorised_people where user_id = ${userId}`)
  await count('frontDesk', sql`delete from vacation_notices where user_id = ${userId}`)
}
