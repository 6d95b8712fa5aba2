import { accountTexts } from '#accounts/messages/index.ts'
import { isGuessable } from '#accounts/rules.ts'
import { hashPassword } from '#accounts/server/passwords.ts'
import { invalid } from '#platform/http-error.ts'
import { localeOfCountry } from '#platform/locale/country-defaults.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { setUpWords as words } from '../messages/en.ts'
import type { SetUp } from '../schemas.ts'
import { createBuilding } from './create-building.ts'

/**
 * Sets up the building with the values of the page, in one transaction. Throws 409 when the database contains a building, and
 * 400 for a country without a currency and for a password that is easy to guess.
 */
export async function setUpBuilding(db: Database, input: SetUp, now: Date): Promise<void> {
  const { name, code, street, postalCode, city, region, officeEmail, timeZone } = input
  const { firstName, lastName, email, newPassword } = input
  const locale = localeOfCountry(input.countryCode)
  if (!locale) throw invalid('countryCode', words.badCountry)
  if (isGuessable(newPassword, { email, firstName, lastName }, input))
    throw invalid('newPassword', (language) => accountTexts[language].guessable)
  const passwordHash = await hashPassword(newPassword)
  const created = {
    profile: { name, code, street, postalCode, city, region, officeEmail, timeZone },
    locale,
    floors: input,
    administrator: { email, firstName, lastName, passwordHash, passwordChangedAt: now },
  }
  await db.transaction((tx) => createBuilding(tx, created, now))
}
