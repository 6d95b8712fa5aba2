import { eq, type SQL, sql } from 'drizzle-orm'
import type { AccountStatus } from '#accounts/choices.ts'
import { invitationState } from '#accounts/server/invitations/invitation-state.ts'
import { users } from '#accounts/server/table.ts'
import type { ResidentCondition, ResidentFilter } from '#residents/resident.ts'
import { leaseEndsSoonDays } from '#residents/rules.ts'
import { residents } from '#residents/server/table.ts'
import { isFormerResident } from '../former-residents.ts'
import { isInvitableResident, isNewResident, lacksInvitation } from '../invitable-residents.ts'
import { escaped, partPattern, rowsToSearch } from '#platform/server/sql/search.ts'

/** Residents by their ids, instead of a filter. */
export type ChosenPeople = { ids?: string[] | undefined }

/** The rows of `residents` and `users` that match a filter of the list. */
export const matchesFilter = (filter: ResidentCondition & ChosenPeople, now: Date): SQL =>
  sql.join([sql`users.deleted_at is null`, ...conditionsOf(filter, now)], sql` and `)

const livesIn = (where: SQL) =>
  sql`exists (select from assignments a join units u on u.id = a.unit_id
    where a.resident_id = ${residents.id} and a.ended_at is null and ${where})`

/** The filter by the status as it is listed: former residents are listed as suspended. */
const hasStatus = (status: AccountStatus) =>
  status === 'Suspended'
    ? sql`(${users.status} = 'suspended' or ${isFormerResident})`
    : sql`(${eq(users.status, status)} and not ${isFormerResident})`

/** A resident who lives here and whose lease ends soon, or has ended; on a row of `residents`. */
export const isLeaseEnding = (now: Date): SQL =>
  sql`(${livesIn(sql`true`)} and residents.end_date_occupancy <=
    (select (${now.toISOString()}::timestamptz at time zone time_zone)::date from building) + ${sql.raw(String(leaseEndsSoonDays))})`

const hasInvitation = (invitation: NonNullable<ResidentFilter['invitation']>, now: Date): SQL => {
  if (invitation === 'invitable') return isInvitableResident
  return invitation === 'open' ? isNewResident : sql`(${isNewResident} and ${invitationState(now)} = ${invitation})`
}

function conditionsOf(
  {
    area,
    status,
    former,
    type,
    lease,
    hasEmail,
    isInvited,
    invitation,
    assignableTo,
    search,
    ids,
  }: ResidentCondition & ChosenPeople,
  now: Date,
): SQL[] {
  const conditions = [
    area && area !== 'all' ? livesIn(sql`u.category = ${area}`) : undefined,
    status === undefined || status === 'all' ? undefined : hasStatus(status),
    former === undefined ? undefined : former ? isFormerResident : sql`not ${isFormerResident}`,
    type === undefined || type === 'all' ? undefined : eq(residents.tenantType, type),
    lease === undefined ? undefined : isLeaseEnding(now),
    hasEmail === undefined ? undefined : sql`(users.email_canonical is not null) = ${hasEmail}`,
    isInvited === undefined ? undefined : sql`${lacksInvitation(now)} = ${!isInvited}`,
    invitation === undefined ? undefined : hasInvitation(invitation, now),
    ...wordsOf(search).map(hasWord),
    ids === undefined ? undefined : sql`residents.id = any(${sql.param(ids)}::uuid[])`,
    assignableTo === undefined
      ? undefined
      : sql`${users.status} <> 'suspended' and not ${livesIn(sql`a.unit_id = ${assignableTo}`)}
          and (${residents.tenantType} = 'owner' or not ${livesIn(sql`true`)})`,
  ]
  return conditions.filter((condition) => condition !== undefined)
}

/** The words of a search; digits only for a telephone number. */
const wordsOf = (search = '') =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (/^[\d().+-]+$/.test(word) && /\d.*\d.*\d/.test(word) ? word.replace(/\D/g, '') : word))
    .map(escaped)

/** Name, e-mail, unit or telephone number; each place is looked up in its own index. With an array the planner reads the residents by their ids. */
function hasWord(word: string): SQL {
  const like = sql`like ${partPattern(word)}`
  return sql`${residents.id} = any(array(
    select r.id from ${rowsToSearch('residents', word)} r where r.search ${like}
    union select t.id from ${rowsToSearch('users', word)} p join residents t on t.user_id = p.id where p.search ${like}
    union select a.resident_id from ${rowsToSearch('units', word)} u join assignments a on a.unit_id = u.id and a.ended_at is null
      where u.search ${like}))`
}
