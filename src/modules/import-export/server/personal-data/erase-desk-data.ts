import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { counting, deleted, type ErasureCounts, erasePhotos } from './erase-steps.ts'
import type { Person } from './person.ts'

/** Packages that were addressed to a person. */
export const packagesOf = ({ userId }: Person) => sql`select id from packages where recipient_id = ${userId}`

/**
 * When packages came and left stays; the recipient, the text of the label, the collector and the photos are
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
    sql`update packages set recipient_id = null, tracking_number = null, intake_key = null, note = '', reason = null, handed_to = null,
      version = version + 1 where recipient_id = ${userId}`,
  )
  await eraseKeyLoans(tx, person, counts)
  await tx.execute(sql`delete from package_codes where recipient_id = ${userId}`)
  await eraseVisitors(tx, person, count)
  await count('frontDesk', sql`delete from authorised_people where user_id = ${userId}`)
  await count('frontDesk', sql`delete from collection_objections where user_id = ${userId}`)
  await count('frontDesk', sql`delete from vacation_notices where user_id = ${userId}`)
  await count('frontDesk', sql`delete from emergency_needs where user_id = ${userId}`)
  await count('frontDesk', sql`delete from incident_reports where user_id = ${userId}`)
}

/** The visitors whom a person announced, and to whom visitors came: when someone was in the building stays, without the names. */
async function eraseVisitors(tx: Database, { userId }: Person, count: ReturnType<typeof counting>): Promise<void> {
  const passes = sql`select id from visitor_passes where host_id = ${userId}`
  const stays = sql`select id from visitor_stays where host_id = ${userId} or pass_id in (${passes})`
  await count('signIn', sql`delete from notifications where about_id in (${stays})`)
  await tx.execute(sql`delete from undoable_changes where record_type = 'visitor stays' and record_id in (${stays})`)
  await tx.execute(sql`update stall_passes set plate = '-' where pass_id in (${passes})`)
  await count(
    'visitors',
    sql`update visitor_stays set full_name = ${deleted}, host_id = null, badge = null, note = '', version = version + 1 where id in (${stays})`,
  )
  await count('visitors', sql`delete from visitor_passes where host_id = ${userId}`)
}

/** Loans of keys retain when they were lent and returned; the name, the purpose and the signature are deleted. */
async function eraseKeyLoans(tx: Database, { userId, name }: Person, counts: ErasureCounts): Promise<void> {
  const loans = sql`select id from key_loans where user_id = ${userId}`
  const signatures = sql`select photo_id from key_loans where user_id = ${userId}`
  await erasePhotos(tx, sql`delete from desk_photos where id in (${signatures})`, counts)
  await tx.execute(sql`delete from undoable_changes where record_type = 'key loans' and record_id in (${loans})`)
  await tx.execute(sql`delete from notifications where about_type = 'key loans' and about_id in (${loans})`)
  await tx.execute(sql`update key_loans set borrower_name = ${deleted} where borrower_name = ${name}`)
  await counting(tx, counts)(
    'keys',
    sql`update key_loans set borrower_name = ${deleted}, user_id = null, purpose = '', return_note = '', version = version + 1
      where user_id = ${userId}`,
  )
}
