import { currencyScale } from '#platform/server/sql/amounts.ts'
import { type SQL, sql } from 'drizzle-orm'
import { apiValue } from '#platform/server/database/api-values.ts'
import { apiPhone, groupPhones } from '#building/server/phones.ts'
import type { EmailKind } from '#accounts/choices.ts'
import { users } from '#accounts/server/table.ts'
import { officeNotes } from '#residents/server/office-notes.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { keysOfRow, orderBy, type PageByKeys, withCursor } from '#platform/server/sql/keyset.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type { Page } from '#platform/server/http/send-reply.ts'
import type { Resident, ResidentFilter, ResidentViewFilters } from '#residents/resident.ts'
import { residents } from '#residents/server/table.ts'
import type { UnitCategory } from '#units/choices.ts'
import { units } from '#units/server/table.ts'
import { isFormerResident } from '../former-residents.ts'
import { invitationState } from '#accounts/server/invitations/invitation-state.ts'
import { isNewResident } from '../invitable-residents.ts'
import { type ChosenPeople, matchesFilter } from './resident-filter.ts'
import { firstInOrder } from './resident-order.ts'

/** A resident as JSON, as in the contract: nested account and homes, no codes. */
const residentAsJson = (now: Date) => sql`json_build_object(
  'id', residents.id, 'userId', residents.user_id,
  'user', json_build_object('id', users.id, 'firstName', users.first_name, 'lastName', users.last_name,
    'email', users.email, 'phone', ${apiPhone(users.phone)}, 'hasSecondFactor', users.second_factor_since is not null),
  'unitId', homes.list -> 0 -> 'id', 'unit', homes.list -> 0, 'units', coalesce(homes.list, '[]'),
  'residenceType', homes.list -> 0 -> 'residenceType',
  'fullName', residents.full_name, 'preferredName', residents.preferred_name,
  'tenantType', ${apiValue(residents.tenantType, 'residents.resident_type')}, 'isOwner', residents.resident_type = 'owner',
  'status', case when ${isFormerResident} then 'Suspended' else ${apiValue(users.status, 'users.status')} end,
  'accountStatus', ${apiValue(users.status, 'users.status')}, 'isFormer', ${isFormerResident},
  'isActive', users.status = 'active' and not ${isFormerResident},
  'invitation', case when ${isNewResident} then ${invitationState(now)} end,
  'startDateOccupancy', residents.start_date_occupancy, 'endDateOccupancy', residents.end_date_occupancy,
  'moveInDate', residents.start_date_occupancy, 'leaseEndDate', residents.end_date_occupancy,
  'emailPrimary', residents.email_primary, 'emailSecondary', residents.email_secondary,
  'phonePrimary', ${apiPhone(residents.phonePrimary)}, 'phoneSecondary', ${apiPhone(residents.phoneSecondary)},
  'emergencyContactName', residents.emergency_contact_name, 'emergencyContactPhone', ${apiPhone(residents.emergencyContactPhone)},
  'parkingStalls', residents.parking_stalls, 'lockerNumbers', residents.locker_numbers, 'pets', residents.pets,
  'hasUnitAccessCode', coalesce(homes.list -> 0 -> 'hasUnitAccessCode', 'false'),
  'hasStorageLockerAccessCode', coalesce(homes.list -> 0 -> 'hasStorageLockerAccessCode', 'false'),
  'notes', ${officeNotes}, 'residentNotes', residents.resident_notes,
  'createdAt', ${instantText('residents.created_at')}, 'updatedAt', ${instantText('residents.updated_at')},
  'version', residents.version)`

const withAccount = sql.raw(`from residents join users on users.id = residents.user_id`)
const withHomes = sql`left join lateral (
    select json_agg(json_build_object('id', u.id, 'unitNumber', u.unit_number, 'floor', u.floor, 'unitType', u.unit_type,
      'category', ${apiValue(units.category, 'u.category')}, 'bedrooms', u.bedrooms, 'bathrooms', u.bathrooms::float8, 'squareFootage', u.square_footage,
      'monthlyMaintenance', u.monthly_maintenance_cents / ${currencyScale}, 'isOccupied', true,
      'residenceType', a.residence_type, 'rank', a.rank,
      'hasUnitAccessCode', a.unit_access_code_sealed is not null,
      'hasStorageLockerAccessCode', a.storage_locker_access_code_sealed is not null) order by a.started_at, u.unit_number collate "C") as list
    from assignments a join units u on u.id = a.unit_id where a.resident_id = residents.id and a.ended_at is null
  ) homes on true`

