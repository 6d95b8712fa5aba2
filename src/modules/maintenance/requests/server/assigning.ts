import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { invalid } from '#platform/http-error.ts'
import type { Message } from '#platform/language/language.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { validateAssign } from '../rules.ts'
import { vendors } from '../../vendors/server/table.ts'
import { requestErrors } from '../messages/errors.ts'

const assigneeError = async (tx: Database, id: string): Promise<Message | null> => {
  const [person] = await tx.select().from(users).where(eq(users.id, id))
  return person ? validateAssign(person) : (language) => requestErrors[language].choosePerson
}

/** Throws 400 naming `assignedTo` for a person who cannot be assigned. */
export async function checkAssignee(tx: Database, id: string): Promise<void> {
  const why = await assigneeError(tx, id)
  if (why) throw invalid('assignedTo', why)
}

/** Whether the assignee can no longer be assigned. */
export const hasLeft = async (tx: Database, { assignedTo }: { assignedTo: string | null }): Promise<boolean> =>
  assignedTo !== null && (await assigneeError(tx, assignedTo)) !== null

/** Throws 400 naming `vendorId` for an unknown or archived vendor. */
export async function checkVendor(tx: Database, id: string): Promise<void> {
  const [vendor] = await tx.select({ archivedAt: vendors.archivedAt }).from(vendors).where(eq(vendors.id, id))
  if (!vendor || vendor.archivedAt) throw invalid('vendorId', (language) => requestErrors[language].chooseVendor)
}
