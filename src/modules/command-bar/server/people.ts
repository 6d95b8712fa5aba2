import { type SQL, sql } from 'drizzle-orm'
import { isFormerIn } from '#occupancy/server/former-residents.ts'
import { apiValue } from '#platform/server/database/api-values.ts'
import { residents } from '#residents/server/table.ts'
import { users } from '#accounts/server/table.ts'
import type { AccountStatus } from '#accounts/choices.ts'
import { selectPlannedMoves } from '#moves/server/planned/planned-moves.ts'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { TenantType } from '#residents/choices.ts'
import type { FoundAccount, FoundResident } from '../contract.ts'
import { all, any, beginsWith, hasDigit, containsAll, isInPrefixRange, union, type SearchTerm } from './patterns.ts'
import { unitsByNumber } from './units.ts'
import { beginPattern, escaped, isShort, searchText } from '#platform/server/sql/search.ts'

/** The maximum number of rows of each source that are ranked. */
const candidates = 1500

/**
 * Residents and office accounts by name, e-mail, telephone or unit number; the best match first.
 */
export async function findPeople(db: Database, typed: string, words: readonly SearchTerm[], limit: number) {
  const sources = personSources(words, limit)
  return loadPeople(
    db,
    sql`select p.id, row_number() over (order by ${personRank(typed, words)}, p.status = 'suspended', p.last_name, p.first_name, p.id) as place
      from (${union(sources)}) found join users p on p.id = found.id
      where p.deleted_at is null and (p.role not in ('tenant', 'household') or exists (select from residents t where t.user_id = p.id))
      order by place limit ${limit}`,
  )
}

/** The queries of the accounts that match the words by name, e-mail, telephone or unit number. */
export function personSources(words: readonly SearchTerm[], limit: number): SQL[] {
  const numberTerms = words.filter(([word = '']) => hasDigit(word))
  const otherTerms = words.filter((word) => !numberTerms.includes(word))
  const sources = words.every(([word = '']) => isShort(word)) ? [] : textSources(words)
  // Names that begin with the text must not be cut off by the limit of the other sources.
  if (sources.length === 0 || words.length === 1) sources.push(...namePrefixSources(words, limit))
  if (numberTerms.length > 0)
    sources.push(sql`select t.user_id from (${unitsByNumber(numberTerms, 20)}) u
      join assignments a on a.unit_id = u.id and a.ended_at is null join residents t on t.id = a.resident_id
      where ${containsAll(sql`t.search`, otherTerms)} limit ${candidates}`)
  return sources
}

/** How well an account `p` matches a text: 0 for its whole name. The search text of an account begins with its names. */
export const personRank = (typed: string, words: readonly SearchTerm[]): SQL => sql`case
        when p.search like ${searchText(escaped(typed))} || ' %' then 0
        when ${beginsWith(sql`p.search`, [typed])} then 1
        when ${all(words.map((word) => any(word.map((one) => sql`' ' || p.search like '% ' || ${beginPattern(escaped(one))}`))))} then 2
        else 3 end`

const textSources = (words: readonly SearchTerm[]): SQL[] => [
  sql`select id from users where ${containsAll(sql`search`, words)} and deleted_at is null limit ${candidates}`,
  sql`select user_id from residents where ${containsAll(sql`search`, words)} limit ${candidates}`,
]

/** Accounts whose first or last name begins with the text, by the index of names. */
function namePrefixSources(words: readonly SearchTerm[], limit: number): SQL[] {
  const [first = [''], ...rest] = words
  const conditions = sql`${containsAll(sql`search`, rest)} and deleted_at is null`
  return ['first_name', 'last_name'].map((column) => {
    const name = sql`searchable(${sql.identifier(column)})`
    return sql`select id from users where ${isInPrefixRange(name, searchText(first[0] ?? ''))} and ${conditions} order by ${name} using ~<~ limit ${limit * 4}`
  })
}

/** Loads the people of a query of account ids and positions. */
export async function loadPeople(db: Database, ids: SQL): Promise<(FoundResident | FoundAccount)[]> {
  type Row = {
    id: string
    tenantId: string | null
    fullName: string | null
    firstName: string
    lastName: string
    role: Role
    status: AccountStatus
    isFormer: boolean
    tenantType: TenantType
    unitNumbers: string[]
  }
  const { rows } = await db.execute<Row>(sql`
    select p.id, t.id as "tenantId", t.full_name as "fullName", p.first_name as "firstName", p.last_name as "lastName", p.role,
      ${apiValue(users.status, 'p.status')} as status, t.id is not null and ${isFormerIn('t')} as "isFormer",
      ${apiValue(residents.tenantType, 't.resident_type')} as "tenantType", array(
        select u.unit_number from assignments a join units u on u.id = a.unit_id where a.resident_id = t.id and a.ended_at is null
        order by a.started_at, u.unit_number) as "unitNumbers"
    from (${ids}) found join users p on p.id = found.id left join residents t on t.user_id = p.id
    where p.deleted_at is null and (t.id is not null or p.role <> 'tenant') order by found.place`)
  const residentIds = rows.flatMap(({ tenantId }) => tenantId ?? [])
  const planned = Map.groupBy(await selectPlannedMoves(db, residentIds), ({ tenantId }) => tenantId)
  return rows.map(
    ({ id, tenantId: residentId, fullName, firstName, lastName, role, status, isFormer, tenantType, unitNumbers }) =>
      residentId === null
        ? { kind: 'account', id, name: `${firstName} ${lastName}`.trim(), role, status }
        : {
            kind: 'resident',
            id: residentId,
            name: fullName ?? '',
            tenantType,
            status: isFormer ? 'Former' : status,
            unitNumbers,
            plannedMoves: planned.get(residentId) ?? [],
          },
  )
}
