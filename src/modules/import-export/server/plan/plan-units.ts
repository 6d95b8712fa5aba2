import { getTableColumns } from 'drizzle-orm'
import { building, floors } from '#building/server/table.ts'
import { parseIn } from '#platform/language/field-errors.ts'
import { platformTexts } from '#platform/language/messages/index.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { selectStays } from '#moves/server/stays.ts'
import type { Stay } from '#moves/stays.ts'
import { dashboardDate } from '#platform/time/dates.ts'
import type { UnitCategory } from '#units/choices.ts'
import { NewUnit, UnitChanges } from '#units/fields.ts'
import { words as unitWords } from '#units/messages/en.ts'
import { categoryOfFloor } from '#units/rules.ts'
import { columnsOf } from '#units/server/store.ts'
import { units } from '#units/server/table.ts'
import type { Decision } from '../../import-contract.ts'
import { AssetClaims } from './asset-claims.ts'
import type { CleanRow } from './clean-rows.ts'
import {
  decisionFor,
  type Decisions,
  emptyPlan,
  formatValue,
  type Planned,
  type RowNote,
  rowText,
  sameValue,
  schemaNotes,
  wrongPlan,
} from './planned.ts'
import { normalizeUnitNumber } from './residents-now.ts'

type UnitRow = typeof units.$inferSelect
type UnitColumns = Partial<typeof units.$inferInsert>
export type UnitOperation = { id: string; current: UnitRow | null; columns: UnitColumns }
type UnitPlan = Planned<UnitOperation>

const existing = getTableColumns(units)
const labels: Readonly<Record<string, string>> = unitWords.fields
const labelOf = (column: string) => labels[column.replace(/Cents$/, '')] ?? column
const assetFields = ['parkingAllocation', 'storageLockers'] as const

/** Plans each line against the current units. */
export async function planUnits(
  tx: Database,
  rows: readonly CleanRow[],
  decisions: Decisions,
  secretKey: Buffer,
): Promise<UnitPlan[]> {
  const present = await tx.select().from(units)
  const [profile] = await tx.select({ upTo: building.commercialUpToFloor }).from(building)
  const kinds = new Map((await tx.select().from(floors)).map(({ number, kind }) => [number, kind]))
  const claims = { parkingAllocation: new AssetClaims(), storageLockers: new AssetClaims() }
  for (const unit of present) for (const field of assetFields) claims[field].claim(unit[field], holderOf(unit))
  const stays = await selectStays(tx)
  const context = {
    arrivals: Map.groupBy(
      stays.filter(({ firstDay }) => firstDay !== null),
      ({ unitId }) => unitId,
    ),
    byNumber: new Map(present.map((unit) => [normalizeUnitNumber(unit.unitNumber), unit])),
    categoryOf: (floor: number) => categoryOfFloor(floor, kinds.get(floor), profile?.upTo),
    numbersInFile: new Map<string, number>(),
    claims,
    decisions,
    secretKey,
  }
  return rows.map((row) => planRow(context, row))
}

type Context = {
  /** Who moves into which unit on a day to come. */
  arrivals: ReadonlyMap<string, readonly Stay[]>
  byNumber: ReadonlyMap<string, UnitRow>
  categoryOf: (floor: number) => UnitCategory
  numbersInFile: Map<string, number>
  claims: Record<(typeof assetFields)[number], AssetClaims>
  decisions: Decisions
  secretKey: Buffer
}

const holderOf = ({ id, unitNumber }: { id: string; unitNumber: string }) => ({ id, name: unitNumber, unitId: id })

