import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Identifier, IdentifierKind } from './identifiers.ts'

/** Columns with free text, in any table. Names and addresses of others are in other columns. */
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
  'waiting_on_reason',
  'caption',
  'label',
  'parameters',
  'before',
  'after',
  'last_error',
  'headline',
  'location',
  'place_name',
  'purpose',
  'return_note',
]
/** Retained unchanged by law. */
const retained = ['payment_entries']
const atOnce = 200

/** The number of redacted texts, and of retained mentions by kind. */
export type Redacted = { removed: number; stays: Record<IdentifierKind, number> }

/** Redacts the unique mentions of a person in all free texts. */
export async function redactTexts(tx: Database, identifiers: readonly Identifier[]): Promise<Redacted> {
  const result: Redacted = { removed: 0, stays: { name: 0, signIn: 0, contact: 0, phone: 0 } }
  if (identifiers.length === 0) return result
  const { rows: columns } = await tx.execute<{ table: string; column: string; json: boolean }>(sql`
    select c.relname as table, a.attname as column, a.atttypid = 'jsonb'::regtype as json
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.atttypid in ('text'::regtype, 'jsonb'::regtype)
      and a.attname = any(${sql.param(free)}::text[]) and c.relname <> all(${sql.param(retained)}::text[])`)
  const pattern = identifiers.map((one) => one.databasePattern).join('|')
  for (const { table, column, json } of columns) {
    const [from, name] = [sql.identifier(table), sql.identifier(column)]
    // An update moves the row to another ctid, so the ctids are read before.
    const { rows: found } = await tx.execute<{ at: string }>(
      sql`select ctid::text as at from ${from} where ${name}::text ~* ${pattern} for update`,
    )
    for (let start = 0; start < found.length; start += atOnce) {
      const places = sql.param(found.slice(start, start + atOnce).map(({ at }) => at))
      const { rows } = await tx.execute<{ at: string; value: unknown }>(
        sql`select ctid::text as at, ${name} as value from ${from} where ctid = any(${places}::tid[])`,
      )
      for (const { at, value } of rows) {
        const next = json ? redactedJson(value, identifiers) : redactedText(String(value), identifiers)
        for (const kind of mentioned(next, identifiers)) result.stays[kind] += 1
        if (JSON.stringify(next) === JSON.stringify(value)) continue
        result.removed += 1
        const freeText = json ? sql`${JSON.stringify(next)}::jsonb` : sql`${next as string}`
        await tx.execute(sql`update ${from} set ${name} = ${freeText} where ctid = ${at}::tid`)
      }
    }
  }
  return result
}

const redactedText = (text: string, identifiers: readonly Identifier[]) =>
  identifiers.reduce((left, { isUnique, pattern }) => (isUnique ? left.replace(pattern, '[erased]') : left), text)

function redactedJson(value: unknown, identifiers: readonly Identifier[]): unknown {
  if (typeof value === 'string') return redactedText(value, identifiers)
  if (Array.isArray(value)) return value.map((one) => redactedJson(one, identifiers))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, redactedJson(one, identifiers)]))
}

function mentioned(value: unknown, identifiers: readonly Identifier[]): Set<IdentifierKind> {
  const text = typeof value === 'string' ? value : textsIn(value).join('\n')
  return new Set(identifiers.filter(({ pattern }) => text.search(pattern) >= 0).map(({ kind }) => kind))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
