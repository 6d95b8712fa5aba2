import { and, asc, eq, isNull } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { seal, sealedPlace, unseal } from '#platform/server/security/sealed.ts'
import { type AccessCodeName, accessCodes } from '#residents/choices.ts'
import { codeWords } from '#residents/messages/code.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { assignments } from './table.ts'

export const sealedColumn = {
  unitAccessCode: 'unitAccessCodeSealed',
  storageLockerAccessCode: 'storageLockerAccessCodeSealed',
} as const satisfies Record<AccessCodeName, keyof typeof assignments.$inferSelect>

type Assignment = typeof assignments.$inferSelect
export type CodeChanges = { [Code in AccessCodeName]?: string | undefined } & { unitId?: string | null | undefined }

const placeOf = ({ id }: Pick<Assignment, 'id'>, code: AccessCodeName) => sealedPlace('assignments', id, code)

export const sealForHome = (key: Buffer, home: Pick<Assignment, 'id'>, name: AccessCodeName, code: string) =>
  seal(key, code, placeOf(home, name))

export const openHomeCode = (key: Buffer, home: Pick<Assignment, 'id'>, name: AccessCodeName, sealed: string) =>
  unseal(key, sealed, placeOf(home, name))

/** The codes in the input: '' clears one; absent or masked ones are not included. */
export const sentCodes = (sent: CodeChanges) => accessCodes.filter((name) => sent[name] !== undefined)

/** A resident's current homes, oldest first; their codes belong to the first unless a home is named. */
const homesOf = (db: Database, residentId: string) =>
  db
    .select({ assignment: assignments })
    .from(assignments)
    .innerJoin(units, eq(units.id, assignments.unitId))
    .where(and(eq(assignments.residentId, residentId), isNull(assignments.endedAt)))
    .orderBy(asc(assignments.startedAt), asc(units.unitNumber))
    .$dynamic()

/** Locks the homes until the transaction ends. Call it before the person is locked, as all moves do. */
export async function lockHomes(tx: Database, residentId: string): Promise<Assignment[]> {
  await lockRecords(tx)
  await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.residentId, residentId), isNull(assignments.endedAt)))
    .orderBy(asc(assignments.unitId))
    .for('update')
  return (await homesOf(tx, residentId)).map(({ assignment }) => assignment)
}

/**
 * Writes the codes of one of these locked homes and returns the names of the changed ones. Throws 400 for a unit that
 * is not one of the homes, and 409 naming the code when there is no home.
 */
export async function writeHomeCodes(
  tx: Database,
  homes: readonly Assignment[],
  sent: CodeChanges,
  secretKey: Buffer,
  now: Date,
): Promise<AccessCodeName[]> {
  const names = sentCodes(sent)
  if (names.length === 0) return []
  const { unitId } = sent
  const home = unitId ? homes.find((home) => home.unitId === unitId) : homes[0]
  if (!home && unitId) throw invalid('unitId', () => codeWords.notTheirHome)
  if (!home) {
    const set = names.find((name) => sent[name] !== '')
    if (set) throw conflict('no_home', () => codeWords.needsHome, set)
    return []
  }
  const changed = names.filter((name) => {
    const sealed = home[sealedColumn[name]]
    return (sealed === null ? '' : openHomeCode(secretKey, home, name, sealed)) !== sent[name]
  })
  if (changed.length === 0) return []
  const columns = changed.map((name) => {
    const code = sent[name] ?? ''
    return [sealedColumn[name], code === '' ? null : sealForHome(secretKey, home, name, code)]
  })
  await tx
    .update(assignments)
    .set({ ...Object.fromEntries(columns), version: home.version + 1, updatedAt: now })
    .where(eq(assignments.id, home.id))
  await notifyChanged(tx, { topic: 'occupancy' })
  return changed
}

/** Reveals one code of a resident's home, and audits it. Throws 404 when there is none. */
export async function revealHomeCode(
  db: Database,
  secretKey: Buffer,
  residentId: string,
  { code, unitId }: { code: AccessCodeName; unitId?: string | null | undefined },
  by: Author,
  address: string,
  now: Date,
): Promise<{ code: AccessCodeName; value: string }> {
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ userId: users.id })
      .from(residents)
      .innerJoin(users, eq(users.id, residents.userId))
      .where(and(eq(residents.id, residentId), isNull(users.deletedAt)))
    if (!person) throw notFound('Tenant')
    const homes = (await homesOf(tx, residentId)).map(({ assignment }) => assignment)
    const home = unitId ? homes.find((home) => home.unitId === unitId) : homes[0]
    const sealed = home?.[sealedColumn[code]] ?? null
    if (!home || sealed === null) throw notFound('Code')
    const value = openHomeCode(secretKey, home, code, sealed)
    await writeAudit(tx, {
      by,
      action: 'looked at a code',
      recordType: 'residents',
      recordId: residentId,
      about: [person.userId, home.unitId],
      after: { code },
      address,
      now,
    })
    await notifyChanged(tx, { topic: 'residents' })
    return { code, value }
  })
}
