import { type SQL, sql } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { countRows } from '#platform/server/sql/count-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { afterCursor, keysOfRow, newestFirst, orderBy, toPage } from '#platform/server/sql/keyset.ts'
import type { Kind } from '../choices.ts'
import { changedFields, listed } from '../changed-fields.ts'
import type { AuditEntry, EntryFilter, Part } from '../contract.ts'
import { sentenceText, sentences, settingsActions } from '../sentences.ts'
import { words } from '../messages/en.ts'
import { idsOfPeople, readableFields } from '../readable-fields.ts'
import { findNames, findRecords, type AuditRecord } from './records.ts'

type Fields = Record<string, unknown>
type EntryRow = {
  id: string
  keys: string
  at: string
  byId: string | null
  byName: string | null
  recordType: string
  action: string
  recordId: string | null
  about: string[]
  before: Fields | null
  after: Fields | null
  address: string | null
}

/** The number of records that are looked up for a sentence: a move has two units and 20 residents, an import thousands. */
const maxAboutRecords = 22

/** The entries are `audit_log a`. */
const order = newestFirst(sql.raw('a.at'), sql.raw('a.id'))

/** One page of the log, newest first, and the cursor of the next page. */
export async function listEntries(
  db: Database,
  filter: EntryFilter & { ids?: ReadonlySet<string> | undefined; limit: number; cursor?: string | undefined },
) {
  const chosen = filter.ids && sql`a.id = any(${sql.param([...filter.ids])}::uuid[])`
  const condition = sql`${await filterCondition(db, filter)} and ${chosen ?? sql`true`}`
  const after = afterCursor(order, filter.cursor) ?? sql`true`
  const { rows } = await db.execute<EntryRow>(pageQuery(sql`${condition} and ${after}`, filter.limit + 1))
  const { page, next } = toPage(rows, filter.limit)
  return { entries: await toEntries(db, page), next }
}

/** The query of a page; exported so that a test can explain it. */
export const pageQuery = (condition: SQL, limit: number) => sql`
  select a.id, ${instantText('a.at')} as at, a.by as "byId",
    a.by_name as "byName", a.record_type as "recordType", a.action, a.record_id as "recordId", a.about[1:${sql.raw(String(maxAboutRecords))}] as about,
    a.before, a.after, a.address, ${keysOfRow(order)} as keys
  from audit_log a where ${condition} order by ${orderBy(order)} limit ${limit}`

export async function countEntries(db: Database, filter: EntryFilter): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    // In the order of the page, because without one the table would be read from its oldest rows.
    sql`select ${countRows(sql`from audit_log a where ${await filterCondition(db, filter)} order by ${orderBy(order)}`)} as total`,
  )
  return rows[0]?.total ?? 0
}

/** The filter as a condition on `audit_log a`. */
export async function filterCondition(db: Database, { by, recordType, kind, from, to }: EntryFilter): Promise<SQL> {
  const conditions = [
    by === undefined ? null : sql`a.by = ${by}`,
    recordType === undefined || recordType === '' ? null : sql`a.record_type = ${recordType}`,
    kind === undefined ? null : kindCondition(kind),
  ]
  if (from !== undefined || to !== undefined) {
    const [row] = await db.select({ zone: building.timeZone }).from(building)
    const start = (day: string, later: number) =>
      sql`((${day}::date + ${later}::int)::timestamp at time zone ${row?.zone ?? 'UTC'})`
    if (from !== undefined) conditions.push(sql`a.at >= ${start(from, 0)}`)
    if (to !== undefined) conditions.push(sql`a.at < ${start(to, 1)}`)
  }
  return sql.join([sql`true`, ...conditions.filter((part) => part !== null)], sql` and `)
}

function kindCondition(kind: Kind): SQL {
  const events = Object.entries(sentences).flatMap(([event, sentence]) => (sentence.kind === kind ? [event] : []))
  const pairs = events.map((event) => {
    const recordType = Object.keys(words.recordTypes).findLast((candidate) => event.startsWith(`${candidate} `)) ?? ''
    return sql`(${recordType}, ${event.slice(recordType.length + 1)})`
  })
  const cursorRow = sql`(a.record_type, a.action) in (${sql.join(pairs, sql`, `)})`
  if (kind !== 'changed') return cursorRow
  // Sections of the settings have record types of their own.
  return sql`(${cursorRow} or a.action in (${sql.join(
    settingsActions.map((action) => sql`${action}`),
    sql`, `,
  )}))`
}

