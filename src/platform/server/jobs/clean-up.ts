import { sql } from 'drizzle-orm'
import type { Database } from '../database/drizzle.ts'

/** Deletes old links, past throttle windows and old idempotency keys; marks interrupted e-mails as failed. */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.execute(sql`delete from one_time_tokens where expires_at < ${at}::timestamptz - interval '30 days'`)
  await db.execute(sql`delete from work_order_links where ended_at < ${at}::timestamptz - interval '30 days'`)
  // All attempts to send an e-mail end within a day; one whose last attempt was interrupted is marked as failed.
  await db.execute(
    sql`update mail_outbox set status = 'failed', updated_at = ${at} where status = 'queued' and updated_at < ${at}::timestamptz - interval '1 day'`,
  )
  await db.execute(sql`delete from throttle_counters where window_ends_at < ${at}`)
  await db.execute(sql`delete from idempotency_keys where expires_at < ${at}`)
}
