import { getTableColumns } from 'drizzle-orm'
import { stale } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { type Changing, recordChange, undoOfRecord, type Writing } from '#undo/server/record-change.ts'
import type { PackageRules } from '../contract.ts'
import type { PackageRulesInput } from '../schemas.ts'
import { packageRules } from './table.ts'

type Row = typeof packageRules.$inferSelect

const recordType = 'package rules'
const names = ['remindAfter', 'remindPerishableAfter', 'overdueAfter', 'returnAfter', 'returnPerishableAfter'] as const

const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...shown } = getTableColumns(packageRules)

/** What the office decided about packages that wait. */
export async function findPackageRules(db: Database): Promise<PackageRules> {
  const [rules] = await db.select(shown).from(packageRules)
  if (!rules) throw new Error('The row of package_rules is missing.')
  return rules
}

/**
 * Changes when recipients are reminded, and when packages go back; throws 412 for an outdated version. Packages that wait already follow
 * the new rules.
 */
export async function setPackageRules(
  db: Database,
  rules: PackageRulesInput,
  { by, ifMatch, operation, now }: Changing,
): Promise<PackageRules> {
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(packageRules).for('update')
    if (!locked) throw new Error('The row of package_rules is missing.')
    if (ifMatch !== null && ifMatch !== locked.version) throw stale(await findPackageRules(tx))
    const changed = names.filter((name) => String(locked[name]) !== String(rules[name]))
    if (changed.length === 0) return
    const columns = Object.fromEntries(changed.map((name) => [name, rules[name]]))
    await writeRules(tx, locked, columns, { by, action: 'changed the rules', now })
    await recordChange(tx, { operation, recordType }, locked, changed, { by, now })
  })
  return findPackageRules(db)
}

async function writeRules(
  tx: Database,
  locked: Row,
  columns: Partial<Row>,
  { by, action, now }: Writing<'changed the rules'>,
): Promise<void> {
  await tx.update(packageRules).set({ ...columns, version: locked.version + 1, updatedAt: now })
  const before = Object.fromEntries(names.flatMap((name) => (name in columns ? [[name, locked[name]]] : [])))
  await writeAudit(tx, { by, action, recordType, before, after: columns, now })
  // Residents see the day of the return.
  await notifyChanged(tx, { topic: 'packages', residents: 'everyone' })
}

export const undoPackageRules = undoOfRecord({ recordType, table: packageRules, write: writeRules })
