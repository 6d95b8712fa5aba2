import { building } from '#building/server/table.ts'
import { invalid } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { accountTexts } from '../messages/index.ts'
import { isGuessable } from '../rules.ts'

/** Throws 400 for `field` when the password is easy to guess for this account in this building. */
export async function assertNotGuessable(
  db: Database,
  field: string,
  password: string,
  account: { email: string; firstName: string; lastName: string },
): Promise<void> {
  const [row] = await db.select({ name: building.name, code: building.code }).from(building)
  if (isGuessable(password, account, row ?? { name: '', code: '' }))
    throw invalid(field, (language) => accountTexts[language].guessable)
}
