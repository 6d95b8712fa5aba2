import { type SQL, sql } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { invalid } from '#platform/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import type { Kind } from '../choices.ts'
import { changedFields, listed } from '../changed-fields.ts'
import type { AuditEntry, Fitting, Part } from '../contract.ts'
import { saidOf, sentences, settingsActions } from '../sentences.ts'
import { words } from '../words.ts'
import { findThings, type Thing } from './things.ts'

type Fields = Record<string, unknown>
type Line = {
  id: string
  at: string
  byId: string | null
  byName: string | null
  noun: string
  action: string
  recordId: string | null
  about: string[]
  before: Fields | null
  after: Fields | null
  address: string | null
}

/** Of the records a deed concerns, so many are looked up for its sentence; an import concerns thousands. */
const mostAbout = 6

/**
 * One page of the log, newest first, and after which entry the next begins. Refuses with 400 naming `cursor` when that
 * is no entry.
 */
export async function listEntries(db: Database, asked: Fitting & { limit: number; cursor?: string | undefined }) {
  const beyond = asked.cursor === undefined ? sql`true` : await after(db, asked.cursor)
  const fits = await fitting(db, asked)
  const { rows } = await db.execute<Line>(pageOf(sql`${fits} and ${beyond}`, asked.limit + 1))
  const page = rows.slice(0, asked.limit)
  return { entries: await asEntries(db, page), next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null }
}

/** The question for a page, for those who look how the database answers it. */
export const pageOf = (fits: SQL, limit: number) => sql`
  select a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, a.by as "byId",
    a.by_name as "byName", a.noun, a.action, a.record_id as "recordId", a.about[1:${sql.raw(String(mostAbout))}] as about,
    a.before, a.after, a.address
  from audit_log a where ${fits} order by a.at desc, a.id desc limit ${limit}`

export async function countEntries(db: Database, asked: Fitting): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from audit_log a where ${await fitting(db, asked)}`,
  )
  return rows[0]?.total ?? 0
}

/** By key; as plain values, which the index is entered with, where a question within the question would be filtered. */
async function after(db: Database, cursor: string): Promise<SQL> {
  const { rows } = await db.execute<{ at: string }>(sql`select at::text as at from audit_log where id = ${cursor}`)
  const [known] = rows
  if (!known) throw invalid('cursor', words.badCursor)
  return sql`(a.at, a.id) < (${known.at}::timestamptz, ${cursor}::uuid)`
}

/** The entries somebody asks for, as a condition on `audit_log a`. */
export async function fitting(db: Database, { by, noun, kind, from, to }: Fitting): Promise<SQL> {
  const parts = [
    by === undefined ? null : sql`a.by = ${by}`,
    noun === undefined || noun === '' ? null : sql`a.noun = ${noun}`,
    kind === undefined ? null : ofKind(kind),
  ]
  if (from !== undefined || to !== undefined) {
    const [here] = await db.select({ zone: building.timeZone }).from(building)
    const start = (day: string, later: number) =>
      sql`((${day}::date + ${later}::int)::timestamp at time zone ${here?.zone ?? 'UTC'})`
    if (from !== undefined) parts.push(sql`a.at >= ${start(from, 0)}`)
    if (to !== undefined) parts.push(sql`a.at < ${start(to, 1)}`)
  }
  return sql.join([sql`true`, ...parts.filter((part) => part !== null)], sql` and `)
}

function ofKind(kind: Kind): SQL {
  const deeds = Object.entries(sentences).flatMap(([deed, sentence]) => (sentence.kind === kind ? [deed] : []))
  const pairs = deeds.map((deed) => {
    const noun = Object.keys(words.nouns).findLast((one) => deed.startsWith(`${one} `)) ?? ''
    return sql`(${noun}, ${deed.slice(noun.length + 1)})`
  })
  const known = sql`(a.noun, a.action) in (${sql.join(pairs, sql`, `)})`
  if (kind !== 'changed') return known
  // Settings are told whatever their area is called.
  return sql`(${known} or a.action in (${sql.join(
    settingsActions.map((action) => sql`${action}`),
    sql`, `,
  )}))`
}

/** Puts lines of the log into words. */
async function asEntries(db: Database, lines: readonly Line[]): Promise<AuditEntry[]> {
  const things = await findThings(db, [...new Set(lines.flatMap(idsOf))])
  return lines.map((line) => {
    const changes = changedFields(line.before ?? {}, line.before === null ? {} : (line.after ?? {}))
    return {
      id: line.id,
      at: line.at,
      byId: line.byId,
      noun: line.noun,
      action: line.action,
      sentence: [
        { text: `${whoDid(line)} `, to: null },
        ...partsOf(
          line,
          things,
          changes.map(({ field }) => field),
        ),
      ],
      // What a move was from and to is the history of the request; where it went to is the sentence.
      changes: line.before === null || (line.action === 'moved' && changes.length === 1) ? [] : changes,
      address: line.address,
    }
  })
}

const idsOf = ({ recordId, about }: Line) => (recordId === null ? about : [recordId, ...about])

const whoDid = ({ byName, noun, action }: Line) =>
  byName ?? (noun === 'contact' && action === 'received' ? words.visitor : words.program)

/** The sentence in pieces, each name of a record a piece of its own. */
function partsOf(line: Line, things: ReadonlyMap<string, Thing>, fields: readonly string[]): Part[] {
  const { noun, action, before, after } = line
  const said = saidOf(action, { noun, before: before ?? {}, after: after ?? {}, fields: listed(fields) })
  const near = idsOf(line).flatMap((id) => things.get(id) ?? [])
  return said
    .split(/\{(\w+)\}/)
    .map((text, index): Part => {
      if (index % 2 === 0) return { text, to: null }
      const thing = near.find(({ slot }) => slot === text)
      if (!thing) return { text: words.unknown[text as keyof typeof words.unknown] ?? text, to: null }
      return { text: thing.label, to: thing.opens === null ? null : { kind: thing.opens, id: thing.target } }
    })
    .filter(({ text }) => text !== '')
}

/** Who and what the log knows; it jumps along the indexes from one to the next, so a long log costs nothing. */
export async function listChoices(db: Database) {
  const { rows: people } = await db.execute<{ id: string; name: string }>(sql`
    with recursive known(by) as (
      (select by from audit_log where by is not null order by by limit 1)
      union all
      select (select l.by from audit_log l where l.by > known.by order by l.by limit 1) from known where known.by is not null
    )
    select u.id, btrim(u.first_name || ' ' || u.last_name) as name from known join users u on u.id = known.by
    order by name, u.id`)
  const { rows: nouns } = await db.execute<{ noun: string }>(sql`
    with recursive known(noun) as (
      (select noun from audit_log order by noun limit 1)
      union all
      select (select l.noun from audit_log l where l.noun > known.noun order by l.noun limit 1) from known
        where known.noun is not null
    )
    select noun from known where noun is not null`)
  return { people, nouns: nouns.map(({ noun }) => noun) }
}
