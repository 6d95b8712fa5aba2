import { type SQL, sql } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { newestFirst } from '#platform/server/sql/keyset.ts'
import { readIdPage } from '#platform/server/sql/read-id-page.ts'
import { pointKinds } from '../choices.ts'
import type { CurrentLog, LogEntry, Round, Shift, ShiftFilter, ShiftWithEntries } from '../contract.ts'
import { parsePointCode } from '../rules.ts'
import { deskShifts } from './table.ts'

const nameOfUser = (column: string): SQL =>
  sql`(select btrim(u.first_name || ' ' || u.last_name) from users u where u.id = ${sql.raw(column)})`

/** Entries that match a condition on a row `e`, in an order. */
const readEntries = (db: Database, condition: SQL, order: SQL): Promise<LogEntry[]> =>
  queryRows<LogEntry>(
    db,
    sql`select e.id, e.kind, e.body, coalesce(u.unit_number, e.place_name) as place, e.photo_id as "photoId",
        ${instantText('e.created_at')} as at, coalesce(${nameOfUser('e.created_by')}, '') as by, e.corrects_id as "correctsId",
        ${instantText('e.received_at')} as "receivedAt", ${nameOfUser('e.sent_by')} as "sentBy",
        case when f.id is null then null else json_build_object('id', f.id, 'doneAt', ${instantText('f.done_at')},
          'doneBy', ${nameOfUser('f.done_by')}, 'note', f.note) end as "followUp",
        (select json_build_object('id', r.id, 'number', r.number) from maintenance_requests r where r.id = f.request_id) as request,
        f.announcement_id as "announcementId"
      from desk_log_entries e left join units u on u.id = e.unit_id left join desk_follow_ups f on f.entry_id = e.id
      where ${condition} order by ${order}`,
  )

/** Throws 404. */
export async function findEntry(db: Database, id: string): Promise<LogEntry> {
  const [found] = await readEntries(db, sql`e.id = ${id}`, sql`e.id`)
  if (!found) throw notFound('Entry')
  return found
}

/** The most open points that the desk sees at once. */
const shownOpen = 200

const listOpenPoints = (db: Database) =>
  readEntries(
    db,
    sql`e.id in (select entry_id from desk_follow_ups where done_at is null order by created_at limit ${shownOpen})`,
    sql`e.created_at, e.id`,
  )

export async function countOpenPoints(db: Database): Promise<number> {
  const [counted] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from desk_follow_ups where done_at is null`,
  )
  return counted?.count ?? 0
}

const isPoint = sql`place_kind in (${sql.raw(pointKinds.map((kind) => `'${kind}'`).join(', '))})`
/** The points of a round: common areas and elevators with a QR code. */
export const roundPoints = sql`report_places where archived_at is null and ${isPoint}`
/** The points that a round `d` had at its end, or has now. */
const pointsOfRound = sql`report_places where (archived_at is null or archived_at > d.ended_at)
  and (d.ended_at is null or created_at <= d.ended_at) and ${isPoint}`

/** Whether a round is under way and has a point with this code. */
export async function isRoundPoint(db: Database, code: string): Promise<boolean> {
  const found = await queryRows(
    db,
    sql`select id from ${roundPoints} and code = ${parsePointCode(code)}
      and exists (select from desk_rounds where ended_at is null)`,
  )
  return found.length > 0
}

const readRounds = (db: Database, condition: SQL): Promise<Round[]> =>
  queryRows<Round>(
    db,
    sql`select d.id, ${instantText('d.began_at')} as "beganAt", coalesce(${nameOfUser('d.began_by')}, '') as by,
        ${instantText('d.ended_at')} as "endedAt", coalesce(d.points, (select count(*)::int from ${roundPoints})) as points,
        coalesce((select json_agg(json_build_object('place', s.place_name, 'at', ${instantText('s.scanned_at')})
          order by s.scanned_at, s.place_name) from desk_round_scans s where s.round_id = d.id), '[]'::json) as scans,
        array(select place_name from ${pointsOfRound} and not exists (select from desk_round_scans s
          where s.round_id = d.id and s.place_id = report_places.id) order by place_name) as left
      from desk_rounds d where ${condition} order by d.began_at desc, d.id`,
  )

/** The shifts of a query `select id, place …`, in its order. */
const readShifts = (db: Database, ids: SQL): Promise<Shift[]> =>
  queryRows<Shift>(
    db,
    sql`select s.id, ${instantText('s.began_at')} as "beganAt", coalesce(${nameOfUser('s.began_by')}, '') as "beganBy",
        ${instantText('s.read_at')} as "readAt", s.read_points as "readPoints", ${instantText('s.ended_at')} as "endedAt",
        ${nameOfUser('s.ended_by')} as "endedBy", s.note,
        (select count(*)::int from desk_log_entries e where e.shift_id = s.id) as "entryCount"
      from (${ids}) listed join desk_shifts s on s.id = listed.id order by listed.place`,
  )

async function withEntries(db: Database, shift: Shift): Promise<ShiftWithEntries> {
  return {
    ...shift,
    entries: await readEntries(db, sql`e.shift_id = ${shift.id}`, sql`e.created_at desc, e.id desc`),
    rounds: await readRounds(db, sql`d.shift_id = ${shift.id}`),
  }
}

/** Throws 404. */
export async function findShift(db: Database, id: string): Promise<ShiftWithEntries> {
  const [shift] = await readShifts(db, sql`select id, 1 as place from desk_shifts where id = ${id}`)
  if (!shift) throw notFound('Shift')
  return withEntries(db, shift)
}

const newest = newestFirst(deskShifts.beganAt, deskShifts.id)

/** One page of shifts, the newest first. */
export async function listShifts(db: Database, filter: ShiftFilter) {
  const { ids, ...page } = await readIdPage(db, { table: deskShifts, order: newest, page: filter })
  const listed = sql`select id, place from unnest(${sql.param(ids)}::uuid[]) with ordinality as given (id, place)`
  return { rows: await readShifts(db, listed), ...page }
}

/** What the desk works with now. */
export async function readCurrentLog(db: Database): Promise<CurrentLog> {
  const [open] = await readShifts(db, sql`select id, 1 as place from desk_shifts where ended_at is null`)
  const [previous] = await readShifts(
    db,
    sql`(select id, 1 as place from desk_shifts where ended_at is not null order by began_at desc, id desc limit 1)`,
  )
  const [round] = await readRounds(db, sql`d.ended_at is null`)
  return {
    shift: open ? await withEntries(db, open) : null,
    previous: previous ?? null,
    openPoints: await listOpenPoints(db),
    round: round ?? null,
  }
}
