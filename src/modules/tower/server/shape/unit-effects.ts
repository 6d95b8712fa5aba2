import { inArray, sql } from 'drizzle-orm'
import { floorSlots } from '#building/server/table.ts'
import type { SlotNumber } from '#building/shape/floor-layouts.ts'
import type { ShapeFault } from '#building/shape/faults.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { units } from '#units/server/table.ts'
import { shapeEditorWords as words } from '../../messages/shape-editor.ts'

type PlacedUnit = { id: string; unitNumber: string; floor: number; slot: number; version: number }

/** What a shape does to units: slots without one get a unit, and units without a slot are removed or prevent it. */
export type UnitEffects = {
  /** Slots that need a unit. */
  added: readonly SlotNumber[]
  removed: readonly PlacedUnit[]
  /** The number of each slot: that of its present unit, otherwise the one of the shape. */
  numbers: readonly SlotNumber[]
  faults: readonly ShapeFault[]
}

const maxNamed = 8
const placeOf = ({ floor, slot }: { floor: number; slot: number }) => `${floor}/${slot}`

export async function findUnitEffects(tx: Database, slots: readonly SlotNumber[]): Promise<UnitEffects> {
  const rows = await tx
    .select({
      id: units.id,
      unitNumber: units.unitNumber,
      floor: units.floor,
      slot: units.slot,
      version: units.version,
    })
    .from(units)
    .orderBy(units.floor, units.slot, units.unitNumber)
  const placed = rows.flatMap(({ slot, ...row }) => (slot === null ? [] : [{ ...row, slot }]))
  const byPlace = new Map(placed.map((unit) => [placeOf(unit), unit]))
  const places = new Set(slots.map(placeOf))
  const present = new Set(
    (await tx.select({ floor: floorSlots.floor, slot: floorSlots.slot }).from(floorSlots)).map(placeOf),
  )
  const [displaced, added] = [
    placed.filter((unit) => present.has(placeOf(unit)) && !places.has(placeOf(unit))),
    slots.filter((slot) => !byPlace.has(placeOf(slot))),
  ]
  const used = await findUsedUnits(tx, displaced)
  const inUse = displaced.filter(({ id }) => used.has(id))
  const removed = displaced.filter(({ id }) => !used.has(id))
  const remaining = new Map(
    rows.filter(({ id }) => !removed.some((unit) => unit.id === id)).map((row) => [row.unitNumber, row]),
  )
  const taken = added.flatMap(({ unitNumber }) => remaining.get(unitNumber) ?? [])
  return {
    added,
    removed,
    numbers: slots.map((slot) => ({ ...slot, unitNumber: byPlace.get(placeOf(slot))?.unitNumber ?? slot.unitNumber })),
    faults: [
      ...(inUse.length > 0 ? [{ field: 'floors', message: inUseText(inUse) }] : []),
      ...taken.slice(0, maxNamed).map(({ unitNumber, floor }) => ({
        field: 'numbering.scheme',
        message: words.numberTaken(unitNumber, floor),
      })),
    ],
  }
}

const inUseText = (inUse: readonly PlacedUnit[]) =>
  words.inUse(
    inUse
      .slice(0, maxNamed)
      .map(({ unitNumber }) => unitNumber)
      .join(', '),
    Math.max(0, inUse.length - maxNamed),
  )

/** The units that a person has edited, or that any other record refers to. */
async function findUsedUnits(tx: Database, displaced: readonly PlacedUnit[]): Promise<ReadonlySet<string>> {
  const used = new Set(displaced.filter(({ version }) => version > 1).map(({ id }) => id))
  const ids = displaced.map(({ id }) => id)
  if (ids.length === 0) return used
  const references = await queryRows<{ table: string; column: string }>(
    tx,
    sql`select c.conrelid::regclass::text as "table", a.attname as "column"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'units'::regclass order by 1, 2`,
  )
  for (const { table, column } of references) {
    const rows = await queryRows<{ id: string }>(
      tx,
      sql`select distinct ${sql.identifier(column)} as id from ${sql.identifier(table)}
        where ${sql.identifier(column)} = any(${sql.param(ids)}::uuid[])`,
    )
    for (const { id } of rows) used.add(id)
  }
  return used
}

/** Deletes units that nothing refers to. */
export async function removeUnits(tx: Database, removed: readonly PlacedUnit[]): Promise<void> {
  if (removed.length > 0)
    await tx.delete(units).where(
      inArray(
        units.id,
        removed.map(({ id }) => id),
      ),
    )
}
