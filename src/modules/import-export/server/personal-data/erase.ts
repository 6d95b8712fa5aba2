import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { conflict } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Files } from '#platform/server/files/files.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { type ErasurePlan, erasedKinds, type Retention } from '../../person-contract.ts'
import { words } from '../../messages/en.ts'
import {
  eraseContact,
  eraseIdentity,
  eraseEmails,
  eraseLog,
  eraseOrders,
  eraseRequests,
  eraseTraces,
  type ErasureCounts,
} from './erase-steps.ts'
import { eraseAssets, eraseHousehold, eraseMoves, eraseOwnership } from './erase-home-data.ts'
import { eraseDesk } from './erase-desk-data.ts'
import { eraseReceivedEmails } from './erase-received-emails.ts'
import { countWhatStays, findRetained } from './retained-data.ts'
import { findIdentifiers } from './identifiers.ts'
import { findPerson, type Person } from './person.ts'
import { redactTexts } from './redact.ts'

/** The screens that may show the person. */
const erasedTopics = [
  'residents',
  'accounts',
  'occupancy',
  'household',
  'owners',
  'units',
  'moves',
  'assets',
  'packages',
  'front-desk',
  'keys',
  'maintenance',
  'contact',
] as const

type Erasure = { emails: string[]; erasedCounts: ErasureCounts; stays: Retention[] }

/**
 * The preview of an erasure. Runs the erasure itself and rolls it back, so that both never differ. Also for a current
 * resident. Throws 404.
 */
export async function planErasure(db: Database, userId: string, now: Date): Promise<ErasurePlan> {
  const person = await findPerson(db, userId)
  const result: { erasure?: Erasure } = {}
  const rollback = new Error('taken back')
  await db
    .transaction(async (tx) => {
      await lockRecords(tx)
      result.erasure = await runErasure(tx, person, now)
      throw rollback
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error
    })
  const counts = result.erasure?.erasedCounts ?? new Map()
  const goes = erasedKinds.map((kind) => ({ what: words.person.goes[kind], count: counts.get(kind) ?? 0 }))
  return { goes: goes.filter(({ count }) => count > 0), stays: result.erasure?.stays ?? [] }
}

/**
 * Erases a resident who has moved out, in one transaction: everything that identifies them or that they wrote, in
 * every table, and their e-mails and photos on the disk. Returns what is retained.
 */
export async function erasePerson(
  db: Database,
  stores: { files: Files; mailDir: string },
  userId: string,
  by: Author,
  now: Date,
): Promise<Retention[]> {
  const { emails, stays } = await db.transaction(async (tx) => {
    await lockRecords(tx)
    const person = await findPerson(tx, userId)
    await tx.execute(sql`select from users where id = ${userId} for update`)
    await assertMovedOut(tx, person)
    const erasure = await runErasure(tx, person, now)
    await tx.execute(
      sql`insert into erasures (id, user_id, performed_by, retained, created_at)
          values (${newId()}, ${userId}, ${by.id}, ${JSON.stringify(erasure.stays)}::jsonb, ${now.toISOString()}) on conflict (user_id) do nothing`,
    )
    await writeAudit(tx, {
      by,
      action: 'erased',
      recordType: 'residents',
      recordId: userId,
      about: [person.residentId],
      now,
    })
    for (const topic of erasedTopics) await notifyChanged(tx, { topic })
    return erasure
  })
  for (const id of emails) await rm(join(stores.mailDir, `${id}.eml`), { force: true })
  await stores.files.sweep(db)
  return stays
}

/** Runs every step in the caller's transaction. */
async function runErasure(tx: Database, person: Person, now: Date): Promise<Erasure> {
  const erasedCounts: ErasureCounts = new Map()
  await tx.execute(sql`set local building.allow_history_changes = 'on'`)
  const counts = await countWhatStays(tx, person)
  const identifiers = await findIdentifiers(tx, person)
  const emails = await eraseEmails(tx, person, erasedCounts)
  await eraseReceivedEmails(tx, person, erasedCounts)
  await eraseOrders(tx, person, erasedCounts)
  await eraseRequests(tx, person, erasedCounts)
  await eraseTraces(tx, person, erasedCounts)
  await eraseContact(tx, person, erasedCounts)
  await eraseLog(tx, person, erasedCounts)
  await eraseOwnership(tx, person, erasedCounts, now)
  await eraseHousehold(tx, person, erasedCounts, now)
  await eraseMoves(tx, person, now, erasedCounts)
  await eraseAssets(tx, person, now, erasedCounts)
  await eraseDesk(tx, person, erasedCounts)
  await eraseIdentity(tx, person, now, erasedCounts)
  // Last, so that only texts of others are searched.
  const { removed, stays } = await redactTexts(tx, identifiers)
  erasedCounts.set('mentions', removed)
  await tx.execute(sql`set local building.allow_history_changes = ''`)
  return { emails, erasedCounts, stays: await findRetained(tx, person, counts, stays) }
}

async function assertMovedOut(tx: Database, { residentId }: Person) {
  const { rows } = await tx.execute(
    sql`select from assignments where resident_id = ${residentId} and ended_at is null limit 1`,
  )
  if (rows.length > 0) throw conflict('lives_here', () => words.person.livesHere)
}
