import { parseIn } from '#platform/language/field-errors.ts'
import { getTableColumns } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { platformTexts } from '#platform/language/messages/index.ts'
import { newId } from '#platform/server/database/ids.ts'
import { newUnitDefaults } from '#units/contract.ts'
import { NewUnit, UnitChanges } from '#units/fields.ts'
import { categoryByFloor } from '#units/rules.ts'
import { columnsOf } from '#units/server/store.ts'
import { units } from '#units/server/table.ts'
import { words as unitWords } from '#units/messages/en.ts'
import { words } from '../messages/en.ts'
import { type CleanRow, type Planned, sameValue, formatValue } from './planned.ts'

type UnitRow = typeof units.$inferSelect
export type UnitOperation = { id: string; current: UnitRow | null; columns: Partial<typeof units.$inferInsert> }

const existing = getTableColumns(units)
const labels: Readonly<Record<string, string>> = unitWords.fields
const labelOf = (column: string) => labels[column.replace(/Cents$/, '')] ?? column
const normalizeUnitNumber = (number: string) => number.toUpperCase().replace(/^0+(?=.)/, '')

/** Plans each line against the current units. */
export async function planUnits(
  tx: Database,
  rows: readonly CleanRow[],
  secretKey: Buffer,
): Promise<Planned<UnitOperation>[]> {
  const present = await tx.select().from(units)
  const byNumber = new Map(present.map((unit) => [normalizeUnitNumber(unit.unitNumber), unit]))
  const [profile] = await tx.select({ upTo: building.commercialUpToFloor }).from(building)
  const numbersInFile = new Map<string, number>()
  return rows.map(({ line, values, hiding }) => {
    const number = values['unitNumber'] ?? ''
    const row = { line, label: number || words.import.line(line), changes: [], operation: null }
    const wrong = (field: string | null, message: string) => ({
      ...row,
      outcome: 'wrong' as const,
      problems: [{ field, message }],
    })
    if (hiding !== undefined) return wrong(hiding, platformTexts.en.hiddenCharacter)
    if (number === '') return wrong(labelOf('unitNumber'), words.import.missing)
    const earlier = numbersInFile.get(normalizeUnitNumber(number))
    if (earlier !== undefined) return wrong(labelOf('unitNumber'), words.import.twice(earlier))
    numbersInFile.set(normalizeUnitNumber(number), line)
    const current = byNumber.get(normalizeUnitNumber(number)) ?? null
    const floor = values['floor'] ?? (current ? undefined : floorIn(number))
    const input = { ...values, unitNumber: current?.unitNumber ?? number, ...(floor === undefined ? {} : { floor }) }
    if (!current && floor === undefined) return wrong(labelOf('floor'), words.import.noFloor)
    const read = parseIn('en', current ? UnitChanges : NewUnit, input)
    if (!read.success)
      return {
        ...row,
        outcome: 'wrong' as const,
        problems: read.error.issues.map(({ path, message }) => ({ field: labelOf(String(path[0])), message })),
      }
    const id = current?.id ?? newId()
    const columns = columnsOf(id, read.data, secretKey, current ?? undefined)
    if (!current)
      return {
        ...row,
        outcome: 'new' as const,
        problems: [],
        operation: { id, current, columns: withDefaults(columns, profile?.upTo) },
      }
    const differing = Object.fromEntries(
      Object.entries(columns).filter(
        ([name, value]) => name in existing && !sameValue(value, current[name as keyof UnitRow]),
      ),
    )
    const changes = Object.entries(differing).map(([name, value]) => ({
      field: labelOf(name),
      from: formatValue(current[name as keyof UnitRow], name),
      to: formatValue(value, name),
    }))
    if (changes.length === 0) return { ...row, outcome: 'same' as const, problems: [] }
    return {
      ...row,
      label: current.unitNumber,
      outcome: 'changed' as const,
      changes,
      problems: [],
      operation: { id, current, columns: differing },
    }
  })
}

/** The floor in a unit number: all digits but the last two. */
const floorIn = (number: string) => /^0*(\d{1,3})\d{2}[A-Z]?$/.exec(number)?.[1]

function withDefaults(columns: UnitOperation['columns'], commercialUpTo: number | undefined): UnitOperation['columns'] {
  const category = columns.category ?? categoryByFloor(columns.floor ?? 0, commercialUpTo)
  const { bedrooms, bathrooms } = newUnitDefaults
  return { ...(category === 'Commercial' ? {} : { bedrooms, bathrooms }), ...columns, category }
}
