import type { z } from 'zod'
import { lockForTransaction } from '#platform/server/database/advisory-lock.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Setting } from '../contract.ts'

/** A part of the settings whose changes are recorded and can be undone together. */
export type Area = {
  /** Its name: 'building', 'content.home.en'. */
  area: string
  /** Its name in the audit log: 'building profile'. */
  recordType: string
  /** The topics to notify of a change. */
  topics: readonly string[]
  /** The label of a field. */
  fieldName: (key: string) => string
  /** Its fields are records, by id: the audit log gets one entry for each that changed. */
  isOfRecords?: true
  /** Reads the current value. Changes are recorded by its fields. */
  read: (tx: Database) => Promise<Setting>
  /** Replaces the value; throws an `HttpError` or a ZodError when it is invalid. */
  write: (tx: Database, value: Setting, by: Author, now: Date) => Promise<void>
}

/** An area whose type of value is known. */
export type AreaOf<Value extends Setting> = Omit<Area, 'read'> & { read: (tx: Database) => Promise<Value> }

/** Creates an area whose value is parsed by a schema. */
export const settingArea = <Value extends Setting>({
  shape,
  read,
  write,
  ...rest
}: Omit<Area, 'read' | 'write'> & {
  shape: z.ZodType<Value>
  read: (tx: Database) => Promise<Value>
  write: (tx: Database, value: Value, by: Author, now: Date) => Promise<void>
}): AreaOf<Value> => ({
  ...rest,
  read,
  write: (tx, value, by, now) => write(tx, shape.parse(value), by, now),
})

/** Locks the area until the transaction ends and returns its value. */
export async function lockArea<Value extends Setting>(
  tx: Database,
  { area, read }: { area: string; read: (tx: Database) => Promise<Value> },
): Promise<Value> {
  await lockForTransaction(tx, `settings ${area}`)
  return read(tx)
}
