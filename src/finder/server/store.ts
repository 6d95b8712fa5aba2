import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database.ts'
import type { Finding, Found, FoundKind } from '../contract.ts'
import { meantBy, wordsOf } from '../rules.ts'
import { asKept, type Wanted } from './patterns.ts'
import { findPeople, tellPeople } from './people.ts'
import { findRequests, tellRequests } from './requests.ts'
import { findUnits, tellUnits } from './units.ts'

const most = { units: 5, people: 6, requests: 5 }
const nothing: Finding = { units: [], people: [], requests: [] }

/**
 * The best units, people and requests for what somebody typed. Where nothing fits to the letter, the words of the house
 * that may have been meant are tried in place of those typed.
 */
export async function findAnything(
  db: Database,
  typed: string,
  vocabulary: () => Promise<readonly string[]>,
): Promise<Finding> {
  const words = wordsOf(typed).map(asKept)
  if (words.length === 0) return nothing
  const exact = await findEach(
    db,
    typed,
    words.map((word) => [word]),
  )
  if (exact.units.length + exact.people.length + exact.requests.length > 0) return exact
  const known = await vocabulary()
  const meant = words.map((word) => (known.includes(word) ? [word] : [word, ...meantBy(word, known, 3)]))
  if (meant.every((wanted) => wanted.length === 1)) return nothing
  return findEach(db, meant.map((wanted) => wanted[1] ?? wanted[0]).join(' '), meant)
}

async function findEach(db: Database, typed: string, words: readonly Wanted[]): Promise<Finding> {
  const [units, people, requests] = await Promise.all([
    findUnits(db, typed, words, most.units),
    findPeople(db, typed, words, most.people),
    findRequests(db, typed, words, most.requests),
  ])
  return { units, people, requests }
}

type Reference = { kind: FoundKind; id: string }

/** Records by kind and id as they are now, in the order asked; what is gone is left out. */
export async function listChosen(db: Database, references: readonly Reference[]): Promise<Found[]> {
  const ids = (...kinds: FoundKind[]) => references.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const given = (of: string[]) =>
    sql`select id, place from unnest(${`{${of.join(',')}}`}::uuid[]) with ordinality as given (id, place)`
  const owners = sql`select coalesce((select user_id from tenants where tenants.id = given.id), given.id) as id, place
    from (${given(ids('resident', 'account'))}) given`
  const groups = await Promise.all([
    tellUnits(db, given(ids('unit'))),
    tellPeople(db, owners),
    tellRequests(db, given(ids('request'))),
  ])
  const found: Found[] = groups.flat()
  return references.flatMap(({ kind, id }) => found.find((one) => one.kind === kind && one.id === id) ?? [])
}
