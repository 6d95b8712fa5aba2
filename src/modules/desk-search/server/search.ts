import { type SQL, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { parseWords } from '#command-bar/rules.ts'
import { all, containsAll, hasDigit, normalizeTerm, type SearchTerm, union } from '#command-bar/server/patterns.ts'
import { personRank, personSources } from '#command-bar/server/people.ts'
import { unitsByNumber } from '#command-bar/server/units.ts'
import { normalizeTracking } from '#packages/tracking.ts'
import { loadPackages } from '#packages/server/rows.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { DeskAuthorised, DeskPerson, DeskResults, DeskUnit } from '../contract.ts'

const limits = { people: 8, authorised: 4, units: 4, packages: 5 }
/** A shorter part of a tracking number would match too many. */
const shortestNumber = 4

/** What a text at the front desk can mean. */
export async function searchDesk(db: Database, typed: string, now: Date): Promise<DeskResults> {
  const words: SearchTerm[] = parseWords(typed).map((word) => [normalizeTerm(word)])
  if (words.length === 0) return { people: [], authorised: [], units: [], packages: [] }
  const today = dayOf(now, await timeZoneOf(db))
  const [people, authorised, units, packages] = await Promise.all([
    findPeople(db, typed, words, today),
    findAuthorised(db, words, today),
    findUnits(db, words),
    findPackages(db, typed, now),
  ])
  return { people, authorised, units, packages }
}

/** The homes of an account `p`: where a resident lives, and the one of a household member. */
const homesOfPerson = sql`lateral (
  select a.unit_id, true as is_resident from residents r join assignments a on a.resident_id = r.id and a.ended_at is null
    where r.user_id = p.id
  union all select m.unit_id, false from current_household_members m where m.user_id = p.id)`

/** The packages that wait for a person `p` in a unit `h`. */
const waitingFor = (what: SQL, user: SQL, unit: SQL) => sql`(select ${what} from packages w
  where w.done_at is null and w.direction = 'incoming' and w.recipient_id = ${user} and w.unit_id = ${unit})`

async function findPeople(db: Database, typed: string, words: readonly SearchTerm[], today: string) {
  type Row = Omit<DeskPerson, 'kind'> & { isResident: boolean }
  const rows = await queryRows<Row>(
    db,
    sql`select p.id as "userId", coalesce(r.full_name, btrim(p.first_name || ' ' || p.last_name)) as name, h.unit_id as "unitId",
        u.unit_number as "unitNumber", h.is_resident as "isResident",
        ${waitingFor(sql`count(*)::int`, sql`p.id`, sql`h.unit_id`)} as waiting,
        ${waitingFor(sql`(array_agg(w.place order by w.received_at))[1]`, sql`p.id`, sql`h.unit_id`)} as place,
        away.last_day::text as "awayUntil", coalesce(away.holds_packages, false) as "isPaused",
        array(select x.full_name from authorised_people x where x.user_id = p.id and x.unit_id = h.unit_id and x.ended_at is null
          and (x.valid_until is null or x.valid_until >= ${today}::date) order by x.full_name) as authorised
      from (select distinct found.id from (${union(personSources(words, limits.people))}) found) found
        join users p on p.id = found.id and p.deleted_at is null
        left join residents r on r.user_id = p.id cross join ${homesOfPerson} h join units u on u.id = h.unit_id
        left join lateral (select n.last_day, n.holds_packages from vacation_notices n where n.user_id = p.id and n.ended_at is null
          and ${today}::date between n.first_day and n.last_day order by n.last_day desc limit 1) away on true
      order by ${personRank(typed, words)}, p.last_name, p.first_name, p.id, u.unit_number limit ${limits.people}`,
  )
  return rows.map(({ isResident, ...row }): DeskPerson => ({ ...row, kind: isResident ? 'resident' : 'household' }))
}

/** Only of residents who still live in the unit. */
const findAuthorised = (db: Database, words: readonly SearchTerm[], today: string): Promise<DeskAuthorised[]> =>
  queryRows<DeskAuthorised>(
    db,
    sql`select x.id, x.full_name as "fullName", x.note, x.user_id as "userId", r.full_name as name, x.unit_id as "unitId",
        u.unit_number as "unitNumber", ${waitingFor(sql`count(*)::int`, sql`x.user_id`, sql`x.unit_id`)} as waiting
      from authorised_people x join residents r on r.user_id = x.user_id join units u on u.id = x.unit_id
      where ${containsAll(sql`searchable(x.full_name)`, words)} and x.ended_at is null
        and (x.valid_until is null or x.valid_until >= ${today}::date)
        and exists (select from assignments a where a.resident_id = r.id and a.unit_id = x.unit_id and a.ended_at is null)
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
        (select count(*)::int from packages w where w.unit_id = u.id and w.done_at is null and w.direction = 'incoming') as waiting
      from (${unitsByNumber(words, limits.units)}) found join units u on u.id = found.id
      where ${all(words.map(([word = '']) => sql`searchable(u.unit_number) like searchable(${word}) || '%'`))}
      order by length(u.unit_number), u.unit_number`,
  )
}

/** Packages that are here, by a part of their tracking number. */
async function findPackages(db: Database, typed: string, now: Date) {
  const number = normalizeTracking(typed)
  if (number.length < shortestNumber || !hasDigit(number)) return []
  const part = `%${number.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return loadPackages(
    db,
    sql`select id, row_number() over (order by received_at desc, id desc) as place from packages
      where done_at is null and search like ${part} order by received_at desc, id desc limit ${limits.packages}`,
    now,
  )
}
