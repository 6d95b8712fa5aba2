import { type SQL, sql } from 'drizzle-orm'
import type { Status } from '#maintenance/requests/choices.ts'
import { openStatuses } from '#maintenance/requests/rules.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { FoundRequest } from '../contract.ts'
import { hasDigit, containsAll, union, type SearchTerm } from './patterns.ts'
import { unitsByNumber } from './units.ts'
import { isShort, patternInPlan, searchText } from '#platform/server/sql/search.ts'

/** The maximum number of rows of each source that are ranked, newest first. */
const maxPerSource = 60
const isOpen = sql`r.status in (${sql.join(
  openStatuses.map((status) => sql`${status}`),
  sql`, `,
)})`

/**
 * Requests by number, text, place or resident; an exact number first, then open ones.
 */
export async function findRequests(db: Database, typed: string, words: readonly SearchTerm[], limit: number) {
  const number = numberIn(typed)
  const long = words.filter(([word = '']) => !isShort(word))
  const sources = [
    ...(number === null ? [] : [numberSource(number)]),
    ...(long.length === 0 ? [] : textSources(words)),
    ...long.filter(([word = '']) => hasDigit(word)).map((word) => unitSource(word, words)),
    ...long.filter(([word = '']) => !hasDigit(word)).map((word) => residentSource(word, words)),
  ]
  if (sources.length === 0) return []
  return loadRequests(
    db,
    sql`select r.id, row_number() over (order by r.number = ${number?.digits ?? -1} desc, ${isOpen} desc,
        ${containsAll(sql`searchable(r.title)`, words)} desc, r.created_at desc, r.id desc) as place
      from (${union(sources)}) found join maintenance_requests r on r.id = found.id order by place limit ${limit}`,
  )
}

type RequestNumber = { digits: number; code: string }

/** 123, #123, or with a code before it, with or without a hyphen or space. */
function numberIn(typed: string): RequestNumber | null {
  const [, code = '', digits] = /^(?:#|(\p{L}{2,6})[\s-]?)?(\d{1,9})$/u.exec(typed.trim()) ?? []
  return digits === undefined ? null : { digits: Number(digits), code }
}

const numberSource = ({ digits, code }: RequestNumber): SQL =>
  sql`select r.id from maintenance_requests r where r.number = ${digits}
    and (${code} = '' or (select searchable(b.code) from building b) = ${searchText(code)})`

const textSources = (words: readonly SearchTerm[]): SQL[] =>
  [isOpen, sql`not ${isOpen}`].map(
    (
      state,
    ) => sql`select r.id from maintenance_requests r where ${state} and ${containsAll(sql`r.search`, words, patternInPlan)}
      order by r.created_at desc limit ${maxPerSource}`,
  )

const matchesEveryTerm = (words: readonly SearchTerm[]) =>
  containsAll(sql`(r.search || ' ' || coalesce(u.search, '') || ' ' || coalesce(t.search, ''))`, words)

const unitSource = (word: SearchTerm, words: readonly SearchTerm[]): SQL =>
  sql`select r.id from (${unitsByNumber([word], 20)}) u join maintenance_requests r on r.unit_id = u.id
    left join residents t on t.id = r.resident_id where ${matchesEveryTerm(words)} order by r.created_at desc limit ${maxPerSource}`

const residentSource = (word: SearchTerm, words: readonly SearchTerm[]): SQL =>
  sql`select r.id from maintenance_requests r join residents t on t.id = r.resident_id left join units u on u.id = r.unit_id
    where r.resident_id = any(array(select id from residents where ${containsAll(sql`search`, [word])} limit 200))
      and ${matchesEveryTerm(words)} order by r.created_at desc limit ${maxPerSource}`

/** Loads the requests of a query of ids and positions. */
export async function loadRequests(db: Database, ids: SQL): Promise<FoundRequest[]> {
  type Row = {
    id: string
    reference: string
    title: string
    status: Status
    unitNumber: string | null
    placeName: string | null
  }
  const { rows } = await db.execute<Row>(sql`
    select r.id, b.code || '-' || r.number as reference, r.title, r.status, u.unit_number as "unitNumber",
      r.place_name as "placeName"
    from (${ids}) found join maintenance_requests r on r.id = found.id cross join building b
    left join units u on u.id = r.unit_id order by found.place`)
  return rows.map((row) => ({ kind: 'request', ...row }))
}
