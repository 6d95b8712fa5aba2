import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import type { Setting } from '../contract.ts'

/** A part of the settings that is changed, told and taken back as one. */
export type Area = {
  /** Its name: 'building', 'content.home.en'. */
  area: string
  /** What the audit log calls it: 'building profile'. */
  noun: string
  /** Who shows it: the topics that are told of a change. */
  topics: readonly string[]
  /** How people call one of its fields. */
  fieldName: (key: string) => string
  /** What stands there now. A change is told by the fields of this, so one field is one thing a person changes. */
  read: (tx: Database) => Promise<Setting>
  /** Puts a whole value in place; throws a `Refusal` or a ZodError where it does not fit. */
  write: (tx: Database, value: Setting, by: Author, now: Date) => Promise<void>
}

/** An area whose value has a shape: what is written was parsed by it. */
export const settingArea = <Value extends Setting>({
  shape,
  read,
  write,
  ...told
}: Omit<Area, 'read' | 'write'> & {
  shape: z.ZodType<Value>
  read: (tx: Database) => Promise<Value>
  write: (tx: Database, value: Value, by: Author, now: Date) => Promise<void>
}): Omit<Area, 'read'> & { read: (tx: Database) => Promise<Value> } => ({
  ...told,
  read,
  write: (tx, value, by, now) => write(tx, shape.parse(value), by, now),
})

/** Until the end of the transaction nobody else changes this area; gives what stands there. */
export async function holdArea<Value extends Setting>(
  tx: Database,
  { area, read }: { area: string; read: (tx: Database) => Promise<Value> },
): Promise<Value> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`settings ${area}`}, 0))`)
  return read(tx)
}
