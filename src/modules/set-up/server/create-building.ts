import { users } from '#accounts/server/table.ts'
import { signInAddress } from '#accounts/server/email/sign-in-address.ts'
import { createFloors } from '#building/server/new-floors.ts'
import { hasProfile } from '#building/server/store.ts'
import { building } from '#building/server/table.ts'
import { conflict, invalid } from '#platform/http-error.ts'
import { currencyScale } from '#platform/locale/currency.ts'
import type { BuildingLocale } from '#platform/locale/locale.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { dialingOf, isKnownCountry } from '#platform/server/phones/stored-phone.ts'
import { setUpWords as words } from '../messages/en.ts'
import { setUpGuides } from './guide-table.ts'

export type NewBuilding = {
  profile: Pick<typeof building.$inferInsert, 'name' | 'code' | 'street' | 'officeEmail' | 'timeZone'> &
    Partial<Pick<typeof building.$inferInsert, 'postalCode' | 'city' | 'region'>>
  locale: BuildingLocale
  floors: Parameters<typeof createFloors>[1]
  /** The first administrator, with a password or invited. */
  administrator: { email: string; firstName: string; lastName: string } & (
    | { passwordHash: string; passwordChangedAt: Date }
    | { status: 'Invited' }
  )
}

/**
 * Creates the building with its floors, and its first administrator, whose id is returned; nothing else is known of it yet.
 * Throws 409 when the database contains a building, and 400 for a country without telephones.
 */
export async function createBuilding(
  tx: Database,
  { profile, locale, floors, administrator }: NewBuilding,
  now: Date,
): Promise<string> {
  if (await hasProfile(tx)) throw conflict('already_set_up', words.alreadySetUp)
  const { towerFloors, firstHomes } = floors
  const shape = { towerFloors, commercialUpToFloor: firstHomes - 1 }
  await tx.insert(building).values({ ...profile, ...countryColumns(locale), ...shape })
  await createFloors(tx, floors)
  await tx.insert(setUpGuides).values({})
  const id = newId()
  const { email, ...account } = administrator
  await tx.insert(users).values({ id, ...signInAddress(email), ...account, role: 'admin' })
  await writeAudit(tx, { by: null, action: 'set up the building', recordType: 'building', about: [id], now })
  // A program that runs already has remembered that nothing is known.
  await notifyChanged(tx, { topic: '*', residents: 'everyone' })
  return id
}

/** How a building of the country writes money, measures, dates, addresses and telephone numbers. */
function countryColumns(locale: BuildingLocale) {
  const { countryCode, currency } = locale
  if (!isKnownCountry(countryCode)) throw invalid('countryCode', words.badCountry)
  const { callingCode: phoneCallingCode, trunkPrefix: phoneTrunkPrefix } = dialingOf(countryCode)
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(countryCode) ?? ''
  return {
    ...locale,
    currencyScale: currencyScale(currency),
    country,
    phoneCountry: countryCode,
    phoneCallingCode,
    phoneTrunkPrefix,
  }
}
