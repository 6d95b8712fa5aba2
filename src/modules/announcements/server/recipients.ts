import { eq, sql } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { afterCursor, keysOfRow, orderBy, type SortKey, toPage } from '#platform/server/sql/keyset.ts'
import { matchesResident } from '../announcement-audience.ts'
import type { Recipient, SheetHome } from '../announcement-parts.ts'
import type { RecipientFilter } from '../contract.ts'
import { loadAudience } from './audience/audience-people.ts'
import { announcements } from './table.ts'
import { escaped, partPattern } from '#platform/server/sql/search.ts'

type Row = Omit<Recipient, 'sentAt' | 'deliveredAt' | 'readAt'> & {
  sentAt: Date | null
  deliveredAt: Date
  readAt: Date | null
  keys: string
}

const conditions = {
  read: sql`r.read_at is not null`,
  unread: sql`r.read_at is null`,
  queued: sql`m.status = 'queued'`,
  sent: sql`m.status = 'sent'`,
  failed: sql`m.status = 'failed'`,
  none: sql`m.id is null`,
}

const nameColumn = sql`coalesce(t.full_name, concat_ws(' ', u.first_name, u.last_name))`
const byName: SortKey[] = [
  { by: nameColumn, type: 'text', order: 'asc' },
  { by: sql.raw('r.user_id'), type: 'uuid', order: 'asc' },
]

/** One page of the recipients by name, and the total. Throws 404. */
export async function listRecipients(db: Database, id: string, filter: RecipientFilter) {
  const after = afterCursor(byName, filter.cursor) ?? sql`true`
  await assertAnnouncementExists(db, id)
  const parts = (filter.search ?? '').split(/\s+/).filter(Boolean)
  const where = sql.join(
    [
      sql`r.announcement_id = ${id}`,
      ...(filter.state ? [conditions[filter.state]] : []),
      ...parts.map(
        (part) => sql`searchable(coalesce(t.full_name, ''), coalesce(h.units, '')) like ${partPattern(escaped(part))}`,
      ),
    ],
    sql` and `,
  )
  const from = sql`from announcement_recipients r
    join users u on u.id = r.user_id
    left join residents t on t.user_id = u.id
    left join mail_outbox m on m.id = r.mail_id
    left join lateral (select string_agg(n.unit_number, ', ' order by n.unit_number) as units
      from assignments s join units n on n.id = s.unit_id where s.resident_id = t.id and s.ended_at is null) h on true`
  const { rows } = await db.execute<Row>(sql`
    select r.user_id as "userId", ${nameColumn} as "fullName", coalesce(h.units, '') as units, coalesce(m.status, 'none') as mail,
      m.to_address as address, coalesce(m.attempts, 0)::int as attempts, m.last_error as "lastError", m.sent_at as "sentAt",
      r.delivered_at as "deliveredAt", r.read_at as "readAt",
      ${keysOfRow(byName)} as keys
    ${from} where ${where} and ${after} order by ${orderBy(byName)} limit ${filter.limit + 1}`)
  const { rows: totalRows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total ${from} where ${where}`,
  )
  const { page, next } = toPage(rows, filter.limit)
  return {
    rows: page.map((row) => ({
      ...row,
      sentAt: toIso(row.sentAt),
      deliveredAt: new Date(row.deliveredAt).toISOString(),
      readAt: toIso(row.readAt),
    })),
    total: totalRows[0]?.total ?? 0,
    next,
  }
}

/** The homes of the audience that no e-mail reaches, and the reasons. Throws 404. */
export async function listSheetHomes(db: Database, id: string): Promise<SheetHome[]> {
  const [announcement] = await db
    .select({ id: announcements.id, audience: announcements.audience })
    .from(announcements)
    .where(eq(announcements.id, id))
  if (!announcement) throw notFound('Announcement')
  const audience = await loadAudience(db, announcement)
  const { rows } = await db.execute<
    Omit<Home, 'residenceType' | 'userId'> & { residenceType: Home['residenceType'] | null; userId: string | null }
  >(sql`
    select n.id as "unitId", n.unit_number as "unitNumber", n.floor, k.stack, s.residence_type as "residenceType",
      t.user_id as "userId",
      m.status as mail, w.value is not distinct from 'off' as unwanted, a.by_mail or a.emergency as "byMail"
    from announcements a cross join units n
    join unit_stacks k on k.unit_id = n.id
    left join assignments s on s.unit_id = n.id and s.ended_at is null
    left join residents t on t.id = s.resident_id
    left join announcement_recipients r on r.announcement_id = a.id and r.user_id = t.user_id
    left join mail_outbox m on m.id = r.mail_id
    left join notification_choices w on w.user_id = t.user_id and w.kind = 'announcement' and w.channel = 'email'
    where a.id = ${id} and (s.id is not null or n.status = 'occupied')
    order by n.floor desc, n.unit_number`)
  const homes = new Map<string, Home[]>()
  for (const { residenceType, userId, ...row } of rows) {
    // Without a known resident, a home matches by floor, stack or unit only.
    const candidate = {
      ...row,
      userId: userId ?? '',
      residenceType: residenceType ?? ('renter' as const),
      known: residenceType !== null,
    }
    const isIncluded =
      candidate.known || !['owners', 'renters'].includes(audience.kind) ? matchesResident(audience, candidate) : false
    if (isIncluded) homes.set(row.unitId, [...(homes.get(row.unitId) ?? []), candidate])
  }
  return [...homes.values()].flatMap((residents) => {
    const [home] = residents
    if (!home || residents.some(({ mail }) => mail === 'sent' || mail === 'queued')) return []
    return [{ unitNumber: home.unitNumber, floor: home.floor, why: sheetReason(residents) }]
  })
}

type Home = {
  /** '' without a known resident. */
  userId: string
  unitId: string
  unitNumber: string
  floor: number
  stack: string | null
  residenceType: 'owner' | 'renter'
  mail: 'queued' | 'sent' | 'failed' | null
  unwanted: boolean
  byMail: boolean
  known?: boolean
}

function sheetReason(residents: readonly Home[]): SheetHome['why'] {
  if (residents.every(({ known }) => !known)) return 'nobody'
  if (residents.some(({ mail }) => mail === 'failed')) return 'failed'
  return residents.some(({ unwanted, byMail }) => unwanted && byMail) ? 'unwanted' : 'not_mailed'
}

async function assertAnnouncementExists(db: Database, id: string) {
  const { rowCount } = await db.execute(sql`select from announcements where id = ${id}`)
  if (rowCount === 0) throw notFound('Announcement')
}

const toIso = (at: Date | null) => (at === null ? null : new Date(at).toISOString())
