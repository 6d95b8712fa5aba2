import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { SearchResults, Found } from '../contract.ts'
import type { FoundKind } from '../choices.ts'
import { findSimilarWords, parseWords } from '../rules.ts'
import { findAssets, loadAssets } from './assets.ts'
import { normalizeTerm, type SearchTerm } from './patterns.ts'
import { findPeople, loadPeople } from './people.ts'
import { findRequests, loadRequests } from './requests.ts'
import { findUnits, loadUnits } from './units.ts'

const limits = { units: 5, people: 6, requests: 5, assets: 5 }
const noResults: SearchResults = { units: [], people: [], requests: [], assets: [] }

/**
 * The best units, people and requests for a text. Without an exact match, similar words of the vocabulary are tried.
 */
export async function search(
  db: Database,
  typed: string,
  vocabulary: () => Promise<readonly string[]>,
): Promise<SearchResults> {
  const words = parseWords(typed).map(normalizeTerm)
  if (words.length === 0) return noResults
  const exact = await searchAll(
    db,
    typed,
    words.map((word) => [word]),
  )
  if (Object.values(exact).some((group) => group.length > 0)) return exact
  const known = await vocabulary()
  const corrected = words.map((word) => (known.includes(word) ? [word] : [word, ...findSimilarWords(word, known, 3)]))
  if (corrected.every((term) => term.length === 1)) return noResults
  return searchAll(db, corrected.map((term) => term[1] ?? term[0]).join(' '), corrected)
}

async function searchAll(db: Database, typed: string, words: readonly SearchTerm[]): Promise<SearchResults> {
  const [units, people, requests, assets] = await Promise.all([
    findUnits(db, typed, words, limits.units),
    findPeople(db, typed, words, limits.people),
    findRequests(db, typed, words, limits.requests),
    findAssets(db, typed, words, limits.assets),
  ])
  return { units, people, requests, assets }
}

type Reference = { kind: FoundKind; id: string }

/** Records by kind and id in their current state and the given order; deleted ones are left out. */
export async function listRecent(db: Database, references: readonly Reference[]): Promise<Found[]> {
  const ids = (...kinds: FoundKind[]) => references.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const positions = (of: string[]) =>
    sql`select id, place from unnest(${`{${of.join(',')}}`}::uuid[]) with ordinality as listed (id, place)`
  const owners = sql`select coalesce((select user_id from residents where residents.id = listed.id), listed.id) as id, place
    from (${positions(ids('resident', 'account'))}) listed`
  const groups = await Promise.all([
    loadUnits(db, positions(ids('unit'))),
    loadPeople(db, owners),
    loadRequests(db, positions(ids('request'))),
    loadAssets(db, positions(ids('asset'))),
  ])
  const found: Found[] = groups.flat()
  return references.flatMap(({ kind, id }) => found.find((one) => one.kind === kind && one.id === id) ?? [])
}
