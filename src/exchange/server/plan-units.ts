import { getTableColumns } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { newUnitDefaults } from '#units/contract.ts'
import { NewUnit, UnitChanges } from '#units/fields.ts'
import { categoryByFloor } from '#units/rules.ts'
import { columnsOf } from '#units/server/store.ts'
import { units } from '#units/server/table.ts'
import { words as unitWords } from '#units/words.ts'
import { words } from '../words.ts'
import { type CleanRow, type Planned, sameValue, shown } from './planned.ts'

type Held = typeof units.$inferSelect
export type UnitAct = { id: string; held: Held | null; columns: Partial<typeof units.$inferInsert> }

const known = getTableColumns(units)
const labels: Readonly<Record<string, string>> = unitWords.fields
const labelOf = (column: string) => labels[column.replace(/Cents$/, '')] ?? column
const loosely = (number: string) => number.toUpperCase().replace(/^0+(?=.)/, '')

/** What each line would do to the units as they stand now. */
export async function planUnits(
  tx: Database,
  rows: readonly CleanRow[],
  secretKey: Buffer,
): Promise<Planned<UnitAct>[]> {
  const present = await tx.select().from(units)
  const byNumber = new Map(present.map((unit) => [loosely(unit.unitNumber), unit]))
  const [house] = await tx.select({ upTo: building.commercialUpToFloor }).from(building)
  const seen = new Map<string, number>()
  return rows.map(({ line, values }) => {
    const number = values['unitNumber'] ?? ''
    const row = { line, label: number || words.import.line(line), changes: [], act: null }
    const wrong = (field: string | null, message: string) => ({
      ...row,
      fate: 'wrong' as const,
      problems: [{ field, message }],
    })
    if (number === '') return wrong(labelOf('unitNumber'), words.import.missing)
    const earlier = seen.get(loosely(number))
    if (earlier !== undefined) return wrong(labelOf('unitNumber'), words.import.twice(earlier))
    seen.set(loosely(number), line)
    const held = byNumber.get(loosely(number)) ?? null
    const floor = values['floor'] ?? (held ? undefined : floorIn(number))
    const sent = { ...values, unitNumber: held?.unitNumber ?? number, ...(floor === undefined ? {} : { floor }) }
    if (!held && floor === undefined) return wrong(labelOf('floor'), words.import.noFloor)
    const read = (held ? UnitChanges : NewUnit).safeParse(sent)
    if (!read.success)
      return {
        ...row,
        fate: 'wrong' as const,
        problems: read.error.issues.map(({ path, message }) => ({ field: labelOf(String(path[0])), message })),
      }
    const id = held?.id ?? newId()
    const columns = columnsOf(id, read.data, secretKey, held ?? undefined)
    if (!held)
      return {
        ...row,
        fate: 'new' as const,
        problems: [],
        act: { id, held, columns: withDefaults(columns, house?.upTo) },
      }
    const differing = Object.fromEntries(
      Object.entries(columns).filter(([name, value]) => name in known && !sameValue(value, held[name as keyof Held])),
    )
    const changes = Object.entries(differing).map(([name, value]) => ({
      field: labelOf(name),
      from: shown(held[name as keyof Held], name),
      to: shown(value, name),
    }))
    if (changes.length === 0) return { ...row, fate: 'same' as const, problems: [] }
    return {
      ...row,
      label: held.unitNumber,
      fate: 'changed' as const,
      changes,
      problems: [],
      act: { id, held, columns: differing },
    }
  })
}

/** The floor as the number tells it: all but the last two digits. */
const floorIn = (number: string) => /^0*(\d{1,3})\d{2}[A-Z]?$/.exec(number)?.[1]

function withDefaults(columns: UnitAct['columns'], commercialUpTo: number | undefined): UnitAct['columns'] {
  const category = columns.category ?? categoryByFloor(columns.floor ?? 0, commercialUpTo)
  const { bedrooms, bathrooms } = newUnitDefaults
  return { ...(category === 'Commercial' ? {} : { bedrooms, bathrooms }), ...columns, category }
}