type Pending = Partial<Record<EmailKind, string>>

/** Throws 404. */
export async function findResident(db: Database, id: string, now: Date): Promise<Resident> {
  const [row] = await queryRows<{ resident: Resident }>(
    db,
    sql`select ${residentAsJson(now)} as resident ${withAccount} ${withHomes}
      where residents.id = ${id} and users.deleted_at is null`,
  )
  if (!row) throw notFound('Tenant')
  return withGroupedPhones(row.resident)
}

const withGroupedPhones = (resident: Resident): Resident => ({
  ...groupPhones(resident, 'phonePrimary', 'phoneSecondary', 'emergencyContactPhone'),
  user: groupPhones(resident.user, 'phone'),
})

/** The resident record of an account; throws 404 when there is none, or it belongs to another account. */
export async function findOwnProfile(db: Database, userId: string, currentUserId: string, now: Date) {
  const [row] = await queryRows<{ resident: Resident; pending: Pending | null }>(
    db,
    sql`select ${residentAsJson(now)} as resident,
        (select json_object_agg(p.kind, p.email) from pending_emails p where p.user_id = users.id) as pending
      ${withAccount} ${withHomes}
      where users.id = ${userId} and users.id = ${currentUserId} and users.deleted_at is null`,
  )
  if (!row) throw notFound('Tenant')
  const { resident, pending } = row
  return {
    ...withGroupedPhones(resident),
    pendingEmailPrimary: pending?.primary ?? null,
    pendingEmailSecondary: pending?.secondary ?? null,
  }
}

/** A page of residents, the total that matches the filter, and the cursor of the next page. */
export async function listResidents(
  db: Database,
  filter: ResidentFilter & ChosenPeople,
  now: Date,
): Promise<Page<Resident>> {
  const [page] = await queryRows<PageByKeys<Resident>>(db, pageQuery(filter, now))
  const { rows, ...rest } = withCursor(page)
  return { ...rest, rows: rows.map(withGroupedPhones) }
}

/** How many residents match each filter, in one statement. */
export async function countEach(db: Database, { filters }: ResidentViewFilters, now: Date) {
  const counted = filters.map(
    (filter) => sql`(select count(*)::int ${withAccount} where ${matchesFilter(filter, now)})`,
  )
  const [row] = await queryRows<{ counts: number[] }>(
    db,
    sql`select json_build_array(${sql.join(counted, sql`, `)}) as counts`,
  )
  return { counts: row?.counts ?? [] }
}

function pageQuery(filter: ResidentFilter & ChosenPeople, now: Date): SQL {
  const conditions = matchesFilter(filter, now)
  const limit = sql`${filter.limit}::int`
  const { rows, order } = firstInOrder(filter, conditions, limit)
  return sql`
    with first as (${rows}), chosen as (
      select id, ${keysOfRow(order)} as keys, row_number() over (order by ${orderBy(order)}) as place from first
    )
    select
      (select coalesce(json_agg(${residentAsJson(now)} order by chosen.place), '[]')
        from chosen join residents on residents.id = chosen.id join users on users.id = residents.user_id ${withHomes}
        where chosen.place <= ${limit}) as rows,
      (select count(*)::int ${withAccount} where ${conditions}) as total,
      (select keys from chosen where place = ${limit}
        and exists (select from chosen where place > ${limit})) as keys`
}

/** Units without a resident, in the order of their numbers. */
export async function listVacantUnits(db: Database) {
  const { rows } = await db.execute<{
    id: string
    unitNumber: string
    floor: number
    category: UnitCategory
    unitType: string | null
  }>(sql`
    select id, unit_number as "unitNumber", floor, ${apiValue(units.category, 'category')} as category, unit_type as "unitType"
    from units u where not exists (select from assignments a where a.unit_id = u.id and a.ended_at is null)
    order by floor, unit_number`)
  return rows
}
