import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { digitsOf, isInternational, splitExtension } from '../../text/phones.ts'

/**
 * Reads a number as it is stored: E.164, with its extension as in RFC 3966 (`+14165550100;ext=12`). A number without a
 * country is one of `country`. Null when no telephone can have the number.
 */
export function toStoredPhone(text: string, country: string): string | null {
  const { number, extension } = splitExtension(text)
  const e164 = isInternational(number) ? parsed(number) : national(digitsOf(number), country)
  return e164 === null ? null : `${e164}${extension === null ? '' : `;ext=${extension}`}`
}

// The specified rule of ten digits is all that is required of numbers at home, where the library would drop a leading 1.
const national = (digits: string, country: string) =>
  isKnownCountry(country) && getCountryCallingCode(country) !== '1' ? parsed(digits, country) : `+1${digits}`

function parsed(number: string, country?: CountryCode): string | null {
  const found = parsePhoneNumberFromString(number, country)
  return found?.isPossible() ? found.number : null
}

/** Groups the digits of an international number as its country does; other texts stay. */
export function groupPhone(text: string): string {
  if (!isInternational(text)) return text
  const { number, extension } = splitExtension(text)
  const shown = parsePhoneNumberFromString(number)?.formatInternational() ?? number
  return extension === null ? shown : `${shown} ext. ${extension}`
}

/**
 * A stored number as in the API, of a row that was read with its building: ten digits for one of the building's country.
 */
export function toApiPhone(stored: string, callingCode: string, trunkPrefix: string): string {
  const [number = '', extension] = stored.split(';ext=')
  const prefix = `+${callingCode}`
  const isHome = number.startsWith(prefix) && number.length === prefix.length + 10 - trunkPrefix.length
  const shown = isHome ? trunkPrefix + number.slice(prefix.length) : groupPhone(number)
  return extension === undefined ? shown : `${shown} ext. ${extension}`
}

export const isKnownCountry = (code: string): code is CountryCode => isSupportedCountry(code)

/** How a country writes its own numbers: its code after +, and the prefix of a call within the country. */
export function dialingOf(country: CountryCode): { callingCode: string; trunkPrefix: string } {
  const metadata = new Metadata()
  metadata.selectNumberingPlan(country)
  const callingCode = getCountryCallingCode(country)
  // The types of the library lack this method.
  const plan = metadata.numberingPlan as { nationalPrefix?: () => string | undefined } | undefined
  // In the countries of +1 the prefix is dialled but not written.
  return { callingCode, trunkPrefix: callingCode === '1' ? '' : (plan?.nationalPrefix?.() ?? '') }
}
