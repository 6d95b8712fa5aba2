import { max, sql } from 'drizzle-orm'
import { invalid } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { currencyScale } from '#platform/locale/currency.ts'
import { dialingOf, isKnownCountry } from '#platform/server/phones/stored-phone.ts'
import { settingArea } from '#settings/server/area.ts'
import { saveArea } from '#settings/server/store.ts'
import type { ProfileChanges, ProfileRecord } from '../profile-contract.ts'
import { ProfileFields } from '../schemas.ts'
import { profileWords as words } from '../messages/profile.ts'
import { toApiPhone } from '#platform/server/phones/stored-phone.ts'
import { listChosenLogos, validateLogos } from './logos.ts'
import { storedPhone } from './phones.ts'
import { findProfile } from './store.ts'
import { building, floors } from './table.ts'

/** The building's profile as a settings section, whose changes can be reverted. */
export const profileArea = settingArea({
  area: 'building',
  recordType: 'building profile',
  topics: ['building'],
  fieldName: (key) => words.fields[key as keyof typeof words.fields] ?? key,
  shape: ProfileFields,
  read: async (tx) => fieldsOf(await findProfile(tx)),
  write: async (tx, fields, _, now) => {
    await validateCombinations(tx, fields)
    const current = await findProfile(tx)
    const { version } = current
    const phones = storedPhones(current, fields)
    const currencyScale = await scaleOf(tx, current.currency, fields.currency)
    await tx.update(building).set({ ...fields, ...phones, currencyScale, version: version + 1, updatedAt: now })
  },
})

/** The profile as administrators edit it. */
export async function findProfileRecord(db: Database): Promise<ProfileRecord> {
  const profile = await findProfile(db)
  return { ...profile, logos: await listChosenLogos(db, profile) }
}

/** Changes the building's profile; throws 412 with the profile when `ifMatch` is outdated. */
export async function changeProfile(
  db: Database,
  changes: ProfileChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<ProfileRecord> {
  const definedChanges = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const change = (before: ProfileFields) => withReadPhones({ ...before, ...definedChanges }, before)
  return saveArea(db, { area: profileArea, find: findProfileRecord, change, by, now, ifMatch })
}

/** Rules for several fields: pairs that belong together, and existing floors. */
async function validateCombinations(tx: Database, fields: ProfileFields): Promise<void> {
  if ((fields.latitude === null) !== (fields.longitude === null))
    throw invalid(fields.latitude === null ? 'latitude' : 'longitude', () => words.placeNeedsBoth)
  if ((fields.poweredByName ?? '') === '' ? fields.poweredByUrl !== null : fields.poweredByUrl === null)
    throw invalid(fields.poweredByUrl === null ? 'poweredByUrl' : 'poweredByName', () => words.creditNeedsBoth)
  await validateLogos(tx, fields)
  const [top] = await tx.select({ floor: max(floors.number) }).from(floors)
  const highest = top?.floor ?? 0
  if (fields.towerFloors < highest) throw invalid('towerFloors', () => words.floorsAbove(highest))
}

/** The scale of a currency. Amounts are stored in its smallest unit, so it stays while amounts are recorded. */
async function scaleOf(tx: Database, current: string, chosen: string): Promise<number> {
  const scale = currencyScale(chosen)
  if (scale === currencyScale(current)) return scale
  const { rows } = await tx.execute<{ found: boolean }>(sql`select has_amounts() as found`)
  if (rows[0]?.found) throw invalid('currency', () => words.otherScale(current, chosen))
  return scale
}

/** Typed numbers as they are read back, so that the change that is recorded can be compared with the profile later. */
function withReadPhones(fields: ProfileFields, before: ProfileFields): ProfileFields {
  const { phoneCountry } = fields
  if (!isKnownCountry(phoneCountry)) throw invalid('phoneCountry', () => words.badPhoneCountry)
  const { callingCode, trunkPrefix } = dialingOf(phoneCountry)
  const read = (field: 'officePhone' | 'securityPhone') =>
    fields[field] === '' || fields[field] === before[field]
      ? fields[field]
      : toApiPhone(
          storedPhone(fields[field], phoneCountry, field, () => words.badPhone),
          callingCode,
          trunkPrefix,
        )
  return { ...fields, officePhone: read('officePhone'), securityPhone: read('securityPhone') }
}

/** The columns of changed numbers; an unchanged one stays when the country of numbers without one changes. */
function storedPhones(current: ProfileFields, { phoneCountry, officePhone, securityPhone }: ProfileFields) {
  if (!isKnownCountry(phoneCountry)) throw invalid('phoneCountry', () => words.badPhoneCountry)
  const { callingCode, trunkPrefix } = dialingOf(phoneCountry)
  const stored = (field: 'officePhone' | 'securityPhone', typed: string) =>
    typed === current[field] ? building[field] : storedPhone(typed, phoneCountry, field, () => words.badPhone)
  return {
    officePhone: sql`${stored('officePhone', officePhone)}`,
    securityPhone: sql`${stored('securityPhone', securityPhone)}`,
    phoneCallingCode: callingCode,
    phoneTrunkPrefix: trunkPrefix,
  }
}

const fieldsOf = (current: ProfileFields): ProfileFields =>
  Object.fromEntries(
    Object.keys(ProfileFields.shape).map((key) => [key, current[key as keyof ProfileFields]]),
  ) as ProfileFields
