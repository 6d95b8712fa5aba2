import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { counting, type ErasureCounts } from './erase-steps.ts'
import { type Person, requestsOf } from './person.ts'

/** E-mails that were received from them or about their requests, with pictures, and what is known of their addresses. */
export async function eraseReceivedEmails(tx: Database, person: Person, counts: ErasureCounts): Promise<void> {
  const { userId } = person
  const count = counting(tx, counts)
  const received = sql`(user_id = ${userId} or request_id in (${requestsOf(person)}))`
  await tx.execute(sql`
    with gone as (
      delete from incoming_email_photos where email_id in (select id from incoming_emails where ${received})
      returning file_id, thumbnail_id)
    delete from files where id in (select file_id from gone union all select thumbnail_id from gone)`)
  await count(
    'emails',
    sql`update incoming_emails set state = case when state = 'waiting' then 'discarded' else state end, reason = null,
      from_address = '', from_name = '', subject = '', body = '', full_text = null, user_id = null where ${received}`,
  )
  await count('signIn', sql`delete from bounced_addresses where user_id = ${userId}`)
}
