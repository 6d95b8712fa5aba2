import { hash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { floorSlots } from '#building/server/table.ts'
import { isOpenRow } from '#maintenance/requests/server/request-conditions.ts'
import { apiValue } from '#platform/server/database/api-values.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { CachedJson, cacheJson } from '#platform/server/http/cached-json.ts'
import { linkTo, type Page } from '#platform/server/http/send-reply.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { ListedUnit, PictureUnit, tower } from '../contract.ts'
import { firstDays, listUnits } from './units.ts'
import { topicsOfUnits } from './unit-list.ts'

/** Selects the fields of `ListedUnit` for the units that the subquery returns. */
const listedSelect = (chosen: SQL) => sql`
  select u.id, u.version, u.unit_number as "unitNumber", u.floor, u.slot, stacked.stack,
    ${apiValue(units.category, 'u.category')} as category, u.unit_type as "unitType", ${apiValue(units.status, 'u.status')} as status,
    u.owner_name as "ownerName", u.square_footage as "squareFootage", u.bedrooms, u.bathrooms::float8 as bathrooms,
    ${apiValue(units.balcony, 'u.balcony')} as balcony, u.balcony_count as "balconyCount", u.parking_allocation as "parkingAllocation", u.storage_lockers as "storageLockers",
    coalesce(u.exposure, ${apiValue(floorSlots.facing, 'f.facings[u.slot]')}) as facing,
    people.list is not null as "isOccupied", arriving.day as "movesInOn", open.count as "openRequests", coalesce(people.list, '[]'::json) as tenants
  from (${chosen}) u
  left join floors f on f.number = u.floor
  left join unit_stacks stacked on stacked.unit_id = u.id
  left join (${firstDays}) arriving on arriving.unit_id = u.id
  left join lateral (
    select json_agg(json_build_object('fullName', t.full_name, 'tenantType', ${apiValue(residents.tenantType, 't.resident_type')},
      'user', json_build_object('email', p.email)
    ) order by array_position(array['primary', 'secondary', 'other'], a.rank), a.started_at, a.id) as list
    from assignments a join residents t on t.id = a.resident_id join users p on p.id = t.user_id
    where a.unit_id = u.id and a.ended_at is null
  ) people on true
  left join lateral (${openRequestsOfUnit}) open on true`

/** Selects the fields of `PictureUnit` for the units that the subquery returns. */
const pictureSelect = (chosen: SQL) => sql`
  select u.unit_number as "unitNumber", u.floor, u.slot, ${apiValue(units.category, 'u.category')} as category,
    ${apiValue(units.status, 'u.status')} as status, open.count as "openRequests",
    exists (select from assignments a where a.unit_id = u.id and a.ended_at is null) as "isOccupied"
  from (${chosen}) u left join lateral (${openRequestsOfUnit}) open on true`

const openRequestsOfUnit = sql`
    select count(*)::int as count from maintenance_requests where unit_id = u.id and ${isOpenRow}`

type PageQuery = { limit: number; cursor?: string | undefined }

export const listForScreens = (db: Database, query: PageQuery) => listUnits<ListedUnit>(db, query, listedSelect)
export const listForPicture = (db: Database, query: PageQuery) => listUnits<PictureUnit>(db, query, pictureSelect)

/** The first thousand units of a list as JSON, cached until they change: every console that is open reads it. */
export const cacheFirstPage = <Row>(
  context: AppContext,
  { path, reply }: typeof tower.list | typeof tower.picture,
  list: (db: Database, query: PageQuery) => Promise<Page<Row>>,
): (() => Promise<CachedJson>) =>
  cacheJson(context, topicsOfUnits, async ({ db }) => {
    const { rows, total, next } = await list(db, { limit: firstPage })
    const json = JSON.stringify(reply.parse(rows))
    return new CachedJson(Buffer.from(json), `W/"${hash('md5', json)}"`, {
      'x-total-count': String(total),
      ...(next === null ? {} : { link: linkTo(path, next) }),
    })
  })

/** Rows of a page, unless the caller chooses fewer. */
export const firstPage = 1000
