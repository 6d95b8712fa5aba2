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
  const loadedOf = context.live.perBuilding<Loaded>(() => ({ words: null, changed: true, at: 0, loading: null }))
  context.live.onChange(({ topic }) => {
    if (topics.has(topic)) loadedOf().changed = true
  })
  const load = (loaded: Loaded) => {
    loaded.changed = false
    loaded.at = context.now().getTime()
    loaded.loading ??= buildingVocabulary(context)
      .then((words) => (loaded.words = words))
      .catch((error: unknown) => {
        loaded.changed = true
        throw error
      })
      .finally(() => (loaded.loading = null))
    return loaded.loading
  }
  return async () => {
    const loaded = loadedOf()
    if (loaded.words === null) return load(loaded)
    if (loaded.changed && context.now().getTime() - loaded.at > minInterval) void load(loaded).catch(() => {})
    return loaded.words
  }
}

type Loaded = {
  words: readonly string[] | null
  changed: boolean
  at: number
  loading: Promise<readonly string[]> | null
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
