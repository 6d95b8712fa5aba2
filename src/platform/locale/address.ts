import { buildingLocale } from './locale.ts'

/** Countries that write the postal code in front of the city; elsewhere it is behind the city and its region. */
const codeFirst = new Set(
  (
    'AD AL AM AT AX BA BE BG BY CH CN CY CZ DE DK DZ EE EG ES FI FO FR GE GL GR GT HR HU IL IS IT KW KZ LI LT LU ' +
    'MA MC MD ME MK MX MY NL NO PH PL PT RO RS SE SI SK SM TN TR UY VA XK'
  ).split(' '),
)

export type Address = { street: string; city: string; region: string; postalCode: string }

const together = (parts: readonly string[]) => parts.filter(Boolean).join(' ').replaceAll(' ', '\u00A0')

/** An address on one line, with the postal code where the building's country has it. */
export function formatAddress({ street, city, region, postalCode }: Address, { countryCode } = buildingLocale()) {
  const parts = codeFirst.has(countryCode)
    ? [street, postalCode ? `${together([postalCode])}\u00A0${city}` : city, region]
    : [street, city, together([region, postalCode])]
  return parts.filter(Boolean).join(', ')
}
