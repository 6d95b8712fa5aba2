import { type SQL, sql } from 'drizzle-orm'
import type { AccountStatus } from '#accounts/choices.ts'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database.ts'
import type { TenantType } from '#residents/choices.ts'
import type { FoundAccount, FoundResident } from '../contract.ts'
import { all, any, beginsWith, escaped, hasDigit, holdsAll, inAnyOf, isShort, type Wanted } from './patterns.ts'
import { unitsNamed } from './units.ts'

/** Of what is found in one place no more than this is put in order. */
const candidates = 1500

/** Residents and those who work here, by name, e-mail, telephone, or the number of their home; the nearest name first. */
export async function findPeople(db: Database, typed: string, words: readonly Wanted[], most: number) {
  const places = words.filter(([word = '']) => hasDigit(word))
  const others = words.filter((word) => !places.includes(word))
  const sources = words.every(([word = '']) => isShort(word)) ? [] : byText(words)
  // Whose name begins so is never lost among many who only hold it somewhere.
  if (sources.length === 0 || words.length === 1) sources.push(...byInitials(words, most))
  if (places.length > 0)
    sources.push(sql`select t.user_id from (${unitsNamed(places, 20)}) u
      join assignments a on a.unit_id = u.id and a.ended_at is null join tenants t on t.id = a.tenant_id
      where ${holdsAll(sql`t.search`, others)} limit ${candidates}`)
  // The search text of an account begins with its names.
  return tellPeople(
    db,
    sql`select p.id, row_number() over (order by case
        when p.search like searchable(${escaped(typed)}) || ' %' then 0
        when ${beginsWith(sql`p.search`, [typed])} then 1
        when ${all(words.map((word) => any(word.map((one) => sql`' ' || p.search like '% ' || searchable(${escaped(one)}) || '%'`))))} then 2
        else 3 end, p.status = 'Suspended', p.last_name, p.first_name, p.id) as place
      from (${inAnyOf(sources)}) found join users p on p.id = found.id
      where p.deleted_at is null and (p.role <> 'tenant' or exists (select from tenants t where t.user_id = p.id))
      order by place limit ${most}`,
  )
}

const byText = (words: readonly Wanted[]): SQL[] => [
  sql`select id from users where ${holdsAll(sql`search`, words)} and deleted_at is null limit ${candidates}`,
  sql`select user_id from tenants where ${holdsAll(sql`search`, words)} limit ${candidates}`,
]

/** Whose first or last name begins with what was typed, read along the index of names. */
function byInitials(words: readonly Wanted[], most: number): SQL[] {
  const [first = [''], ...rest] = words
  const more = sql`${holdsAll(sql`search`, rest)} and deleted_at is null`
  return ['first_name', 'last_name'].map((column) => {
    const name = sql`searchable(${sql.identifier(column)})`
    return sql`select id from users where ${beginsWith(name, first)} and ${more} order by ${name} using ~<~ limit ${most * 4}`
  })
}

/** The people of a list of account ids with their places, as they are shown. */
export async function tellPeople(db: Database, ids: SQL): Promise<(FoundResident | FoundAccount)[]> {
  type Row = {
    id: string
    tenantId: string | null
    fullName: string | null
    firstName: string
    lastName: string
    role: Role
    status: AccountStatus
    tenantType: TenantType
    unitNumbers: string[]
  }
  const { rows } = await db.execute<Row>(sql`
    select p.id, t.id as "tenantId", t.full_name as "fullName", p.first_name as "firstName", p.last_name as "lastName", p.role,
      p.status, t.tenant_type as "tenantType", array(
        select u.unit_number from assignments a join units u on u.id = a.unit_id where a.tenant_id = t.id and a.ended_at is null
        order by a.started_at, u.unit_number) as "unitNumbers"
    from (${ids}) wanted join users p on p.id = wanted.id left join tenants t on t.user_id = p.id
    where p.deleted_at is null and (t.id is not null or p.role <> 'tenant') order by wanted.place`)
  return rows.map(({ id, tenantId, fullName, firstName, lastName, role, status, tenantType, unitNumbers }) =>
    tenantId === null
      ? { kind: 'account', id, name: `${firstName} ${lastName}`.trim(), role, status }
      : { kind: 'resident', id: tenantId, name: fullName ?? '', tenantType, status, unitNumbers },
  )
}
