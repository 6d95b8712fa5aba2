import { type SQL, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { parseWords } from '#command-bar/rules.ts'
import { all, containsAll, hasDigit, normalizeTerm, type SearchTerm, union } from '#command-bar/server/patterns.ts'
import { personRank, personSources } from '#command-bar/server/people.ts'
import { unitsByNumber } from '#command-bar/server/units.ts'
import { loadKeys } from '#keys/server/rows.ts'
import { normalizeTracking } from '#packages/tracking.ts'
import { peopleOf } from '#packages/server/recipients.ts'
import { loadPackages } from '#packages/server/rows.ts'
import { collectsFor } from '#front-desk/server/collection-rule.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { searchExpected } from '#visitors/server/expected.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { DeskAuthorised, DeskPerson, DeskResults, DeskUnit } from '../contract.ts'
import { beginPattern, escaped } from '#platform/server/sql/search.ts'

const limits = { people: 8, authorised: 4, units: 4, packages: 5, visits: 4, keys: 4 }
/** A shorter part of a tracking number would match too many. */
const shortestNumber = 4

/** What a text at the front desk can mean. */
export async function searchDesk(db: Database, typed: string, now: Date): Promise<DeskResults> {
  const words: SearchTerm[] = parseWords(typed).map((word) => [normalizeTerm(word)])
  if (words.length === 0) return { people: [], authorised: [], units: [], packages: [], visits: [], keys: [] }
  const today = dayOf(now, await timeZoneOf(db))
  const [people, authorised, units, packages, visits, keys] = await Promise.all([
    findPeople(db, typed, words, today),
    findAuthorised(db, words, today),
    findUnits(db, words),
    findPackages(db, typed, now),
    searchExpected(db, containsAll(sql`searchable(g.full_name)`, words), limits.visits, now),
    findKeys(db, typed, now),
  ])
  return { people, authorised, units, packages, visits, keys }
}

/** The homes of an account `p`: where a resident lives, and the one of a household member. */
const homesOfPerson = sql`lateral (
  select a.unit_id, true as is_resident from residents r join assignments a on a.resident_id = r.id and a.ended_at is null
    where r.user_id = p.id
  union all select m.unit_id, false from current_household_members m where m.user_id = p.id)`

/** The packages that wait for a person `p` in a unit `h`, also those for the whole home. */
const waitingFor = (what: SQL, user: SQL, unit: SQL) => sql`(select ${what} from packages w
  where w.done_at is null and w.direction = 'incoming' and w.unit_id = ${unit}
    and (w.recipient_id = ${user} or w.recipient_id is null))`

/** The packages that a person `x` may collect: for the whole home, or for someone who lives there. */
const collectable = (
  what: SQL,
) => sql`(select ${what} from packages w where w.done_at is null and w.direction = 'incoming'
  and w.status = 'waiting' and w.unit_id = x.unit_id and ${collectsFor(sql`w.recipient_id`)}
  and (w.recipient_id is null or exists (select from (${peopleOf(sql`x.unit_id`)}) home where home.id = w.recipient_id)))`

/** Whether a person `x` is authorised today, by a resident who still lives in the unit. */
const isInForce = (
  today: string,
) => sql`x.ended_at is null and (x.valid_until is null or x.valid_until >= ${today}::date)
  and exists (select from residents host join assignments a on a.resident_id = host.id and a.ended_at is null
    where host.user_id = x.user_id and a.unit_id = x.unit_id)`

async function findPeople(db: Database, typed: string, words: readonly SearchTerm[], today: string) {
  type Row = Omit<DeskPerson, 'kind'> & { isResident: boolean }
  const rows = await queryRows<Row>(
    db,
    sql`select p.id as "userId", coalesce(r.full_name, btrim(p.first_name || ' ' || p.last_name)) as name, h.unit_id as "unitId",
        u.unit_number as "unitNumber", h.is_resident as "isResident",
        ${waitingFor(sql`count(*)::int`, sql`p.id`, sql`h.unit_id`)} as waiting,
        ${waitingFor(sql`(array_agg(w.place order by w.received_at))[1]`, sql`p.id`, sql`h.unit_id`)} as place,
        away.last_day::text as "awayUntil", coalesce(away.holds_packages, false) as "isPaused",
        coalesce(away.note, '') as "awayNote",
        array(select distinct x.full_name from authorised_people x where x.unit_id = h.unit_id and ${isInForce(today)}
          and ${collectsFor(sql`p.id`)} order by 1) as authorised,
        array(select other.name from (${peopleOf(sql`h.unit_id`)}) other where other.id is distinct from p.id
          order by other."isResident" desc, other.name) as household
      from (select distinct found.id from (${union(personSources(words, limits.people))}) found) found
        join users p on p.id = found.id and p.deleted_at is null
        left join residents r on r.user_id = p.id cross join ${homesOfPerson} h join units u on u.id = h.unit_id
        left join lateral (select n.last_day, n.holds_packages, n.note from vacation_notices n where n.user_id = p.id and n.ended_at is null
          and ${today}::date between n.first_day and n.last_day order by n.last_day desc limit 1) away on true
      order by ${personRank(typed, words)}, p.last_name, p.first_name, u.unit_number, p.id limit ${limits.people}`,
  )
  return rows.map(({ isResident, ...row }): DeskPerson => ({ ...row, kind: isResident ? 'resident' : 'household' }))
}

/** Only of residents who still live in the unit. */
const findAuthorised = (db: Database, words: readonly SearchTerm[], today: string): Promise<DeskAuthorised[]> =>
  queryRows<DeskAuthorised>(
    db,
    sql`select x.id, x.full_name as "fullName", x.note, x.user_id as "userId", r.full_name as name, x.unit_id as "unitId",
        u.unit_number as "unitNumber", ${collectable(sql`count(*)::int`)} as waiting,
        ${collectable(sql`coalesce(array_agg(distinct w.recipient_id), '{}')`)} as recipients
      from authorised_people x join residents r on r.user_id = x.user_id join units u on u.id = x.unit_id
      where ${containsAll(sql`searchable(x.full_name)`, words)} and ${isInForce(today)}
      order by x.full_name, x.id limit ${limits.authorised}`,
  )

async function findUnits(db: Database, words: readonly SearchTerm[]): Promise<DeskUnit[]> {
  if (!words.every(([word = '']) => hasDigit(word))) return []
  return queryRows<DeskUnit>(
    db,
    sql`select u.id as "unitId", u.unit_number as "unitNumber",
        array(select r.full_name from assignments a join residents r on r.id = a.resident_id
          where a.unit_id = u.id and a.ended_at is null
          order by array_position(array['primary', 'secondary', 'other'], a.rank), a.started_at, a.id) as residents,
        (select count(*)::int from packages w where w.unit_id = u.id and w.recipient_id is null and w.done_at is null
          and w.direction = 'incoming') as waiting
      from (${unitsByNumber(words, limits.units)}) found join units u on u.id = found.id
      where ${all(words.map(([word = '']) => sql`searchable(u.unit_number) like ${beginPattern(word)}`))}
      order by length(u.unit_number), u.unit_number`,
  )
}

/** Packages that are here, by a part of their tracking number. */
async function findPackages(db: Database, typed: string, now: Date) {
  const number = normalizeTracking(typed)
  if (number.length < shortestNumber || !hasDigit(number)) return []
  const part = `%${escaped(number.toLowerCase())}%`
  return loadPackages(
    db,
    sql`select id, row_number() over (order by received_at desc, id desc) as place from packages
      where done_at is null and search like ${part} order by received_at desc, id desc limit ${limits.packages}`,
    now,
  )
}

/** Keys and fobs whose number begins with the text, or whose room contains it. */
async function findKeys(db: Database, typed: string, now: Date) {
  const number = typed.trim().replace(/\s+/g, ' ').toUpperCase()
  const begin = `${escaped(number)}%`
  const isRoom = sql`(a.unit_id is null and ${containsAll(
    sql`a.search`,
    parseWords(typed).map((word) => [normalizeTerm(word)]),
  )})`
  return loadKeys(
    db,
    sql`select a.id, row_number() over (order by a.number_key <> ${number}, a.number_key collate "natural_order", a.id) as place
      from assets a where a.category in ('key', 'fob') and (a.number_key like ${begin} or ${isRoom})
      order by a.number_key <> ${number}, a.number_key collate "natural_order", a.id limit ${limits.keys}`,
    now,
  )
}
