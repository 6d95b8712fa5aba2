import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { invalid } from '#platform/http-error.ts'
import { frontDesk } from '#platform/roles.ts'
import { type Author, nameOf } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { days, minutes } from '#platform/time/dates.ts'
import { daysToSend } from '../choices.ts'
import { logWords as words } from '../messages/desk.ts'
import type { NewEntry } from '../schemas.ts'
import { deskLogEntries } from './table.ts'

/** How far the clock of a device may be ahead, in milliseconds. */
const clockDifference = minutes(10)

/** The entry of an earlier attempt whose answer was lost. */
export async function findByKey(tx: Database, key: string | null): Promise<string | null> {
  if (key === null) return null
  const [found] = await tx
    .select({ id: deskLogEntries.id })
    .from(deskLogEntries)
    .where(eq(deskLogEntries.entryKey, key))
  return found?.id ?? null
}

/**
 * When and by whom an entry was written: now, or earlier on a device without a connection, which another person may send. Throws 400
 * for a time that cannot be, and for an account that does not work at the desk, or no longer does.
 */
export async function resolveWriter(tx: Database, { writtenAt, writtenBy }: NewEntry, by: Author, now: Date) {
  if (!writtenAt) return { columns: { createdAt: now, createdBy: by.id }, facts: {} }
  const at = new Date(writtenAt)
  if (at.getTime() > now.getTime() + clockDifference) throw invalid('writtenAt', () => words.future)
  if (at.getTime() < now.getTime() - days(daysToSend)) throw invalid('writtenAt', () => words.tooOld)
  const [writer] = await tx
    .select()
    .from(users)
    .where(eq(users.id, writtenBy ?? by.id))
  if (!writer || !frontDesk.some((role) => role === writer.role)) throw invalid('writtenBy', () => words.noWriter)
  if (writer.deletedAt !== null || writer.status !== 'Active') throw invalid('writtenBy', () => words.writerLeft)
  const isOwn = writer.id === by.id
  const columns = {
    createdAt: at > now ? now : at,
    createdBy: writer.id,
    receivedAt: now,
    sentBy: isOwn ? null : by.id,
  }
  return { columns, facts: { writtenAt, ...(isOwn ? {} : { writer: nameOf(writer) }) } }
}
