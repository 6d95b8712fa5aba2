import { eq, type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { brokenText } from './broken-text.ts'
import { invalid, notFound } from '#platform/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { fillsOf } from '#platform/server/search.ts'
import type { WrittenPage } from '#platform/server/serve-read.ts'
import { isId } from '#platform/server/shape.ts'
import { shapedStatement, statement } from '#platform/server/statements.ts'
import type { ResidentSort } from '#residents/choices.ts'
import type { Resident, ResidentFilter } from '#residents/resident.ts'
import { tenants } from '#residents/server/table.ts'

/** The home of longest standing of each resident: read once for all of them where the list is sorted by it. */
const firstHomes = sql`(
  select distinct on (a.tenant_id) a.tenant_id, u.unit_number from assignments a join units u on u.id = a.unit_id
  where a.ended_at is null order by a.tenant_id, a.started_at, u.unit_number) first_homes`

/** What each order sorts by, and the type of its key in a cursor. Whoever has no value comes last. */
const sorts: Record<ResidentSort, { by: SQL; type: SQL }> = {
  newest: { by: sql`${tenants.createdAt}`, type: sql`timestamptz` },
  name: { by: sql`${tenants.fullName} collate "und-x-icu"`, type: sql`text` },
  unit: { by: sql`coalesce(first_homes.unit_number, '~') collate "C"`, type: sql`text` },
  type: { by: sql`${tenants.tenantType} collate "C"`, type: sql`text` },
  status: { by: sql`${users.status} collate "C"`, type: sql`text` },
  since: { by: sql`coalesce(${tenants.startDateOccupancy}, '9999-12-31')`, type: sql`date` },
  leaseEnd: { by: sql`coalesce(${tenants.endDateOccupancy}, '9999-12-31')`, type: sql`date` },
}

const { placeholder } = sql
/** An instant as the wire writes it. */
const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A resident as the wire carries them, put together by the database: account and homes nested, no code. */
const residentAsJson = sql.raw(`json_build_object(
  'id', tenants.id, 'userId', tenants.user_id,
  'user', json_build_object('id', users.id, 'firstName', users.first_name, 'lastName', users.last_name,
    'email', users.email, 'phone', users.phone, 'hasSecondFactor', users.second_factor_since is not null),
  'unitId', homes.list -> 0 -> 'id', 'unit', homes.list -> 0, 'units', coalesce(homes.list, '[]'),
  'residenceType', homes.list -> 0 -> 'residenceType',
  'fullName', tenants.full_name, 'preferredName', tenants.preferred_name,
  'tenantType', tenants.tenant_type, 'isOwner', tenants.tenant_type = 'Owner',
  'status', users.status, 'isActive', users.status = 'Active',
  'startDateOccupancy', tenants.start_date_occupancy, 'endDateOccupancy', tenants.end_date_occupancy,
  'moveInDate', tenants.start_date_occupancy, 'leaseEndDate', tenants.end_date_occupancy,
  'emailPrimary', tenants.email_primary, 'emailSecondary', tenants.email_secondary,
  'phonePrimary', tenants.phone_primary, 'phoneSecondary', tenants.phone_secondary,
  'emergencyContactName', tenants.emergency_contact_name, 'emergencyContactPhone', tenants.emergency_contact_phone,
  'parkingStalls', tenants.parking_stalls, 'lockerNumbers', tenants.locker_numbers, 'pets', tenants.pets,
  'hasUnitAccessCode', tenants.unit_access_code_sealed is not null,
  'hasStorageLockerAccessCode', tenants.storage_locker_access_code_sealed is not null,
  'notes', tenants.notes, 'residentNotes', tenants.resident_notes,
  'createdAt', ${instant('tenants.created_at')}, 'updatedAt', ${instant('tenants.updated_at')},
  'version', tenants.version)`)

const withAccount = sql.raw(`from tenants join users on users.id = tenants.user_id`)
const withHomes = sql.raw(`left join lateral (
    select json_agg(json_build_object('id', u.id, 'unitNumber', u.unit_number, 'floor', u.floor, 'unitType', u.unit_type,
      'category', u.category, 'bedrooms', u.bedrooms, 'bathrooms', u.bathrooms::float8, 'squareFootage', u.square_footage,
      'monthlyMaintenance', u.monthly_maintenance_cents / 100.0::float8, 'isOccupied', true,
      'residenceType', a.residence_type, 'rank', a.rank) order by a.started_at, u.unit_number) as list
    from assignments a join units u on u.id = a.unit_id where a.tenant_id = tenants.id and a.ended_at is null
  ) homes on true`)

const oneResident = (which: SQL) =>
  statement<{ resident: Resident }>(sql`
    select ${residentAsJson} as resident ${withAccount} ${withHomes} where ${which} and users.deleted_at is null`)
const findById = oneResident(sql`tenants.id = ${placeholder('id')}`)
const findOwn = oneResident(sql`users.id = ${placeholder('userId')} and users.id = ${placeholder('askedBy')}`)

/** One resident; refuses with 404. */
export async function findResident(db: Database, id: string): Promise<Resident> {
  const [row] = await findById(db, { id })
  if (!row) throw notFound('Tenant')
  return row.resident
}

/** The record that belongs to an account; refuses with 404 when there is none, or the account is another's. */
export async function findOwnProfile(db: Database, userId: string, askedBy: string): Promise<Resident> {
  const [row] = await findOwn(db, { userId, askedBy })
  if (!row) throw notFound('Tenant')
  return row.resident
}

const askForPage = shapedStatement<WrittenPage>()

/** A page of residents as the text that goes out, with the number of all that fit the filter and where the next page begins. */
export async function readResidents(db: Database, filter: ResidentFilter): Promise<WrittenPage> {
  const words = wordsOf(filter.search)
  const { limit, assignableTo } = filter
  const values = {
    limit,
    assignableTo,
    ...fillsOf(words),
    ...(filter.cursor === undefined ? {} : readCursor(filter.cursor)),
  }
  const asked = { shape: shapeOf(filter, words), text: () => textOfPage(filter, words), values }
  const [page] = await brokenText('cursor', () => askForPage(db, asked))
  if (!page) throw new Error('A page of residents was not answered.')
  const { next } = page
  return { ...page, next: next && Buffer.from(next).toString('base64url') }
}

/** The same for the program itself. */
export async function listResidents(db: Database, filter: ResidentFilter) {
  const { json, next } = await readResidents(db, filter)
  // The database wrote it after the contract; a test holds the two together.
  return { residents: JSON.parse(json) as Resident[], next }
}

/** What the text of a page depends on: every choice, and of what is filled in only whether it is there. */
function shapeOf(filter: ResidentFilter, words: readonly string[]): string {
  const { area, status, type, sort, order, cursor, assignableTo } = filter
  const isThere = [cursor, assignableTo].map((value) => value !== undefined)
  return JSON.stringify([area, status, type, sort, order, words.map(isShort), ...isThere])
}

function textOfPage(filter: ResidentFilter, words: readonly string[]): SQL {
  const { by, type } = sorts[filter.sort]
  // 'newest' goes from the newest down, the others from the first up, unless the other way is asked for.
  const down = (filter.sort === 'newest') !== (filter.order === 'desc')
  const fitting = sql.join([sql`users.deleted_at is null`, ...conditionsOf(filter, words)], sql` and `)
  const order = sql.raw(down ? 'desc' : 'asc')
  const past = sql`and (${by}, tenants.id) ${sql.raw(down ? '<' : '>')}
    (${placeholder('lastKey')}::${type}, ${placeholder('lastId')}::uuid)`
  const limit = sql`${placeholder('limit')}::int`
  return sql`
    with first as (
      select tenants.id, ${by} as sorted
      ${withAccount} ${filter.sort === 'unit' ? sql`left join ${firstHomes} on first_homes.tenant_id = tenants.id` : sql``}
      where ${fitting} ${filter.cursor === undefined ? sql`` : past}
      order by ${by} ${order}, tenants.id ${order} limit ${limit} + 1
    ), chosen as (
      select id, sorted::text as key, row_number() over (order by sorted ${order}, id ${order}) as place from first
    ), written as (
      select coalesce(json_agg(${residentAsJson} order by chosen.place), '[]')::text as json
      from chosen join tenants on tenants.id = chosen.id join users on users.id = tenants.user_id ${withHomes}
      where chosen.place <= ${limit}
    )
    select json, md5(json) as mark, (select count(*)::int ${withAccount} where ${fitting}) as total,
      (select json_build_array(key, id)::text from chosen where place = ${limit}
        and exists (select from chosen where place > ${limit})) as next
    from written`
}

const livesIn = (where: SQL) =>
  sql`exists (select from assignments a join units u on u.id = a.unit_id
    where a.tenant_id = ${tenants.id} and a.ended_at is null and ${where})`

function conditionsOf({ area, status, type, assignableTo }: ResidentFilter, words: readonly string[]): SQL[] {
  const conditions = [
    area && area !== 'all'
      ? livesIn(sql`u.category = ${area === 'commercial' ? 'Commercial' : 'Residential'}`)
      : undefined,
    status === undefined || status === 'all' ? undefined : eq(users.status, status),
    type === undefined || type === 'all' ? undefined : eq(tenants.tenantType, type),
    ...words.map(hasWord),
    assignableTo === undefined
      ? undefined
      : sql`${users.status} <> 'Suspended' and not ${livesIn(sql`a.unit_id = ${placeholder('assignableTo')}`)}
          and (${tenants.tenantType} = 'Owner' or not ${livesIn(sql`true`)})`,
  ]
  return conditions.filter((condition) => condition !== undefined)
}

/** The words somebody typed; of a telephone number, however it is written, its digits. */
const wordsOf = (search = '') =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (/^[\d().+-]+$/.test(word) && /\d.*\d.*\d/.test(word) ? word.replace(/\D/g, '') : word))
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
/** Shorter than what the indexes hold: most rows fit, so all are looked at. */
const isShort = (word: string) => word.length < 3

