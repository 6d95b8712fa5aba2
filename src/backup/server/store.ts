import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import type { ClientConfig } from 'pg'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { dayOf, portalTime } from '#platform/dates.ts'
import { conflict, stale } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { Mail } from '#platform/server/mail.ts'
import type { BackupFile, BackupPlan, PlanChanges } from '../contract.ts'
import { beyond, isDue, nameOfBackup } from '../rules.ts'
import { words } from '../words.ts'
import { findBackup, namesOn, removeBackup, shelfOf, told } from './shelf.ts'
import { backupPlan } from './table.ts'
import { clearHalfMade, takeBackup } from './take.ts'

/** Where backups come from and where they go. */
export type Source = { connection: ClientConfig; dataDir: string; secretKey: Buffer }

/** Makes one at a time: two beside each other would only be slower. */
const atWork = new Set<string>()

/** Makes a backup now and has it read back; the audit log keeps who asked for it. */
export async function makeBackup(db: Database, source: Source, by: Author | null, now: Date): Promise<BackupFile> {
  if (atWork.has(source.dataDir)) throw conflict('backup_under_way', words.making)
  atWork.add(source.dataDir)
  try {
    await clearHalfMade(shelfOf(source.dataDir))
    const name = nameOfBackup(now)
    const { size, manifest } = await takeBackup({ ...source, target: join(shelfOf(source.dataDir), name), now })
    const made = told(name, size, manifest)
    await db.transaction(async (tx) => {
      await writeAudit(tx, { by, action: 'made', noun: 'backup', after: made, now })
      await tellChanged(tx, { topic: 'backups' })
    })
    return made
  } finally {
    atWork.delete(source.dataDir)
  }
}

/** Notes in the log that somebody takes a backup away, and gives where it lies. */
export async function handOut(db: Database, dataDir: string, name: string, by: Author, address: string, now: Date) {
  const found = await findBackup(dataDir, name)
  await writeAudit(db, { by, action: 'downloaded', noun: 'backup', after: { name }, address, now })
  return found
}

export async function discardBackup(db: Database, dataDir: string, name: string, by: Author, now: Date): Promise<void> {
  await findBackup(dataDir, name)
  await db.transaction(async (tx) => {
    await writeAudit(tx, { by, action: 'removed', noun: 'backup', before: { name }, now })
    await tellChanged(tx, { topic: 'backups' })
  })
  await removeBackup(dataDir, name)
}

export async function findPlan(db: Database): Promise<BackupPlan> {
  const [plan] = await db.select().from(backupPlan)
  if (!plan) throw new Error('The plan of backups is missing.')
  return toldPlan(plan)
}

const toldPlan = (plan: typeof backupPlan.$inferSelect): BackupPlan => ({
  every: plan.every,
  fromHour: plan.fromHour,
  keep: plan.keep,
  lastMadeAt: plan.lastMadeAt?.toISOString() ?? null,
  lastProblem: plan.lastProblem,
  version: plan.version,
})

export async function changePlan(
  db: Database,
  changes: PlanChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<BackupPlan> {
  return db.transaction(async (tx) => {
    const [held] = await tx.select().from(backupPlan).for('update')
    if (!held) throw new Error('The plan of backups is missing.')
    if (ifMatch !== null && ifMatch !== held.version) throw stale(toldPlan(held))
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const [changed] = await tx
      .update(backupPlan)
      .set({ ...given, version: held.version + 1, updatedAt: now })
      .where(eq(backupPlan.onlyRow, true))
      .returning()
    if (!changed) throw new Error('The plan of backups is missing.')
    const { every, fromHour, keep } = held
    await writeAudit(tx, {
      by,
      action: 'changed',
      noun: 'backup plan',
      before: { every, fromHour, keep },
      after: given,
      now,
    })
    await tellChanged(tx, { topic: 'backups' })
    return toldPlan(changed)
  })
}

/** Makes the backup that is due, if one is, and removes the oldest beyond those to keep. */
export async function makeDueBackup(db: Database, source: Source, mail: Mail, now: Date): Promise<void> {
  const [plan] = await db.select().from(backupPlan)
  const [profile] = await db.select({ timeZone: building.timeZone }).from(building)
  if (!plan || !profile || !isDue(plan, now, profile.timeZone)) return
  try {
    await makeBackup(db, source, null, now)
    await db.update(backupPlan).set({ lastMadeAt: now, lastProblem: null, problemToldAt: null })
    for (const name of beyond(await namesOn(source.dataDir), plan.keep)) await removeBackup(source.dataDir, name)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    await noteProblem(db, mail, said.slice(0, 500), profile.timeZone, now)
    throw error
  }
}

/** Keeps why it failed, and writes every administrator about it: at once, then once on each day it goes on. */
async function noteProblem(db: Database, mail: Mail, said: string, timeZone: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [held] = await tx.select().from(backupPlan).for('update')
    const told = held?.problemToldAt ?? null
    const tell = told === null || dayOf(told, timeZone) !== dayOf(now, timeZone)
    await tx.update(backupPlan).set({ lastProblem: said, ...(tell ? { problemToldAt: now } : {}) })
    await tellChanged(tx, { topic: 'backups' })
    if (!tell) return
    await writeAudit(tx, { by: null, action: 'not made', noun: 'backup', after: { problem: said }, now })
    const administrators = await tx
      .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.status, 'Active'), isNull(users.deletedAt)))
    const { subject, paragraphs } = words.letter
    await mail.postAll(
      tx,
      administrators.map(({ id, email, firstName, lastName }) => ({
        to: email,
        toName: `${firstName} ${lastName}`.trim(),
        subject,
        paragraphs: paragraphs(said, held?.lastMadeAt ? portalTime(held.lastMadeAt, timeZone, 'en') : null),
        about: { noun: 'backup', id },
      })),
      now,
    )
  })
}