/** Converts rows of the log to entries with sentences. */
async function toEntries(db: Database, stored: readonly EntryRow[]): Promise<AuditEntry[]> {
  const records = await findRecords(db, [...new Set(stored.flatMap(recordIds))])
  const [profile] = await db.select({ zone: building.timeZone }).from(building)
  const ids = stored.flatMap(({ before, after }) => [...idsOfPeople(before ?? {}), ...idsOfPeople(after ?? {})])
  const context = { names: await findNames(db, [...new Set(ids)]), zone: profile?.zone ?? 'UTC' }
  return stored.map((entry) => {
    const row = {
      ...entry,
      before: entry.before && readableFields(entry.before, context),
      after: entry.after && readableFields(entry.after, context),
    }
    const changes = changedFields(row.before ?? {}, row.before === null ? {} : (row.after ?? {}))
    return {
      id: row.id,
      at: row.at,
      byId: row.byId,
      recordType: row.recordType,
      action: row.action,
      sentence: [
        { text: `${authorName(row)} `, to: null },
        ...toParts(
          row,
          records,
          changes.map(({ field }) => field),
        ),
      ],
      // A status change is in the sentence already; its former status is in the history of the request.
      changes: row.before === null || (row.action === 'moved' && changes.length === 1) ? [] : changes,
      address: row.address,
    }
  })
}

const recordIds = ({ recordId, about }: EntryRow) => (recordId === null ? about : [recordId, ...about])

/** The author's name for events of anonymous callers. */
const anonymousAuthors: Readonly<Record<string, string>> = {
  'accounts failed to sign in': words.unknownPerson,
  'accounts was locked out': words.unknownPerson,
  'accounts was refused a call': words.unknownPerson,
}

const authorName = ({ byName, recordType, action }: EntryRow) =>
  byName ??
  anonymousAuthors[`${recordType} ${action}`] ??
  (recordType === 'contact' && /^received\b/.test(action) ? words.visitor : words.system)

/** The sentence in parts; each name of a record is a part. */
function toParts(row: EntryRow, records: ReadonlyMap<string, AuditRecord>, fields: readonly string[]): Part[] {
  const { recordType, action, before, after: afterCursor } = row
  const value = sentenceText(action, {
    recordType,
    before: before ?? {},
    after: afterCursor ?? {},
    fields: listed(fields),
  })
  const entryRecords = recordIds(row).flatMap((id) => records.get(id) ?? [])
  return value
    .split(/\{(\w+)\}/)
    .flatMap((text, index): Part[] | Part => {
      if (index % 2 === 0) return { text, to: null }
      if (text === 'residents') return listParts(entryRecords.filter(({ slot }) => slot === 'resident'))
      const record = entryRecords.find(({ slot }) => slot === text)
      if (!record) return { text: words.unknown[text as keyof typeof words.unknown] ?? text, to: null }
      return toPart(record)
    })
    .filter(({ text }) => text !== '')
}

const toPart = ({ label, opens, target }: AuditRecord): Part => ({
  text: label,
  to: opens === null ? null : { kind: opens, id: target },
})

/** Several records in a sentence: "Noor Next, Olga Present and Priya Mehta". */
const listParts = (records: readonly AuditRecord[]): Part[] =>
  records.length === 0
    ? [{ text: words.unknown.resident, to: null }]
    : records.flatMap((record, index) => [
        { text: index === 0 ? '' : index === records.length - 1 ? ' and ' : ', ', to: null },
        toPart(record),
      ])

/** The people and modules of the log. Skips along the indexes, so that a long log stays fast. */
export async function listChoices(db: Database) {
  const { rows: people } = await db.execute<{ id: string; name: string }>(sql`
    with recursive known(by) as (
      (select by from audit_log where by is not null order by by limit 1)
      union all
      select (select l.by from audit_log l where l.by > known.by order by l.by limit 1) from known where known.by is not null
    )
    select u.id, btrim(u.first_name || ' ' || u.last_name) as name from known join users u on u.id = known.by
    order by name, u.id`)
  const { rows: recordTypes } = await db.execute<{ recordType: string }>(sql`
    with recursive known(record_type) as (
      (select record_type from audit_log order by record_type limit 1)
      union all
      select (select l.record_type from audit_log l where l.record_type > known.record_type order by l.record_type limit 1) from known
        where known.record_type is not null
    )
    select record_type as "recordType" from known where record_type is not null`)
  return { people, recordTypes: recordTypes.map(({ recordType }) => recordType) }
}
