import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { invalid } from '#platform/http-error.ts'
import type { Message } from '#platform/language/language.ts'
import { groupPhone, toStoredPhone } from '#platform/server/phones/stored-phone.ts'
import { phoneError } from '#platform/text/phone-text.ts'
import { building } from './table.ts'

/** The country of numbers without one. */
export async function phoneCountryOf(db: Database): Promise<string> {
  const [profile] = await db.select({ country: building.phoneCountry }).from(building)
  return profile?.country ?? 'CA'
}

/** The stored form of a number of the API; throws 400 naming the field when no telephone can have it. */
export function storedPhone<Phone extends string | null | undefined>(
  phone: Phone,
  country: string,
  field: string,
  wrong: Message,
): Phone {
  if (typeof phone !== 'string' || phone === '') return phone
  const stored = toStoredPhone(phone, country)
  if (stored === null) throw invalid(field, phoneError(phone, wrong))
  return stored as Phone
}

const home = (column: 'phone_calling_code' | 'phone_trunk_prefix') =>
  sql`(select ${sql.identifier(column)} from building)`

/**
 * A stored number as in the API: ten digits for one of the building's country, `ext. 12` at its end. Others stay
 * international; `groupPhone` groups their digits.
 */
export function apiPhone(column: SQLWrapper | string): SQL<string | null> {
  const stored = typeof column === 'string' ? sql.raw(column) : column
  const number = sql`split_part(${stored}, ';', 1)`
  const prefix = sql`'+' || ${home('phone_calling_code')}`
  return sql<string | null>`case
    when starts_with(${stored}, ${prefix})
      and length(${number}) = length(${prefix}) + 10 - length(${home('phone_trunk_prefix')})
    then ${home('phone_trunk_prefix')} || replace(substr(${stored}, length(${prefix}) + 1), ';ext=', ' ext. ')
    else replace(${stored}, ';ext=', ' ext. ') end`
}

/** Groups the digits of the international numbers in the given fields. */
export const groupPhones = <Row extends object>(row: Row, ...fields: readonly (keyof Row)[]): Row => ({
  ...row,
  ...Object.fromEntries(
    fields.map((field) => {
      const phone: unknown = row[field]
      return [field, typeof phone === 'string' ? groupPhone(phone) : phone]
    }),
  ),
})
