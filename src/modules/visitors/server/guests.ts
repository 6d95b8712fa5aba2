import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { visitorGuests } from './table.ts'

/** Writes the list of a pass. Guests whose name stays keep their row, because a stay can refer to it. */
export async function writeGuests(tx: Database, passId: string, names: readonly string[]): Promise<void> {
  const present = await tx.select().from(visitorGuests).where(eq(visitorGuests.passId, passId))
  const rest = [...present]
  const added: { id: string; passId: string; fullName: string; position: number }[] = []
  for (const [position, fullName] of names.entries()) {
    const at = rest.findIndex((guest) => guest.fullName.toLowerCase() === fullName.toLowerCase())
    const [guest] = at === -1 ? [] : rest.splice(at, 1)
    if (guest) await tx.update(visitorGuests).set({ fullName, position }).where(eq(visitorGuests.id, guest.id))
    else added.push({ id: newId(), passId, fullName, position })
  }
  const removed = rest.map(({ id }) => id)
  if (removed.length > 0) await tx.delete(visitorGuests).where(inArray(visitorGuests.id, removed))
  if (added.length > 0) await tx.insert(visitorGuests).values(added)
}
