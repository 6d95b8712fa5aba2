import { eq, sql } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { conflict } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { describeError } from '#platform/server/process/logged-error.ts'
import { seal } from '#platform/server/security/sealed.ts'
import { throttle } from '#platform/server/security/throttle.ts'
import { smsWords as words } from '../../messages/sms.ts'
import type { SmsSettings } from '../../sms-contract.ts'
import type { NewGateway } from '../../sms-schemas.ts'
import { listPeople } from '../people.ts'
import { smsGateway } from '../table.ts'
import { hasSms, secretPlace, sendSms, SmsRejected, type SmsTools } from './send-sms.ts'

const template = '{"to": "{to}", "text": "{text}", "reference": "{id}"}'

/** How text messages are sent, and what became of the last ones; never with the secret. */
export async function findSmsSettings(db: Database, { folder }: SmsTools, now: Date): Promise<SmsSettings> {
  const [gateway] = await db.select().from(smsGateway)
  const since = new Date(now.getTime() - 7 * 86_400_000).toISOString()
  const [found] = await queryRows<SmsSettings['counts'] & { lastError: string | null }>(
    db,
    sql`select count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'failed')::int as failed,
        (array_agg(last_error order by updated_at desc))[1] as "lastError"
      from notification_deliveries where channel = 'sms' and created_at > ${since}`,
  )
  const { lastError, ...counts } = found ?? { lastError: null, sent: 0, waiting: 0, failed: 0 }
  return {
    way: gateway ? 'gateway' : folder === null ? 'none' : 'folder',
    url: gateway?.url ?? '',
    header: gateway?.header ?? '',
    hasSecret: (gateway?.secretSealed ?? null) !== null,
    contentType: gateway?.contentType ?? 'application/json',
    body: gateway?.body ?? template,
    counts,
    lastError,
  }
}

/** Stores the gateway; its secret is sealed, and stays when none is sent. */
export async function setGateway(db: Database, tools: SmsTools, sent: NewGateway, by: Author, now: Date) {
  const { secret, ...columns } = sent
  const sealed =
    secret === undefined ? {} : { secretSealed: secret === '' ? null : seal(tools.secretKey, secret, secretPlace) }
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(smsGateway).for('update')
    await tx
      .insert(smsGateway)
      .values({ ...columns, ...sealed, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: smsGateway.onlyRow,
        set: { ...columns, ...sealed, version: sql`${smsGateway.version} + 1`, updatedAt: now },
      })
    const changed = {
      before: before ? { url: before.url } : {},
      after: { url: sent.url, secret: secret !== undefined },
    }
    await writeAudit(tx, { by, action: 'set', recordType: 'text messages', ...changed, now })
    await notifyChanged(tx, { topic: 'settings' })
  })
  return findSmsSettings(db, tools, now)
}

/** Removes the gateway; doing it again changes nothing. */
export async function removeGateway(db: Database, tools: SmsTools, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    const [removed] = await tx.delete(smsGateway).where(eq(smsGateway.onlyRow, true)).returning({ url: smsGateway.url })
    if (!removed) return
    await writeAudit(tx, { by, action: 'removed', recordType: 'text messages', before: removed, now })
    await notifyChanged(tx, { topic: 'settings' })
  })
  return findSmsSettings(db, tools, now)
}

/**
 * Sends a text message to the caller's own phone at once, and returns the gateway's fault. Throws 409 without a phone or a
 * gateway, and 429 after a few.
 */
export async function testGateway(db: Database, tools: SmsTools, by: { id: string }, now: Date) {
  const [person] = await listPeople(db, [by.id], '')
  const to = person?.phone ?? null
  if (to === null) throw conflict('no_phone', words.noPhone)
  if (!(await hasSms(db, tools))) throw conflict('no_gateway', words.noGateway)
  await throttle(db, [{ kind: 'sms-test', subject: by.id, limit: 5, window: 600_000 }], words.tooMany, now)
  const [profile] = await db.select({ name: building.name }).from(building)
  try {
    await sendSms(db, tools, { id: newId(), to, text: words.testText(profile?.name ?? '') })
    return { to, fault: null }
  } catch (error) {
    return { to, fault: error instanceof SmsRejected ? error.message : describeError(error) }
  }
}