function planRow(context: Context, { line, values, hiding }: CleanRow): UnitPlan {
  const number = values['unitNumber'] ?? ''
  const wrong = (...problems: RowNote[]) => wrongPlan(line, number, problems)
  if (hiding !== undefined) return wrong({ field: hiding, text: (language) => platformTexts[language].hiddenCharacter })
  if (number === '') return wrong({ field: 'unitNumber', text: rowText((texts) => texts.missing) })
  const earlier = context.numbersInFile.get(normalizeUnitNumber(number))
  if (earlier !== undefined) return wrong({ field: 'unitNumber', text: rowText((texts) => texts.twice(earlier)) })
  const current = context.byNumber.get(normalizeUnitNumber(number)) ?? null
  const floor = values['floor'] ?? (current ? undefined : floorIn(number))
  const input = { ...values, unitNumber: current?.unitNumber ?? number, ...(floor === undefined ? {} : { floor }) }
  if (!current && floor === undefined) return wrong({ field: 'floor', text: rowText((texts) => texts.noFloor) })
  const schema = current ? UnitChanges : NewUnit
  const read = parseIn('en', schema, input)
  if (!read.success) return wrong(...schemaNotes(schema, input, read.error.issues))
  const id = current?.id ?? newId()
  const columns = columnsOf(id, read.data, context.secretKey, current ?? undefined)
  return planUnit(context, { line, number, id, current, columns })
}

type ValidLine = { line: number; number: string; id: string; current: UnitRow | null; columns: UnitColumns }

function planUnit(context: Context, { line, number, id, current, columns }: ValidLine): UnitPlan {
  const { allowed, warnings: taken } = keepOwnAssets(context.claims, id, current, columns)
  const differing: UnitColumns = current
    ? Object.fromEntries(
        Object.entries(allowed).filter(
          ([name, value]) => name in existing && !sameValue(value, current[name as keyof UnitRow]),
        ),
      )
    : withCategory(allowed, context.categoryOf)
  const changes = current ? describeChanges(current, differing) : []
  const warnings = [...taken, ...saleWarnings(context, number, id, differing)]
  const shared = { ...emptyPlan(line, current?.unitNumber ?? number), changes, warnings }
  const go: Decision = current ? 'update' : 'import'
  const possible: Decision[] = [go, 'skip']
  const isSame = current !== null && changes.length === 0
  const decision = decisionFor(context.decisions, line, possible, warnings.length > 0 ? 'skip' : go)
  if (!isSame && decision === 'skip') return { ...shared, outcome: 'skipped', decision, decisions: possible }
  context.numbersInFile.set(normalizeUnitNumber(number), line)
  if (isSame) return { ...shared, outcome: 'same' }
  for (const field of assetFields)
    context.claims[field].claim(differing[field] ?? [], holderOf({ id, unitNumber: current?.unitNumber ?? number }))
  const outcome = current ? 'changed' : 'new'
  return { ...shared, outcome, decision, decisions: possible, operation: { id, current, columns: differing } }
}

/** A unit that is put up for sale although residents are going to move in. */
function saleWarnings({ arrivals }: Context, number: string, id: string, { status }: UnitColumns): RowNote[] {
  const people = (arrivals.get(id) ?? []).map(({ fullName, firstDay }) => ({
    name: fullName,
    from: firstDay && dashboardDate(firstDay, 'UTC'),
    until: null,
  }))
  if (status !== 'For Sale' || people.length === 0) return []
  return [{ field: 'status', text: rowText((texts) => texts.arriving(number, people)) }]
}

/** Without the stalls and lockers that belong to another unit. */
function keepOwnAssets(claims: Context['claims'], id: string, current: UnitRow | null, columns: UnitColumns) {
  const allowed = { ...columns }
  const warnings: RowNote[] = []
  for (const field of assetFields) {
    const numbers = columns[field]
    if (!numbers) continue
    const { free, taken } = claims[field].divide(numbers, current?.[field] ?? [], id)
    allowed[field] = free
    for (const { number, holder } of taken)
      warnings.push({ field, text: rowText((texts) => texts.takenByUnit(number, holder.name)) })
  }
  return { allowed, warnings }
}

const describeChanges = (current: UnitRow, differing: UnitColumns) =>
  Object.entries(differing).map(([name, value]) => ({
    field: labelOf(name),
    from: formatValue(current[name as keyof UnitRow], name),
    to: formatValue(value, name),
  }))

/** The floor in a unit number: all digits but the last two. */
const floorIn = (number: string) => /^0*(\d{1,3})\d{2}[A-Z]?$/.exec(number)?.[1]

/** A new unit has the category of its floor; what the file does not say is unknown. */
function withCategory(columns: UnitColumns, categoryOf: Context['categoryOf']): UnitColumns {
  return { ...columns, category: columns.category ?? categoryOf(columns.floor ?? 0) }
}
