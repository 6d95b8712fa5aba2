import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import type { ClientConfig } from 'pg'
import { users } from '#accounts/server/table.ts'
import { notify } from '#notifications/server/notify.ts'
import { raiseAlert } from '#on-call/server/alerts.ts'
import { currentOrder } from '#on-call/server/rota.ts'
import { paths } from '#paths.ts'
import { building } from '#building/server/table.ts'
import { dayOf, dashboardTime } from '#platform/time/dates.ts'
import { conflict, stale } from '#platform/http-error.ts'
import { busy, LockUnavailable } from '#platform/server/database/advisory-lock.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { FileStore } from '#platform/server/files/stores/file-store.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { describeError } from '#platform/server/process/logged-error.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { BackupFile, BackupPlan, PlanChanges } from '../contract.ts'
import { expiredBackups, isDue, backupName } from '../rules.ts'
import { words } from '../messages/en.ts'
import { findBackup, listBackupNames, removeBackup, backupFolder, toBackupFile } from './backup-folder.ts'
import { backupPlan } from './table.ts'
import { deleteIncompleteBackups, createBackup } from './create-backup.ts'

/** What a backup needs to read and write. */
export type Source = {
  connection: ClientConfig
  /** The schema of the building. */
  schema?: string
  dataDir: string
  fileStore: FileStore
  secretKey: Buffer
}

/** Only one backup runs at a time in a process. */
const runningFolders = new Set<string>()

/** Creates a backup, checks it, and audits it. */
export async function createBackupNow(db: Database, source: Source, by: Author | null, now: Date): Promise<BackupFile> {
  if (runningFolders.has(source.dataDir)) throw conflict('backup_under_way', () => words.running)
  runningFolders.add(source.dataDir)
  try {
    await deleteIncompleteBackups(backupFolder(source.dataDir), now)
    const name = backupName(now)
    const target = join(backupFolder(source.dataDir), name)
    const { size, manifest } = await createBackup({ ...source, target, now, lockLimit: 10_000 }).catch(
      (error: unknown) => {
        throw error instanceof LockUnavailable ? busy() : error
      },
    )
    const backup = toBackupFile(name, size, manifest)
    await db.transaction(async (tx) => {
      await writeAudit(tx, { by, action: 'made', recordType: 'backup', after: backup, now })
      await notifyChanged(tx, { topic: 'backups' })
    })
    return backup
  } finally {
    runningFolders.delete(source.dataDir)
  }
}

/** Audits a download and returns the path of the backup. */
export async function recordDownload(
  db: Database,
  dataDir: string,
  name: string,
  by: Author,
  address: string,
  now: Date,
) {
  const found = await findBackup(dataDir, name)
  await writeAudit(db, { by, action: 'downloaded', recordType: 'backup', after: { name }, address, now })
  return found
}

export async function deleteBackup(db: Database, dataDir: string, name: string, by: Author, now: Date): Promise<void> {
  await findBackup(dataDir, name)
  await db.transaction(async (tx) => {
    await writeAudit(tx, { by, action: 'removed', recordType: 'backup', before: { name }, now })
    await notifyChanged(tx, { topic: 'backups' })
  })
  await removeBackup(dataDir, name)
}

export async function findPlan(db: Database): Promise<BackupPlan> {
  const [plan] = await db.select().from(backupPlan)
  if (!plan) throw new Error('The plan of backups is missing.')
  return toBackupPlan(plan)
}

const toBackupPlan = (plan: typeof backupPlan.$inferSelect): BackupPlan => ({
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
    const [locked] = await tx.select().from(backupPlan).for('update')
    if (!locked) throw new Error('The plan of backups is missing.')
    if (ifMatch !== null && ifMatch !== locked.version) throw stale(toBackupPlan(locked))
    const definedChanges = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const [changed] = await tx
      .update(backupPlan)
      .set({ ...definedChanges, version: locked.version + 1, updatedAt: now })
      .where(eq(backupPlan.onlyRow, true))
      .returning()
    if (!changed) throw new Error('The plan of backups is missing.')
    const { every, fromHour, keep } = locked
    const before = { every, fromHour, keep }
    await writeAudit(tx, {
      by,
      action: 'changed',
      recordType: 'backup plan',
      before,
      after: { ...before, ...definedChanges },
      now,
    })
    await notifyChanged(tx, { topic: 'backups' })
    return toBackupPlan(changed)
  })
}

/** Creates the scheduled backup if it is due, and removes the oldest ones. */
export async function createDueBackup(db: Database, source: Source, mail: Mail, now: Date): Promise<void> {
  const [plan] = await db.select().from(backupPlan)
  const [profile] = await db.select({ timeZone: building.timeZone }).from(building)
  if (!plan || !profile || !isDue(plan, now, profile.timeZone)) return
  try {
    await createBackupNow(db, source, null, now)
    await db.update(backupPlan).set({ lastMadeAt: now, lastProblem: null, problemNotifiedAt: null })
    for (const name of expiredBackups(await listBackupNames(source.dataDir), plan.keep))
      await removeBackup(source.dataDir, name)
  } catch (error) {
    await recordProblem(db, mail, describeError(error).slice(0, 500), profile.timeZone, now)
    throw error
  }
}

/** Stores why it failed, and notifies every administrator once a day. */
async function recordProblem(db: Database, mail: Mail, problem: string, timeZone: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(backupPlan).for('update')
    const notifiedAt = locked?.problemNotifiedAt ?? null
    const isDue = notifiedAt === null || dayOf(notifiedAt, timeZone) !== dayOf(now, timeZone)
    await tx.update(backupPlan).set({ lastProblem: problem, ...(isDue ? { problemNotifiedAt: now } : {}) })
    await notifyChanged(tx, { topic: 'backups' })
    if (!isDue) return
    await writeAudit(tx, { by: null, action: 'not made', recordType: 'backup', after: { problem }, now })
    const administrators = await tx
      .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.status, 'Active'), isNull(users.deletedAt)))
    const { subject, paragraphs } = words.email
    await mail.enqueueAll(
      tx,
      administrators.map(({ id, email, firstName, lastName }) => ({
        to: email,
        recipient: { userId: id },
        toName: `${firstName} ${lastName}`.trim(),
        subject,
        paragraphs: paragraphs(problem, locked?.lastMadeAt ? dashboardTime(locked.lastMadeAt, timeZone) : null),
        about: { type: 'backup', id },
      })),
      now,
    )
    // The e-mail above has the details.
    const notice = { kind: 'failed_backup' as const, params: { problem }, link: paths.admin({ tab: 'settings' }) }
    const { order } = await currentOrder(tx, now)
    const others = administrators.map(({ id }) => id).filter((id) => id !== order[0]?.id)
    await notify(tx, { ...notice, recipients: others, channels: ['bell', 'push', 'sms'] }, now)
    if (order.length > 0) await raiseAlert(tx, { ...notice, key: `failed_backup ${dayOf(now, timeZone)}` }, now)
  })
}
