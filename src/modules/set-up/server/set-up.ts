import { accountTexts } from '#accounts/messages/index.ts'
import { isGuessable } from '#accounts/rules.ts'
import { hashPassword } from '#accounts/server/passwords.ts'
import { signInAddress } from '#accounts/server/email/sign-in-address.ts'
import { users } from '#accounts/server/table.ts'
import { createFloors } from '#building/server/new-floors.ts'
import { hasProfile } from '#building/server/store.ts'
import { building, businessHours } from '#building/server/table.ts'
import { conflict, invalid } from '#platform/http-error.ts'
import { currencyScale } from '#platform/locale/currency.ts'
import { localeOfCountry } from '#platform/locale/country-defaults.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { dialingOf, isKnownCountry } from '#platform/server/phones/stored-phone.ts'
import { setUpWords as words } from '../messages/en.ts'
import type { SetUp } from '../schemas.ts'

/**
 * Creates the building, its floors and its first administrator in one transaction. Throws 409 when the database contains a
 * building, and 400 for a country without telephones or a currency.
 */
export async function setUpBuilding(db: Database, input: SetUp, now: Date): Promise<void> {
  const { firstName, lastName, email, newPassword } = input
  const locale = localeColumns(input.countryCode)
  if (isGuessable(newPassword, { email, firstName, lastName }, input))
    throw invalid('newPassword', (language) => accountTexts[language].guessable)
  const passwordHash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    if (await hasProfile(tx)) throw conflict('already_set_up', words.alreadySetUp)
    const { name, code, street, postalCode, city, officeEmail, timeZone, towerFloors } = input
    await tx
      .insert(building)
      .values({ name, code, street, postalCode, city, officeEmail, timeZone, towerFloors, ...locale })
    await createFloors(tx, input)
    await tx
      .insert(businessHours)
      .values([1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })))
    const id = newId()
    await tx
      .insert(users)
      .values({ id, ...signInAddress(email), firstName, lastName, role: 'admin', passwordHash, passwordChangedAt: now })
    await writeAudit(tx, { by: null, action: 'set up the building', recordType: 'building', about: [id], now })
  })
}

/** How a building of the country writes money, measures, dates, addresses and telephone numbers. */
function localeColumns(countryCode: string) {
  const locale = localeOfCountry(countryCode)
  if (!locale || !isKnownCountry(countryCode)) throw invalid('countryCode', words.badCountry)
  const { callingCode: phoneCallingCode, trunkPrefix: phoneTrunkPrefix } = dialingOf(countryCode)
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(countryCode) ?? ''
  return {
    ...locale,
    currencyScale: currencyScale(locale.currency),
    country,
    phoneCountry: countryCode,
    phoneCallingCode,
    phoneTrunkPrefix,
  }
}
