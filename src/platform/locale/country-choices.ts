import { countryCodes } from './known-codes.ts'
import { localeOfCountry } from './country-defaults.ts'

/** The countries in which a building can be set up, by name. Those without a currency of their own cannot be set up by themselves. */
export function countryChoices(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return countryCodes()
    .filter((code) => localeOfCountry(code) !== null)
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}