/** Name, e-mail, unit or telephone number; each place is looked up in its own index. */
function hasWord(word: string, at: number): SQL {
  const like = sql`like '%' || searchable(${placeholder(`word${at}`)}) || '%'`
  if (isShort(word))
    return sql`(${tenants.search} ${like} or ${users.search} ${like} or ${livesIn(sql`u.search ${like}`)})`
  return sql`${tenants.id} in (
    select id from tenants where search ${like}
    union select t.id from users p join tenants t on t.user_id = p.id where p.search ${like}
    union select a.tenant_id from units u join assignments a on a.unit_id = u.id and a.ended_at is null
      where u.search ${like})`
}

/** The rows behind the last one of the page before. */
function readCursor(cursor: string) {
  try {
    const [lastKey, lastId] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[]
    if (typeof lastKey === 'string' && !lastKey.includes('\0') && typeof lastId === 'string' && isId(lastId))
      return { lastKey, lastId }
  } catch {
    // Not what this list gave out.
  }
  throw invalid('cursor', 'This is no cursor of this list')
}

/** Units without a resident, in the order of their numbers. */
export async function listVacantUnits(db: Database) {
  const { rows } = await db.execute<{
    id: string
    unitNumber: string
    floor: number
    category: 'Residential' | 'Commercial'
    unitType: string | null
  }>(sql`
    select id, unit_number as "unitNumber", floor, category, unit_type as "unitType" from units u
    where not exists (select from assignments a where a.unit_id = u.id and a.ended_at is null)
    order by floor, unit_number`)
  return rows
}
