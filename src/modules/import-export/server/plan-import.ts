import { conflict } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { words as unitWords } from '#units/messages/en.ts'
import { importFields, type ImportKind } from '../columns.ts'
import type { ImportCheck } from '../import-contract.ts'
import { words } from '../messages/en.ts'
import { applyResidents, applyUnits } from './apply/apply.ts'
import type { RowChange } from './apply/import-log.ts'
import { cleanRows } from './plan/clean-rows.ts'
import { type Decisions, missingColumns, type Planned, toDryRun } from './plan/planned.ts'
import { planResidents } from './plan/plan-residents.ts'
import { planUnits } from './plan/plan-units.ts'
import type { imports } from './table.ts'

export type ImportRow = typeof imports.$inferSelect
/** A dry run needs no key of its own: what is encrypted is never shown. */
type PlanOptions = { secretKey?: Buffer; now: Date; leaveOut?: ReadonlySet<number> }
type ImportPlan = {
  plan: Planned<unknown>[]
  check: ImportCheck
  apply: (by: string) => Promise<RowChange[]>
}

const labelsOf = (kind: ImportKind): ReadonlyMap<string, string> =>
  kind === 'units'
    ? new Map(Object.entries(unitWords.fields))
    : new Map(importFields.residents.map(({ field, label }) => [field, label]))

const operationsOf = <Operation>(plan: readonly Planned<Operation>[]) =>
  plan.flatMap(({ operation }) => (operation === null ? [] : [operation]))

/** Plans a draft on the current records. Lines of `leaveOut` are treated as left out by the office. */
export async function planImport(
  tx: Database,
  current: ImportRow,
  { secretKey = Buffer.alloc(32), now, leaveOut = new Set() }: PlanOptions,
): Promise<ImportPlan> {
  const { kind, sheet, columns } = current
  if (!sheet) throw conflict('applied_already', () => words.import.appliedAlready)
  const { rows, notes } = cleanRows(kind, sheet, columns)
  const problems = missingColumns(kind, columns)
  const usable = problems.length > 0 ? [] : rows
  const decisions: Decisions = {
    ...current.decisions,
    ...Object.fromEntries([...leaveOut].map((line) => [line, 'skip' as const])),
  }
  const source = { kind, sheet, columns, labels: labelsOf(kind) }
  if (kind === 'units') {
    const plan = await planUnits(tx, usable, decisions, secretKey)
    const apply = () => applyUnits(tx, operationsOf(plan), now)
    return { plan, check: toDryRun(source, plan, problems, notes), apply }
  }
  const { plan, notes: matching } = await planResidents(tx, usable, decisions, now)
  const apply = (by: string) => applyResidents(tx, operationsOf(plan), by, now)
  return { plan, check: toDryRun(source, plan, problems, [...notes, ...(problems.length > 0 ? [] : matching)]), apply }
}
