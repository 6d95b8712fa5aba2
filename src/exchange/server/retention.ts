import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database.ts'
import { retention, words } from '../words.ts'

/** Forgets what nobody needs any more; the periods stand in the operator's guide. */
export async function forgetByTime(db: Database, now: Date): Promise<void> {
  const before = (days: number) => sql`${now.toISOString()}::timestamptz - make_interval(days => ${days})`
  const gone = words.person.erased
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('house.unmaking', 'on', true)`)
    await tx.execute(sql`update mail_outbox set text_body = ${gone}, html_body = ${gone}
      where status <> 'queued' and created_at < ${before(retention.letters)} and text_body <> ${gone}`)
    await tx.execute(sql`update contact_replies set reply_message = ${gone} where reply_message <> ${gone} and message_id in
      (select id from contact_messages where archived_at < ${before(retention.contact)})`)
    await tx.execute(sql`update contact_messages set name = ${gone}, email = 'erased@erased.invalid', phone = '-',
      subject = ${gone}, message = ${gone}, ip_address = null
      where archived_at < ${before(retention.contact)} and message <> ${gone}`)
    await tx.execute(sql`update contact_messages set ip_address = null
      where ip_address is not null and created_at < ${before(retention.addresses)}`)
    await tx.execute(sql`update audit_log set address = null
      where address is not null and at < ${before(retention.addresses)}`)
    await tx.execute(sql`delete from import_rows where import_id in
      (select id from imports where applied_at < ${before(retention.wayBack)})`)
    await tx.execute(sql`select set_config('house.unmaking', '', true)`)
  })
}
