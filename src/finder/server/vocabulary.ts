import { sql } from 'drizzle-orm'
import type { House } from '#platform/server/house.ts'

/** Whose changes may bring new words. */
const topics = new Set(['accounts', 'residents', 'maintenance', '*'])
/** A house in which much is written gathers its words no more often than this, in milliseconds. */
const pause = 30_000

/**
 * The words of names and of titles, which what was typed wrongly may have been meant for. Gathered again when something
 * changed; meanwhile the words of before serve, because whoever types a new name rightly is found without them.
 */
export function keepVocabulary(house: Pick<House, 'db' | 'live' | 'now'>): () => Promise<readonly string[]> {
  let kept: readonly string[] | null = null
  let changed = true
  let gatheredAt = 0
  let gathering: Promise<readonly string[]> | null = null
  house.live.onChange(({ topic }) => {
    if (topics.has(topic)) changed = true
  })
  const gather = () => {
    changed = false
    gatheredAt = house.now().getTime()
    gathering ??= wordsOfHouse(house)
      .then((words) => (kept = words))
      .catch((error: unknown) => {
        changed = true
        throw error
      })
      .finally(() => (gathering = null))
    return gathering
  }
  return async () => {
    if (kept === null) return gather()
    if (changed && house.now().getTime() - gatheredAt > pause) void gather().catch(() => {})
    return kept
  }
}

async function wordsOfHouse({ db }: Pick<House, 'db'>): Promise<readonly string[]> {
  // Names repeat: told apart before they are taken to pieces.
  const { rows } = await db.execute<{ words: string[] }>(sql`
    select coalesce(array_agg(distinct word), '{}') as words from (
      select first_name as text from users where deleted_at is null union select last_name from users where deleted_at is null
      union select preferred_name from tenants union select title from maintenance_requests
      union select place_name from maintenance_requests
    ) told, regexp_split_to_table(searchable(text), '[^[:alpha:]]+') word where length(word) between 3 and 40`)
  return rows[0]?.words ?? []
}
