import { sql } from 'drizzle-orm'
import { invalid } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { settingArea } from '#settings/server/area.ts'
import { saveArea } from '#settings/server/store.ts'
import type { UnitChanges } from '../fields.ts'
import { OptionLists, type OptionRecord } from '../option-contract.ts'
import { nameOfList, optionWords } from '../messages/option.ts'
import { isSameOption, optionLists, usualOptions } from '../options.ts'
import { unitOptions, type units } from './table.ts'

/** The options for a unit's features. */
export async function findOptions(db: Database): Promise<OptionRecord> {
  const [row] = await db.select().from(unitOptions)
  const lists = row?.lists ?? usualOptions
  return {
    amenities: [...lists.amenities],
    applianceList: [...lists.applianceList],
    fireSafetyDevices: [...lists.fireSafetyDevices],
    accessibilityFeatures: [...lists.accessibilityFeatures],
    version: (row?.version ?? 0) + 1,
  }
}

/** The option lists as a part of the settings: one field for each list. */
export const optionArea = settingArea({
  area: 'unit-options',
  recordType: 'option lists',
  topics: ['units'],
  fieldName: nameOfList,
  shape: OptionLists,
  read: async (tx) => {
    const { version: _, ...lists } = await findOptions(tx)
    return lists
  },
  write: async (tx, lists, _, now) => putOptions(tx, lists, now),
})

/** Replaces the lists. Throws 412 with the current ones when `ifMatch` is outdated. */
export async function setOptions(
  db: Database,
  lists: OptionLists,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<OptionRecord> {
  return saveArea(db, { area: optionArea, find: findOptions, change: () => lists, by, now, ifMatch })
}

async function putOptions(tx: Database, lists: OptionLists, now: Date): Promise<void> {
  await tx
    .insert(unitOptions)
    .values({ lists, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: unitOptions.onlyRow,
      set: { lists, version: sql`${unitOptions.version} + 1`, updatedAt: now },
    })
}

type UnitRow = typeof units.$inferSelect

/**
 * The selected options in the spelling of the lists. Throws 400 for an option that is on no list, unless the unit has
 * it already.
 */
export async function matchOptions<Sent extends UnitChanges>(
  db: Database,
  sent: Sent,
  current?: UnitRow,
): Promise<Sent> {
  const named = optionLists.filter((list) => (sent[list]?.length ?? 0) > 0)
  if (named.length === 0) return sent
  const offered = await findOptions(db)
  const matched = named.map((list) => {
    const known = [...offered[list], ...(current?.[list] ?? [])]
    const options = (sent[list] ?? []).map((option, at) => {
      const found = known.find((name) => isSameOption(name, option))
      if (found === undefined) throw invalid(`${list}.${at}`, () => optionWords.notOffered(nameOfList(list)))
      return found
    })
    return [list, [...new Set(options)]] as const
  })
  return { ...sent, ...Object.fromEntries(matched) }
}
