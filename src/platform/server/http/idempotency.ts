import { createHash } from 'node:crypto'
import { serverErrors } from '../messages/index.ts'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '../../endpoint.ts'
import { conflict, HttpError } from '../../http-error.ts'
import { days } from '../../time/dates.ts'
import type { Database } from '../database/drizzle.ts'
import { newId } from '../database/ids.ts'
import { isStorable } from './parse-input.ts'
import { idempotencyDaysOf } from './responses.ts'
import { ReplyWithHeaders } from './send-reply.ts'

/** `userId` is null for an anonymous caller; the key distinguishes anonymous callers. */
type Call = { userId: string | null; endpoint: string; key: string }

/** The Idempotency-Key of a call; null where there is none, or the endpoint takes none. Throws 400 for a malformed one. */
export function idempotencyKeyOf(endpoint: Endpoint, { headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (idempotencyDaysOf(endpoint) === null || typeof key !== 'string') return null
  if (key.length > 200 || !isStorable(key) || key.trim() === '')
    throw new HttpError(400, 'invalid', (language) => serverErrors[language].badIdempotencyKey, {
      field: 'Idempotency-Key',
    })
  return key
}

/**
 * Runs a change at most once for its key, and stores the reply in the transaction of the change. A second call gets the
 * stored reply; throws 409 when the key belongs to a call with another body.
 */
export async function runOnce(
  db: Database,
  endpoint: Endpoint,
  call: Call,
  body: unknown,
  now: Date,
  create: (tx: Database) => Promise<unknown>,
): Promise<unknown> {
  const bodyHash = createHash('sha256')
    .update(body instanceof Uint8Array ? body : JSON.stringify(body ?? null))
    .digest('hex')
  return db.transaction(async (tx) => {
    const earlier = await claimKey(tx, call, bodyHash, now, days(idempotencyDaysOf(endpoint) ?? 1))
    if (earlier === 'other body')
      throw conflict(
        'idempotency_key_reused',
        (language) => serverErrors[language].idempotencyKeyReused,
        'Idempotency-Key',
      )
    if (earlier !== 'first') return earlier.reply
    const returned = await create(tx)
    // The reply as it is sent is stored, without the fields that the contract removes.
    const reply = endpoint.reply.parse(returned instanceof ReplyWithHeaders ? returned.value : returned)
    await saveReply(tx, call, reply, endpoint.status ?? 200)
    return returned
  })
}

/**
 * Claims the key for this call: 'first' when it was unused, the stored reply when it was used, 'other body' when it
 * belongs to another request. A second caller waits here until the first commits.
 */
export async function claimKey(
  tx: Database,
  call: Call,
  bodyHash: string,
  now: Date,
  storedFor = days(1),
): Promise<'first' | 'other body' | { reply: unknown }> {
  const inserted = await tx.execute(sql`
    insert into idempotency_keys (id, key, user_id, endpoint, body_hash, created_at, expires_at)
    values (${newId()}, ${call.key}, ${call.userId}, ${call.endpoint}, ${bodyHash}, ${now.toISOString()},
      ${new Date(now.getTime() + storedFor).toISOString()})
    on conflict (user_id, endpoint, key) do nothing`)
  if (inserted.rowCount === 1) return 'first'
  const { rows } = await tx.execute<{ body_hash: string; reply: unknown }>(sql`
    select body_hash, reply from idempotency_keys
    where user_id is not distinct from ${call.userId}::uuid and endpoint = ${call.endpoint} and key = ${call.key}`)
  const earlier = rows[0]
  return earlier?.body_hash === bodyHash ? { reply: earlier.reply } : 'other body'
}

export async function saveReply(tx: Database, call: Call, reply: unknown, status = 201): Promise<void> {
  await tx.execute(sql`
    update idempotency_keys set status = ${status}, reply = ${JSON.stringify(reply)}::jsonb
    where user_id is not distinct from ${call.userId}::uuid and endpoint = ${call.endpoint} and key = ${call.key}`)
}
