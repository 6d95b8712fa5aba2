import { eq } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { RequestWithPeople } from '../../messaging/server/recipients.ts'
import type { RequestRow } from '../../requests/server/write-change.ts'
import { vendors } from '../../vendors/server/table.ts'
import type { workOrders } from './table.ts'

export type OrderRow = typeof workOrders.$inferSelect
export type VendorRow = typeof vendors.$inferSelect

/** Sends e-mails whose buttons lead to the program's address; those of a change that can be undone not before a time. */
export type Delivery = { mail: Mail; origin: string; notBefore?: Date | undefined }

/** An order with its request, both locked, its vendor, and the people of the request. */
export type LockedOrder = { order: OrderRow; request: RequestRow; vendor: VendorRow; people: RequestWithPeople }

export async function getVendor(tx: Database, id: string): Promise<VendorRow> {
  const [vendor] = await tx.select().from(vendors).where(eq(vendors.id, id))
  if (!vendor) throw notFound('Vendor')
  return vendor
}
