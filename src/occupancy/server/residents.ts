import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { brokenText } from './broken-text.ts'
import { invalid, notFound } from '#platform/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { isId } from '#platform/server/shape.ts'
import type { ResidentSort } from '#residents/choices.ts'
import type { Home, Resident, ResidentFilter } from '#residents/resident.ts'
import { tenants } from '#residents/server/table.ts'

const homes = sql<Home[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'unitNumber', u.unit_number, 'floor', u.floor, 'unitType', u.unit_type,
    'category', u.category, 'bedrooms', u.bedrooms, 'bathrooms', u.bathrooms, 'squareFootage', u.square_footage,
    'monthlyMaintenance', u.monthly_maintenance_cents / 100.0, 'isOccupied', true, 'residenceType', a.residence_type,
    'rank', a.rank) order by a.started_at, u.unit_number), '[]')
  from assignments a join units u on u.id = a.unit_id where a.tenant_id = ${tenants.id} and a.ended_at is null)`

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

const selectResidents = (db: Database, by: SQL) =>
  db
    .select({ tenant: tenants, user: users, units: homes, key: sql<string>`(${by})::text` })
    .from(tenants)
    .innerJoin(users, eq(users.id, tenants.userId))

type Row = Awaited<ReturnType<typeof selectResidents>>[number]

/** A resident as the wire carries them: account and homes nested, no code. */
function presented({ tenant, user, units }: Omit<Row, 'key'>): Resident {
  const { unitAccessCodeSealed, storageLockerAccessCodeSealed, search: _, ...record } = tenant
  return {
    ...record,
    user,
    units,
    unit: units[0] ?? null,
    unitId: units[0]?.id ?? null,
    residenceType: units[0]?.residenceType ?? null,
    isOwner: tenant.tenantType === 'Owner',
    status: user.status,
    isActive: user.status === 'Active',
    moveInDate: tenant.startDateOccupancy,
    leaseEndDate: tenant.endDateOccupancy,
    hasUnitAccessCode: unitAccessCodeSealed !== null,
    hasStorageLockerAccessCode: storageLockerAccessCodeSealed !== null,
    createdAt: tenant.createdAt.toISOString(),
    updatedAt: tenant.updatedAt.toISOString(),
  }
}

/** One resident; refuses with 404. */
export async function findResident(db: Database, id: string): Promise<Resident> {
  const [row] = await selectResidents(db, sql`''`).where(and(eq(tenants.id, id), isNull(users.deletedAt)))
  if (!row) throw notFound('Tenant')
  return presented(row)
}

/** The record that belongs to an account; refuses with 404 when there is none, or the account is another's. */
export async function findOwnProfile(db: Database, userId: string, askedBy: string): Promise<Resident> {
  const own = and(eq(users.id, userId), eq(users.id, askedBy), isNull(users.deletedAt))
  const [row] = await selectResidents(db, sql`''`).where(own)
  if (!row) throw notFound('Tenant')
  return presented(row)
}

/** A page of residents, with the number of all that fit the filter and where the next page begins. */
export async function listResidents(db: Database, filter: ResidentFilter) {
  const { by } = sorts[filter.sort]
  // 'newest' goes from the newest down, the others from the first up, unless the other way is asked for.
  const down = (filter.sort === 'newest') !== (filter.order === 'desc')
  const fitting = and(isNull(users.deletedAt), ...conditionsOf(filter))
  const direction = down ? sql`desc` : sql`asc`
  const rows = await brokenText('cursor', () => {
    const residents = selectResidents(db, by)
    const sorted =
      filter.sort === 'unit' ? residents.leftJoin(firstHomes, sql`first_homes.tenant_id = ${tenants.id}`) : residents
    return sorted
      .where(and(fitting, filter.cursor === undefined ? undefined : past(filter.cursor, filter.sort, down)))
      .orderBy(sql`${by} ${direction}`, sql`${tenants.id} ${direction}`)
      .limit(filter.limit + 1)
  })
  const page = rows.slice(0, filter.limit)
  const last = page.at(-1)
  return {
    residents: page.map(presented),
    total: await countResidents(db, fitting),
    next: rows.length > filter.limit && last ? cursorOf(last.key, last.tenant.id) : null,
  }
}

async function countResidents(db: Database, fitting: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(tenants)
    .innerJoin(users, eq(users.id, tenants.userId))
    .where(fitting)
  return row?.count ?? 0
}

const livesIn = (where: SQL) =>
  sql`exists (select from assignments a join units u on u.id = a.unit_id
    where a.tenant_id = ${tenants.id} and a.ended_at is null and ${where})`

function conditionsOf({ area, status, type, search, assignableTo }: ResidentFilter): (SQL | undefined)[] {
  return [
    area && area !== 'all'
      ? livesIn(sql`u.category = ${area === 'commercial' ? 'Commercial' : 'Residential'}`)
      : undefined,
    status === undefined || status === 'all' ? undefined : eq(users.status, status),
    type === undefined || type === 'all' ? undefined : eq(tenants.tenantType, type),
    ...(search ?? '').split(/\s+/).filter(Boolean).map(hasWord),
    assignableTo === undefined
      ? undefined
      : sql`${users.status} <> 'Suspended' and not ${livesIn(sql`a.unit_id = ${assignableTo}`)}
          and (${tenants.tenantType} = 'Owner' or not ${livesIn(sql`true`)})`,
  ]
}

/** Name, e-mail, unit, or a telephone number however it is written; each place is looked up in its own index. */
function hasWord(word: string): SQL {
  const plain = /^[\d().+-]+$/.test(word) && /\d.*\d.*\d/.test(word) ? word.replace(/\D/g, '') : word
  const like = sql`like '%' || searchable(${plain.replace(/[\\%_]/g, '\\$&')}) || '%'`
  // Shorter than what the indexes hold: most rows fit, so all are looked at.
  if (plain.length < 3)
    return sql`(${tenants.search} ${like} or ${users.search} ${like} or ${livesIn(sql`u.search ${like}`)})`
  return sql`${tenants.id} in (
    select id from tenants where search ${like}
    union select t.id from users p join tenants t on t.user_id = p.id where p.search ${like}
    union select a.tenant_id from units u join assignments a on a.unit_id = u.id and a.ended_at is null
      where u.search ${like})`
}

const cursorOf = (key: string, id: string) => Buffer.from(JSON.stringify([key, id])).toString('base64url')

/** The rows behind the last one of the page before. */
function past(cursor: string, sort: ResidentSort, down: boolean): SQL {
  const [key, id] = readCursor(cursor)
  const { by, type } = sorts[sort]
  return sql`(${by}, ${tenants.id}) ${down ? sql`<` : sql`>`} (${key}::${type}, ${id}::uuid)`
}

function readCursor(cursor: string): [key: string, id: string] {
  try {
    const [key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[]
    if (typeof key === 'string' && !key.includes('\0') && typeof id === 'string' && isId(id)) return [key, id]
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
