import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { newId } from './ids.ts'

/** `userId` is null for somebody who is not signed in; the key alone, which only they know, tells them apart. */
type Call = { userId: string | null; endpoint: string; key: string }

/**
 * Takes the key for this call: 'first' when nobody used it, what was answered when somebody did,
 * 'other body' when it belongs to another request. A second caller waits here until the first commits.
 */
export async function keptReply(
  tx: Database,
  call: Call,
  bodyHash: string,
  now: Date,
): Promise<'first' | 'other body' | { reply: unknown }> {
  const taken = await tx.execute(sql`
    insert into idempotency_keys (id, key, user_id, endpoint, body_hash, created_at)
    values (${newId()}, ${call.key}, ${call.userId}, ${call.endpoint}, ${bodyHash}, ${now.toISOString()})
    on conflict (user_id, endpoint, key) do nothing`)
  if (taken.rowCount === 1) return 'first'
  const { rows } = await tx.execute<{ body_hash: string; reply: unknown }>(sql`
    select body_hash, reply from idempotency_keys
    where user_id is not distinct from ${call.userId}::uuid and endpoint = ${call.endpoint} and key = ${call.key}`)
  const kept = rows[0]
  return kept?.body_hash === bodyHash ? { reply: kept.reply } : 'other body'
}

export async function keepReply(tx: Database, call: Call, reply: unknown): Promise<void> {
  await tx.execute(sql`
    update idempotency_keys set status = 201, reply = ${JSON.stringify(reply)}::jsonb
    where user_id is not distinct from ${call.userId}::uuid and endpoint = ${call.endpoint} and key = ${call.key}`)
}
