import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type { Role } from '#platform/roles.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import type { OtherKind } from '../choices.ts'
import type { FoundOther } from '../contract.ts'
import { isShort } from '#platform/server/sql/search.ts'
import { beginsWith, containsAll, type SearchTerm } from './patterns.ts'

/** The rows of one kind: its table as `o`, its searched text, and what a line shows. */
type Source = {
  from: SQL
  text: SQL
  title: SQL
  about: SQL
  at: SQL
  where: SQL
  newest: SQL
  roles?: 'administrators'
}

const none = sql`null`
const sources: Record<OtherKind, Source> = {
  vendor: {
    from: sql`vendors o`,
    // The list of vendors is short, so its text has no index.
    text: sql`searchable(o.name, o.trade, o.contact_name)`,
    title: sql`o.name`,
    about: sql`o.trade`,
    at: none,
    where: sql`o.archived_at is null`,
    newest: sql`o.name`,
    // Only administrators can open the settings, where vendors are.
    roles: 'administrators',
  },
  document: {
    from: sql`resources o`,
    text: sql`searchable(o.title, o.folder)`,
    title: sql`o.title`,
    about: sql`nullif(o.folder, '')`,
    at: none,
    where: sql`o.archived_at is null`,
    newest: sql`o.updated_at desc`,
  },
  announcement: {
    from: sql`announcements o`,
    text: sql`o.search`,
    title: sql`o.title`,
    about: sql`o.category`,
    at: instantText('o.published_at'),
    where: sql`o.archived_at is null`,
    newest: sql`o.created_at desc`,
  },
  event: {
    from: sql`events o`,
    text: sql`o.search`,
    title: sql`o.title`,
    about: sql`nullif(o.location, '')`,
    at: instantText('o.starts_at'),
    where: sql`o.cancelled_at is null`,
    newest: sql`o.starts_at desc`,
  },
  message: {
    from: sql`contact_messages o`,
    text: sql`o.search`,
    title: sql`o.subject`,
    about: sql`o.name`,
    at: instantText('o.created_at'),
    where: sql`o.spam_at is null`,
    newest: sql`o.archived_at is not null, o.created_at desc`,
  },
}

/** Vendors, documents, announcements, events and messages that this role may open; a name that begins with the text first. */
export async function findOthers(
  db: Database,
  typed: string,
  words: readonly SearchTerm[],
  limit: number,
  role: Role,
): Promise<FoundOther[]> {
  if (words.every(([word = '']) => isShort(word))) return []
  const parts = Object.entries(sources)
    .filter(([, { roles }]) => roles === undefined || role === 'admin')
    .map(([kind, { from, text, title, about, at, where, newest }]) => {
      const order = sql`${beginsWith(sql`searchable(${title})`, [typed])} desc, ${containsAll(sql`searchable(${title})`, words)} desc, ${newest}`
      return sql`(select ${kind}::text as kind, o.id, ${title} as title, ${about} as about, ${at} as at,
        row_number() over (order by ${order}) as place
        from ${from} where ${where} and ${containsAll(text, words)} order by ${order} limit ${limit})`
    })
  return queryRows<FoundOther>(
    db,
    sql`select kind, id, title, about, at from (${sql.join(parts, sql` union all `)}) found order by place, kind`,
  )
}

/** Loads these records in any order; those that are gone, or that this role may not open, are left out. */
export async function loadOthers(
  db: Database,
  references: readonly { kind: string; id: string }[],
  role: Role,
): Promise<FoundOther[]> {
  const parts = Object.entries(sources).flatMap(([kind, { from, title, about, at, where, roles }]) => {
    const ids = references.filter((one) => one.kind === kind).map(({ id }) => id)
    if (ids.length === 0 || (roles !== undefined && role !== 'admin')) return []
    return sql`(select ${kind}::text as kind, o.id, ${title} as title, ${about} as about, ${at} as at
      from ${from} where ${where} and o.id = any(${`{${ids.join(',')}}`}::uuid[]))`
  })
  return parts.length === 0 ? [] : queryRows<FoundOther>(db, sql.join(parts, sql` union all `))
}
