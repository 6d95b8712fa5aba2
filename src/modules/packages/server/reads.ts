import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { escaped, matchesText, searchText } from '#platform/server/sql/search.ts'
import { newestFirst } from '#platform/server/sql/keyset.ts'
import { readIdPage } from '#platform/server/sql/read-id-page.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { dayOf } from '#platform/time/dates.ts'
import { instantAt } from '#platform/time/wall-clock.ts'
import { attentions, type Attention, type PackageStatus, type PlaceKind } from '../choices.ts'
import type { Package, PackageFilter, PackageMonth, PackagePlace, PackageSummary } from '../contract.ts'
import { attentionOf } from '../rules.ts'
import { findPackageRules } from './package-rules.ts'
import { inGivenOrder, loadPackages, pausedUntil } from './rows.ts'
import { packagePlaces, packages } from './table.ts'

const newest = newestFirst(packages.receivedAt, packages.id)
/** How many packages the first screen shows for a look. */
const shownForAttention = 8
const months = 13

/** One page of packages, the newest first, without those that were entered by mistake. */
export async function listPackages(db: Database, filter: PackageFilter, now: Date) {
  const { ids, ...page } = await readIdPage(db, {
    table: packages,
    order: newest,
    where: conditionsOf(filter),
    page: filter,
  })
  return { rows: await loadPackages(db, inGivenOrder(ids), now), ...page }
}

function conditionsOf({ state, direction, place, unitId, search }: PackageFilter): SQL | undefined {
  return and(
    sql`${packages.status} <> 'withdrawn'`,
    state === 'here' ? isNull(packages.doneAt) : state === 'done' ? isNotNull(packages.doneAt) : undefined,
    direction === undefined ? undefined : eq(packages.direction, direction),
    place === undefined ? undefined : eq(packages.place, place),
    unitId === undefined ? undefined : eq(packages.unitId, unitId),
    search === undefined || search === '' ? undefined : or(matchesText(packages.search, search), matchesPeople(search)),
  )
}

/** Packages of people or units whose name or number contains the text. */
const matchesPeople = (search: string): SQL => {
  const text = `%${escaped(search)}%`
  return sql`(${packages.recipientId} in (select id from users where search like ${searchText(text)})
    or ${packages.unitId} in (select id from units where searchable(unit_number) like ${searchText(text)})
    or (${packages.recipientId} is null and ${packages.unitId} in (select a.unit_id from assignments a
      join residents r on r.id = a.resident_id where a.ended_at is null and r.search like ${searchText(text)})))`
}

/** Throws 404, also for one that was entered by mistake. */
export async function findPackage(db: Database, id: string, now: Date): Promise<Package> {
  const [found] = await loadPackages(db, inGivenOrder([id]), now)
  if (!found || found.status === 'withdrawn') throw notFound('Package')
  return found
}

export const findPackages = (db: Database, ids: readonly string[], now: Date): Promise<Package[]> =>
  loadPackages(db, inGivenOrder(ids), now)

type Here = {
  id: string
  direction: Package['direction']
  status: PackageStatus
  place: string
  isPerishable: boolean
  isDamaged: boolean
  receivedAt: string
  pausedUntil: string | null
}

