import { areaDecimals, storedArea } from '#platform/locale/measures.ts'
import {
  digitsOf,
  hasOtherDigits,
  isInternational,
  isPhone,
  normalizePhone,
  splitExtension,
} from '#platform/text/phones.ts'
import { moneyLimits, type NumberLimits, toNumber } from '#platform/text/typed-number.ts'
import { normalizeText } from './normalize-text.ts'

/** How the text of a cell is normalized before the contract validates it; unknown formats stay unchanged. */
export type Kind = 'text' | 'name' | 'email' | 'phone' | 'day' | 'yes' | 'list' | 'residentType' | NumberKind
type NumberKind = 'number' | 'whole' | 'half' | 'area' | 'money'

const emptyMarkers = /^(?:n\/?a|none|null|nil|tbd|unknown|#n\/a|-+|–|—|\?+|\.)$/i
/** How the names of the months begin, long and short, in English, French and German, without accents. */
const months = [
  /^jan/,
  /^fe[bv]/,
  /^mar/,
  /^a[pv]r/,
  /^ma[iy]/,
  /^jui?n/,
  /^jui?l/,
  /^a(?:ug|ou)/,
  /^sep/,
  /^o[ck]t/,
  /^nov/,
  /^de[cz]/,
]

/** The normalized text of a cell; '' when it is empty. `dayFirst` decides 03/04/2025. */
export function cleanCell(kind: Kind, raw: string, dayFirst = false): string {
  const text = normalizeText(raw)
  if (emptyMarkers.test(text)) return ''
  if (text === '') return ''
  if (kind === 'name') return toName(text)
  if (kind === 'email')
    return text
      .replace(/^mailto:/i, '')
      .replace(/^.*<([^<>]+)>$/, '$1')
      .trim()
      .toLowerCase()
  if (kind === 'phone') return toPhone(text)
  if (kind === 'day') return toDay(text, dayFirst) ?? text
  if (kind === 'money') return toPlainNumber(text, moneyLimits)
  if (kind === 'whole') return toCount(text, { decimals: 0, max: 1_000_000 })
  if (kind === 'area') return toSquareFeet(text)
  if (kind === 'half') return toCount(text, { decimals: 1, max: 20 })
  if (kind === 'yes') return toYesNo(text)
  if (kind === 'list')
    return text
      .split(/\s*[;,|/\n]\s*|\s+(?:&|and)\s+/i)
      .filter(Boolean)
      .join(',')
  if (kind === 'number') return toUnitNumber(text)
  if (kind === 'residentType') return toResidentType(text)
  return text.replace(/ {2,}/g, ' ')
}

/** Whether the dates of a column begin with the day: a number above 12 decides. */
export const isDayFirst = (cells: readonly string[]) =>
  cells.some((cell) => Number(/^\s*(\d{1,2})[/.-]\d{1,2}[/.-]\d{2,4}\s*$/.exec(cell)?.[1]) > 12) ||
  (cells.some((cell) => /^\s*\d{1,2}\.\d{1,2}\.\d{4}\s*$/.test(cell)) &&
    !cells.some((cell) => Number(/^\s*\d{1,2}\.(\d{1,2})\.\d{4}\s*$/.exec(cell)?.[1]) > 12))

function toName(text: string): string {
  const [last = '', first = '', ...more] = text.split(',').map((part) => part.trim())
  const inOrder = first !== '' && more.length === 0 && last !== '' ? `${first} ${last}` : text
  return inOrder.replace(/\s+/g, ' ')
}

function toPhone(text: string): string {
  if (hasOtherDigits(text)) return text
  const { number, extension } = splitExtension(text)
  const digits = digitsOf(number)
  // A leading 1 is dialled before numbers of the countries of +1; with + it is their code.
  const national = digits.length === 11 && digits.startsWith('1') && !isInternational(number) ? digits.slice(1) : number
  const plain = extension === null ? national : `${national} x${extension}`
  return isPhone(plain) ? normalizePhone(plain) : text
}

/** The longer words first, because a shorter one may be their beginning. */
const unitWord =
  /^(?:unit(?:é|e\u0301)?|apartment|appartement|apt\.?|app\.?|logement|wohnung|whg\.?|suite|ste\.?|home|no\.?)?\s*#?\s*/i

function toUnitNumber(text: string): string {
  return text.replace(unitWord, '').replace(/\.0+$/, '').toUpperCase()
}

function toCount(text: string, limits: NumberLimits): string {
  if (/^(?:studio|bachelor)\b/i.test(text)) return '0'
  const found = /^(-?\d[\d.,\s'’]*?)\s*(?:\+\s*\w+|[a-z].*)?$/i.exec(text)?.[1]
  return found === undefined ? text : toPlainNumber(found, limits)
}

/** An area in the unit of the building. */
function toSquareFeet(text: string): string {
  const area = toCount(text, { decimals: areaDecimals(), max: 1_000_000 })
  return /^\d+(?:\.\d+)?$/.test(area) ? String(storedArea(Number(area), null)) : area
}

/** A text with two readings stays, and the contract explains them. */
function toPlainNumber(text: string, limits: NumberLimits): string {
  const number = toNumber(text, limits)
  return number === null ? text : String(number)
}

function toYesNo(text: string): string {
  if (/^(?:y|yes|true|x|1|✓|oui|ja)$/i.test(text)) return 'Yes'
  return /^(?:n|no|false|0|non|nein)$/i.test(text) ? 'No' : text
}

/** The French and German words for the two usual types; the contract knows the English ones. */
function toResidentType(text: string): string {
  if (/^(?:propri[ée]taire|copropri[ée]taire|eigent(?:ü|ue)mer(?:in)?)$/i.test(text.normalize('NFC'))) return 'Owner'
  return /^(?:locataire|mieter(?:in)?)$/i.test(text) ? 'Renter' : text
}

function toDay(text: string, dayFirst: boolean): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return toIsoDay(iso[1], iso[2], iso[3])
  const dayMonthYear = /^(\d{1,2})(?:er)?[-\s./]+(\p{L}{3,})\.?[-\s,./]+(\d{2,4})$/u.exec(text.normalize('NFC'))
  if (dayMonthYear) return toIsoDay(dayMonthYear[3], monthNumber(dayMonthYear[2]), dayMonthYear[1])
  const monthDayYear = /^([A-Za-z]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{2,4})$/.exec(text)
  if (monthDayYear) return toIsoDay(monthDayYear[3], monthNumber(monthDayYear[1]), monthDayYear[2])
  const figures = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text)
  if (figures) {
    const [, first, second, year] = figures
    return dayFirst ? toIsoDay(year, second, first) : toIsoDay(year, first, second)
  }
  // Spreadsheets count days from 30 December 1899.
  if (/^\d{5}$/.test(text)) return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10)
  return null
}

function monthNumber(name = ''): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return String(months.findIndex((month) => month.test(plain)) + 1)
}

function toIsoDay(year = '', month = '', day = ''): string | null {
  const full = year.length === 2 ? `${Number(year) < 70 ? 20 : 19}${year}` : year
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || !at.toISOString().startsWith(text) ? null : text
}
