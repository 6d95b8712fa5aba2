import { sql } from 'drizzle-orm'
import { formatPhone } from '#platform/phones.ts'
import type { Database } from '#platform/server/database.ts'
import type { Person } from './person.ts'

/** Columns in which people write freely, whatever table they are in. Names and addresses of others stand elsewhere. */
const free = [
  'note',
  'notes',
  'resident_notes',
  'description',
  'title',
  'body',
  'subject',
  'message',
  'reply_message',
  'text_body',
  'html_body',
  'whose_move_why',
  'caption',
  'label',
  'before',
  'after',
  'last_error',
]
/** What the law keeps as it is. */
const held = ['payment_entries']

/** Takes a person's name, addresses and numbers out of everything that was written freely, by whomever. */
export async function blotOut(tx: Database, person: Person): Promise<void> {
  const { rows: columns } = await tx.execute<{ table: string; column: string; json: boolean }>(sql`
    select c.relname as table, a.attname as column, a.atttypid = 'jsonb'::regtype as json
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'building'::regnamespace and c.relkind = 'r' and a.atttypid in ('text'::regtype, 'jsonb'::regtype)
      and a.attname = any(${sql.param(free)}::text[]) and c.relname <> all(${sql.param(held)}::text[])`)
  const marks = await marksOf(tx, person)
  if (marks.length === 0) return
  const pattern = marks.map((mark) => mark.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
  for (const { table, column, json } of columns) {
    const [name, cast] = [sql.identifier(column), json ? sql`::jsonb` : sql``]
    await tx.execute(sql`update ${sql.identifier(table)} set ${name} = regexp_replace(${name}::text, ${pattern}, '[erased]', 'gi')${cast}
      where ${name}::text ~* ${pattern}`)
  }
}

/** The whole name only where nobody else in the house is called the same, and is longer than a word. */
async function marksOf(tx: Database, { userId, name, emails, phones }: Person): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    select from tenants where lower(full_name) = lower(${name}) and user_id <> ${userId}
    union all
    select from users where lower(first_name || ' ' || last_name) = lower(${name}) and id <> ${userId}`)
  const named = rows.length === 0 && /\S\s+\S/.test(name) ? [name] : []
  return [...named, ...emails, ...phones, ...phones.map(formatPhone)].filter((mark) => mark.length >= 5)
}
