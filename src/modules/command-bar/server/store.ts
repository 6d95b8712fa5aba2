import { sql } from 'drizzle-orm'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { SearchResults, Found } from '../contract.ts'
import type { FoundKind } from '../choices.ts'
import { findNearestWord, findSimilarWords, parseWords, withDigits, withoutUnitWord } from '../rules.ts'
import { findAssets, loadAssets } from './assets.ts'
import { findOthers, loadOthers } from './others.ts'
import { normalizeTerm, type SearchTerm } from './patterns.ts'
import { findPeople, loadPeople } from './people.ts'
import { findRequests, loadRequests } from './requests.ts'
import { findUnits, loadUnits } from './units.ts'

const limits = { units: 5, people: 6, requests: 5, assets: 5, others: 3 }
const noResults: SearchResults = { units: [], people: [], requests: [], assets: [], others: [], spelling: null }

/**
 * The best records for a text, of the kinds that this role may open. Without an exact match, similar words of the vocabulary
 * are tried, and digits for letters that look like them; the nearest spelling is returned, also when it finds nothing.
 */
export async function search(
  db: Database,
  text: string,
  vocabulary: () => Promise<readonly string[]>,
  role: Role,
): Promise<SearchResults> {
  const typed = withoutUnitWord(text)
  const words = parseWords(typed).map(normalizeTerm)
  if (words.length === 0) return noResults
  const exact = await searchAll(
    db,
    typed,
    words.map((word) => [word]),
    role,
  )
  if (hasResults(exact)) return { ...exact, spelling: null }
  const read = words.map(withDigits)
  if (read.join(' ') !== words.join(' ')) {
    const terms = read.map((word) => [word])
    const found = await searchAll(db, read.join(' '), terms, role)
    if (hasResults(found)) return { ...found, spelling: read.join(' ') }
  }
  const known = await vocabulary()
  const corrected = words.map((word) => (known.includes(word) ? [word] : [word, ...findSimilarWords(word, known, 3)]))
  if (corrected.every((term) => term.length === 1)) return { ...noResults, spelling: nearestSpelling(words, known) }
  const spelling = corrected.map((term) => term[1] ?? term[0]).join(' ')
  return { ...(await searchAll(db, spelling, corrected, role)), spelling }
}

const hasResults = (groups: Omit<SearchResults, 'spelling'>) => Object.values(groups).some((group) => group.length > 0)

/** The nearest words that the building knows, for a text that resembles none closely; null when none is near. */
function nearestSpelling(words: readonly string[], known: readonly string[]): string | null {
  const nearest = words.map((word) => (known.includes(word) ? word : (findNearestWord(word, known) ?? word)))
  const spelling = nearest.join(' ')
  return spelling === words.join(' ') ? null : spelling
}

async function searchAll(db: Database, typed: string, words: readonly SearchTerm[], role: Role) {
  const [units, people, requests, assets, others] = await Promise.all([
    findUnits(db, typed, words, limits.units),
    findPeople(db, typed, words, limits.people),
    findRequests(db, typed, words, limits.requests),
    findAssets(db, typed, words, limits.assets),
    findOthers(db, typed, words, limits.others, role),
  ])
  return { units, people, requests, assets, others }
}

type Reference = { kind: FoundKind; id: string }

/** Records by kind and id in their current state and the given order; deleted ones are left out. */
export async function listRecent(db: Database, references: readonly Reference[], role: Role): Promise<Found[]> {
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
    loadOthers(db, references, role),
  ])
  const found: Found[] = groups.flat()
  return references.flatMap(({ kind, id }) => found.find((one) => one.kind === kind && one.id === id) ?? [])
}
