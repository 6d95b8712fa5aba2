import { building } from '#building/server/table.ts'
import { invalid } from '#platform/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { whyNotPassword } from '../rules.ts'

/** Refuses with 400 naming `field` when the password is one that is tried first, for this account in this building. */
export async function demandUnguessable(
  db: Database,
  field: string,
  password: string,
  account: { email: string; firstName: string; lastName: string },
): Promise<void> {
  const [here] = await db.select({ name: building.name, code: building.code }).from(building)
  const why = whyNotPassword(password, account, here ?? { name: '', code: '' })
  if (why) throw invalid(field, why)
}
