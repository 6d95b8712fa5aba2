import { languages, localeOf } from '../language/language.ts'
import { buildingLocale } from './locale.ts'

type Patterns = { currencyBefore: RegExp; currencyAfter: RegExp }
const known = new Map<string, Patterns>()

/** Matches the building's currency before and behind an amount: `$`, `CA$`, `C$`, `$ CA` and `CAD` in Canada. */
export function currencyPatterns({ countryCode, currency } = buildingLocale()): Patterns {
  const key = `${countryCode} ${currency}`
  const found = known.get(key)
  if (found) return found
  const signs = [...signsOf(currency)].sort((a, b) => b.length - a.length).map(escaped)
  const any = `(?:${signs.join('|')})`
  const patterns = {
    currencyBefore: new RegExp(String.raw`^${any}\s*`, 'i'),
    currencyAfter: new RegExp(String.raw`\s*${any}$`, 'i'),
  }
  known.set(key, patterns)
  return patterns
}

/** The code, and the signs of all languages; a dollar is also written with letters of its country. */
function signsOf(currency: string): Set<string> {
  const written = languages.flatMap((language) =>
    [language, localeOf(language)].flatMap((tag) =>
      (['narrowSymbol', 'symbol'] as const).map(
        (currencyDisplay) =>
          new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay })
            .formatToParts(1)
            .find(({ type }) => type === 'currency')?.value ?? currency,
      ),
    ),
  )
  const country = currency.slice(0, 2)
  const dollars = written.includes('$') ? [`${country}$`, `${country.slice(0, 1)}$`, `$ ${country}`, `$${country}`] : []
  return new Set([currency, ...written.map((sign) => sign.trim()), ...dollars])
}

const escaped = (sign: string) => sign.replace(/[$.|()[\]{}*+?^\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s*`)
