import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { invalid } from '#platform/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { whyNotAssign } from '../rules.ts'
import { vendors } from './vendor-table.ts'

const whyNot = async (tx: Database, id: string) => {
  const [person] = await tx.select().from(users).where(eq(users.id, id))
  return person ? whyNotAssign(person) : 'Choose somebody from the list'
}

/** Refuses with 400 naming `assignedTo` somebody who cannot be given requests. */
export async function checkAssignee(tx: Database, id: string): Promise<void> {
  const why = await whyNot(tx, id)
  if (why) throw invalid('assignedTo', why)
}

/** Whether whoever had the work can no longer be given it. */
export const hasLeft = async (tx: Database, { assignedTo }: { assignedTo: string | null }): Promise<boolean> =>
  assignedTo !== null && (await whyNot(tx, assignedTo)) !== null

/** Refuses with 400 naming `vendorId` a vendor who is not in the list. */
export async function checkVendor(tx: Database, id: string): Promise<void> {
  const [vendor] = await tx.select({ archivedAt: vendors.archivedAt }).from(vendors).where(eq(vendors.id, id))
  if (!vendor || vendor.archivedAt) throw invalid('vendorId', 'Choose a vendor from the list')
}