/** What is at the desk now, by place, and what the desk should look at. */
export async function summarizePackages(db: Database, now: Date): Promise<PackageSummary> {
  const timeZone = await timeZoneOf(db)
  const today = dayOf(now, timeZone)
  const rules = await findPackageRules(db)
  const here = await queryRows<Here>(
    db,
    sql`select p.id, p.direction, p.status, p.place, p.is_perishable as "isPerishable", p.is_damaged as "isDamaged",
        ${instantText('p.received_at')} as "receivedAt", ${pausedUntil(today, timeZone)}::text as "pausedUntil"
      from packages p where p.done_at is null order by p.received_at, p.id`,
  )
  const inspected = here.map((one) => ({
    ...one,
    attention:
      one.direction === 'outgoing'
        ? null
        : attentionOf({ ...one, receivedOn: dayOf(new Date(one.receivedAt), timeZone) }, today, rules),
  }))
  const urgent = inspected
    .flatMap((one) => (one.attention === null ? [] : [{ ...one, attention: one.attention }]))
    .toSorted((a, b) => attentions.indexOf(a.attention) - attentions.indexOf(b.attention))
  const count = (attention: Attention) => urgent.filter((one) => one.attention === attention).length
  const incoming = inspected.filter(({ direction }) => direction === 'incoming')
  return {
    waiting: incoming.length,
    outgoing: inspected.length - incoming.length,
    places: await countByPlace(db, inspected),
    counts: {
      return_due: count('return_due'),
      declined: count('declined'),
      perishable: count('perishable'),
      damaged: count('damaged'),
      overdue: count('overdue'),
    },
    attention: await findPackages(
      db,
      urgent.slice(0, shownForAttention).map(({ id }) => id),
      now,
    ),
    today: await countSince(db, instantAt(today, 0, timeZone)),
  }
}

/** How many packages are at each place of the desk, in the order of the places. */
export const countByKnownPlace = (db: Database) =>
  queryRows<{ name: string; kind: PlaceKind; waiting: number }>(
    db,
    sql`select k.name, k.kind, (select count(*)::int from packages p where p.place = k.name and p.done_at is null) as waiting
      from package_places k order by k.position, k.name`,
  )

type Placed = { place: string; attention: Attention | null }

/** The places in their order, then those of packages whose place was removed. */
async function countByPlace(db: Database, placed: readonly Placed[]): Promise<PackagePlace[]> {
  const known = await db.select().from(packagePlaces).orderBy(asc(packagePlaces.position), asc(packagePlaces.name))
  const others = new Set(placed.map(({ place }) => place).filter((name) => !known.some((one) => one.name === name)))
  const all = [...known, ...[...others].toSorted().map((name) => ({ name, kind: 'shelf' as const }))]
  const byPlace = Map.groupBy(placed, ({ place }) => place)
  return all.map(({ name, kind }) => {
    const there = byPlace.get(name) ?? []
    return { name, kind, here: there.length, attention: there.filter(({ attention }) => attention !== null).length }
  })
}

export async function listPlaces(db: Database, now: Date): Promise<PackagePlace[]> {
  return (await summarizePackages(db, now)).places
}

async function countSince(db: Database, since: Date): Promise<PackageSummary['today']> {
  const at = since.toISOString()
  const [counted] = await queryRows<PackageSummary['today']>(
    db,
    sql`select (select count(*)::int from packages where received_at >= ${at} and status <> 'withdrawn') as received,
      (select count(*)::int from packages where done_at >= ${at} and status = 'handed_over') as "handedOver"`,
  )
  return counted ?? { received: 0, handedOver: 0 }
}

/** The last months, the newest first; a package counts in the month of its arrival. */
export async function countMonths(db: Database, now: Date): Promise<PackageMonth[]> {
  const timeZone = await timeZoneOf(db)
  const month = sql`date_trunc('month', received_at at time zone ${timeZone})`
  return queryRows<PackageMonth>(
    db,
    sql`select to_char(month, 'YYYY-MM') as month, count(*)::int as received,
        count(*) filter (where status = 'handed_over')::int as "handedOver",
        count(*) filter (where status = 'declined')::int as declined,
        count(*) filter (where status = 'returned')::int as returned, count(*) filter (where status = 'sent')::int as sent,
        round((percentile_cont(0.5) within group (order by extract(epoch from done_at - received_at) / 3600)
          filter (where status = 'handed_over'))::numeric, 1)::float8 as "medianHours"
      from (select status, received_at, done_at, ${month} as month from packages
        where status <> 'withdrawn' and received_at >= (date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${timeZone})
          - make_interval(months => ${months - 1})) at time zone ${timeZone}) counted
      group by month order by month desc`,
  )
}
