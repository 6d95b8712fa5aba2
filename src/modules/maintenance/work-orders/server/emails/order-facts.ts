import { building } from '#building/server/table.ts'
import { apiPhone } from '#building/server/phones.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { requestSummary } from '../../../messaging/server/store.ts'
import type { OrderFacts } from '../../messages/emails-en.ts'
import { orderCode } from '../../rules.ts'
import { visitText } from '../../visit-text.ts'
import type { LockedOrder } from '../locked-order.ts'

type Of = Pick<LockedOrder, 'order' | 'vendor' | 'people'>

/** What e-mails and the PDF say about an order, without the name of a resident. `name` is the reader's. */
export async function orderFacts(
  tx: Database,
  { order, vendor, people }: Of,
  name: string,
  language: Language,
): Promise<OrderFacts> {
  const [profile] = await tx
    .select({ timeZone: building.timeZone, phone: apiPhone(building.officePhone) })
    .from(building)
  const { visitFrom, visitTo } = order
  return {
    ...(await requestSummary(tx, people)),
    order: orderCode(order.number),
    vendor: vendor.name,
    name,
    visit:
      visitFrom && visitTo ? visitText({ from: visitFrom, to: visitTo }, profile?.timeZone ?? 'UTC', language) : '',
    officePhone: shownPhone(profile?.phone ?? ''),
  }
}
