import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { daysOfOriginals, daysToDecide } from '../choices.ts'
import { deletePictures } from './decide.ts'

/**
 * Discards e-mails about which nobody has decided in time, and deletes the whole texts of old replies. Which e-mails
 * were received stays known, so that none is received twice.
 */
export async function deleteOldEmails(db: Database, now: Date): Promise<void> {
  const before = (days: number) => sql`${now.toISOString()}::timestamptz - make_interval(days => ${days}::int)`
  await db.transaction(async (tx) => {
    const expired = sql`state = 'waiting' and received_at < ${before(daysToDecide)}`
    await deletePictures(tx, sql`email_id in (select id from incoming_emails where ${expired})`)
    await tx.execute(sql`
      update incoming_emails set state = 'discarded', reason = null, from_address = '', from_name = '', subject = '', body = '',
        full_text = null, decided_at = ${now.toISOString()} where ${expired}`)
    await tx.execute(sql`set local building.allow_history_changes = 'on'`)
    await tx.execute(sql`
      update request_messages set full_text = null where full_text is not null and created_at < ${before(daysOfOriginals)}`)
    await tx.execute(sql`set local building.allow_history_changes = ''`)
  })
}
