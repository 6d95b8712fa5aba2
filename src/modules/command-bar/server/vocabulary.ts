import { sql } from 'drizzle-orm'
import type { AppContext } from '#platform/server/http/app-context.ts'

/** Changes of these topics can add words. */
const topics = new Set(['accounts', 'residents', 'maintenance', 'announcements', 'calendar', 'resources', '*'])
/** The minimum time between two loads, in milliseconds. */
const minInterval = 30_000
/** Older titles add hardly a word, and reading millions of them takes seconds. */
const latestTitles = 20_000

/**
 * The words of names and titles, used to correct typos. Reloaded after changes; meanwhile the former words are used,
 * because correctly typed names are found without them.
 */
export function createVocabulary(context: Pick<AppContext, 'db' | 'live' | 'now'>): () => Promise<readonly string[]> {
  let cached: readonly string[] | null = null
  let changed = true
  let loadedAt = 0
  let loading: Promise<readonly string[]> | null = null
  context.live.onChange(({ topic }) => {
    if (topics.has(topic)) changed = true
  })
  const load = () => {
    changed = false
    loadedAt = context.now().getTime()
    loading ??= buildingVocabulary(context)
      .then((words) => (cached = words))
      .catch((error: unknown) => {
        changed = true
        throw error
      })
      .finally(() => (loading = null))
    return loading
  }
  return async () => {
    if (cached === null) return load()
    if (changed && context.now().getTime() - loadedAt > minInterval) void load().catch(() => {})
    return cached
  }
}

async function buildingVocabulary({ db }: Pick<AppContext, 'db'>): Promise<readonly string[]> {
  // Names repeat, so duplicates are removed before they are split.
  const { rows } = await db.execute<{ words: string[] }>(sql`
    select coalesce(array_agg(distinct word), '{}') as words from (
      select first_name as text from users where deleted_at is null union select last_name from users where deleted_at is null
      union select preferred_name from residents
      union (select title from maintenance_requests order by created_at desc limit ${sql.raw(String(latestTitles))})
      union select place_name from maintenance_requests where place_kind <> 'unit'
      union select name from vendors where archived_at is null
      union select title from announcements where archived_at is null union select title from events
      union select title from resources where archived_at is null
    ) texts, regexp_split_to_table(searchable(text), '[^[:alpha:]]+') word where length(word) between 3 and 40`)
  return rows[0]?.words ?? []
}
