import { sql } from 'drizzle-orm'
import { invalid, stale } from '#platform/refusal.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { holdArea, settingArea } from '#settings/server/area.ts'
import { changeSetting } from '#settings/server/store.ts'
import type { UnitChanges } from '../fields.ts'
import { OptionLists, type OptionRecord } from '../option-contract.ts'
import { nameOfList, optionWords } from '../option-words.ts'
import { isSameOption, optionLists, usualOptions } from '../options.ts'
import { unitOptions, type units } from './table.ts'

/** What can be ticked of a unit. */
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
  noun: 'option lists',
  topics: ['units'],
  fieldName: nameOfList,
  shape: OptionLists,
  read: async (tx) => {
    const { version: _, ...lists } = await findOptions(tx)
    return lists
  },
  write: async (tx, lists, _, now) => putOptions(tx, lists, now),
})

/** Sets the lists as a whole. Refuses with 412 (and the present ones) when `ifMatch` is no longer their version. */
export async function setOptions(
  db: Database,
  wanted: OptionLists,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<OptionRecord> {
  return db.transaction(async (tx) => {
    const before = await holdArea(tx, optionArea)
    const held = await findOptions(tx)
    if (ifMatch !== null && ifMatch !== held.version) throw stale(held)
    const change = await changeSetting(tx, { area: optionArea, before, after: wanted, by, now })
    if (change !== null) await putOptions(tx, wanted, now)
    return findOptions(tx)
  })
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

type Held = typeof units.$inferSelect

/** What was ticked, as the lists spell it. Refuses with 400 what is on no list, unless the unit has it already. */
export async function spelledOptions<Sent extends UnitChanges>(db: Database, sent: Sent, held?: Held): Promise<Sent> {
  const named = optionLists.filter((list) => (sent[list]?.length ?? 0) > 0)
  if (named.length === 0) return sent
  const offered = await findOptions(db)
  const spelled = named.map((list) => {
    const known = [...offered[list], ...(held?.[list] ?? [])]
    const options = (sent[list] ?? []).map((option, at) => {
      const found = known.find((one) => isSameOption(one, option))
      if (found === undefined) throw invalid(`${list}.${at}`, optionWords.notOffered(nameOfList(list)))
      return found
    })
    return [list, [...new Set(options)]] as const
  })
  return { ...sent, ...Object.fromEntries(spelled) }
}
