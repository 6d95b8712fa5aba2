import { type SQL, sql } from 'drizzle-orm'
import type { Status } from '#maintenance/choices.ts'
import { openStatuses } from '#maintenance/rules.ts'
import type { Database } from '#platform/server/database.ts'
import type { FoundRequest } from '../contract.ts'
import { hasDigit, holdsAll, inAnyOf, isShort, type Wanted } from './patterns.ts'
import { unitsNamed } from './units.ts'

/** Of what is found in one place only the newest are put in order. */
const newest = 60
const isOpen = sql`r.status in (${sql.join(
  openStatuses.map((status) => sql`${status}`),
  sql`, `,
)})`

/** Requests by number, words of their text, their place or their resident; the number itself first, then what is open. */
export async function findRequests(db: Database, typed: string, words: readonly Wanted[], most: number) {
  const number = numberIn(typed)
  const long = words.filter(([word = '']) => !isShort(word))
  const sources = [
    ...(number === null ? [] : [sql`select r.id from maintenance_requests r where r.number = ${number}`]),
    ...(long.length === 0 ? [] : byText(words)),
    ...long.filter(([word = '']) => hasDigit(word)).map((word) => byPlace(word, words)),
    ...long.filter(([word = '']) => !hasDigit(word)).map((word) => byResident(word, words)),
  ]
  if (sources.length === 0) return []
  return tellRequests(
    db,
    sql`select r.id, row_number() over (order by r.number = ${number ?? -1} desc, ${isOpen} desc,
        ${holdsAll(sql`searchable(r.title)`, words)} desc, r.created_at desc, r.id desc) as place
      from (${inAnyOf(sources)}) found join maintenance_requests r on r.id = found.id order by place limit ${most}`,
  )
}

/** 123, #123, or with the building's code before it. */
function numberIn(typed: string): number | null {
  const digits = /^(?:#|\p{L}{2,6}-)?(\d{1,9})$/u.exec(typed.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}

const byText = (words: readonly Wanted[]): SQL[] =>
  [isOpen, sql`not ${isOpen}`].map(
    (state) => sql`select r.id from maintenance_requests r where ${state} and ${holdsAll(sql`r.search`, words)}
      order by r.created_at desc limit ${newest}`,
  )

const everyWord = (words: readonly Wanted[]) =>
  holdsAll(sql`(r.search || ' ' || coalesce(u.search, '') || ' ' || coalesce(t.search, ''))`, words)

const byPlace = (word: Wanted, words: readonly Wanted[]): SQL =>
  sql`select r.id from (${unitsNamed([word], 20)}) u join maintenance_requests r on r.unit_id = u.id
    left join tenants t on t.id = r.tenant_id where ${everyWord(words)} order by r.created_at desc limit ${newest}`

const byResident = (word: Wanted, words: readonly Wanted[]): SQL =>
  sql`select r.id from (select id, search from tenants where ${holdsAll(sql`search`, [word])} limit 200) t
    join maintenance_requests r on r.tenant_id = t.id left join units u on u.id = r.unit_id
    where ${everyWord(words)} order by r.created_at desc limit ${newest}`

/** The requests of a list of ids with their places, as they are shown. */
export async function tellRequests(db: Database, ids: SQL): Promise<FoundRequest[]> {
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
    from (${ids}) wanted join maintenance_requests r on r.id = wanted.id cross join building b
    left join units u on u.id = r.unit_id order by wanted.place`)
  return rows.map((row) => ({ kind: 'request', ...row }))
}
