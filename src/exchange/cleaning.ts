import { digitsOf } from '#platform/phones.ts'
import { tidied } from './sheet.ts'

/** How the text of a cell is tidied before the contract judges it; what is not understood stays as it is. */
export type Kind = 'text' | 'name' | 'email' | 'phone' | 'day' | 'whole' | 'money' | 'yes' | 'list' | 'number' | 'half'

const nothing = /^(?:n\/?a|none|null|nil|tbd|unknown|#n\/a|-+|–|—|\?+|\.)$/i
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A cell as the contract reads it; '' where there is nothing. `dayFirst` settles 03/04/2025. */
export function cleaned(kind: Kind, raw: string, dayFirst = false): string {
  const text = tidied(raw)
  if (nothing.test(text)) return ''
  if (text === '') return ''
  if (kind === 'name') return nameOf(text)
  if (kind === 'email')
    return text
      .replace(/^mailto:/i, '')
      .replace(/^.*<([^<>]+)>$/, '$1')
      .trim()
      .toLowerCase()
  if (kind === 'phone') return phoneOf(text)
  if (kind === 'day') return dayOf(text, dayFirst) ?? text
  if (kind === 'money') return moneyOf(text) ?? text
  if (kind === 'whole' || kind === 'half') return countOf(text) ?? text
  if (kind === 'yes') return yesOf(text)
  if (kind === 'list')
    return text
      .split(/\s*[;,|/\n]\s*|\s+(?:&|and)\s+/i)
      .filter(Boolean)
      .join(',')
  if (kind === 'number') return unitNumberOf(text)
  return text.replace(/ {2,}/g, ' ')
}

/** Whether the days of a column are written with the day first: some number above 12 tells. */
export const isDayFirst = (cells: readonly string[]) =>
  cells.some((cell) => Number(/^\s*(\d{1,2})[/.-]\d{1,2}[/.-]\d{2,4}\s*$/.exec(cell)?.[1]) > 12) ||
  (cells.some((cell) => /^\s*\d{1,2}\.\d{1,2}\.\d{4}\s*$/.test(cell)) &&
    !cells.some((cell) => Number(/^\s*\d{1,2}\.(\d{1,2})\.\d{4}\s*$/.exec(cell)?.[1]) > 12))

function nameOf(text: string): string {
  const [last = '', first = '', ...more] = text.split(',').map((part) => part.trim())
  const inOrder = first !== '' && more.length === 0 && last !== '' ? `${first} ${last}` : text
  return inOrder.replace(/\s+/g, ' ')
}

function phoneOf(text: string): string {
  const digits = digitsOf(text.replace(/\s*(?:ext|x)\.?\s*\d+$/i, ''))
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits.length === 10 ? digits : text
}

function unitNumberOf(text: string): string {
  return text
    .replace(/^(?:unit|apt\.?|apartment|suite|ste\.?|home|no\.?)?\s*#?\s*/i, '')
    .replace(/\.0+$/, '')
    .toUpperCase()
}

function countOf(text: string): string | null {
  if (/^(?:studio|bachelor)\b/i.test(text)) return '0'
  const found = /^(-?\d[\d, ]*(?:\.\d+)?)\s*(?:\+\s*\w+|[a-z].*)?$/i.exec(text)?.[1]
  return found === undefined ? null : found.replace(/[, ]/g, '').replace(/\.0+$/, '')
}

function moneyOf(text: string): string | null {
  const bare = text.replace(/^(?:CA|US|C)?\$\s*|\s*(?:CAD|USD|\$)$/gi, '').trim()
  const european = /^\d{1,3}(?:[. ]\d{3})*,\d{1,2}$/.test(bare) || /^\d+,\d{1,2}$/.test(bare)
  const plain = european ? bare.replace(/[. ]/g, '').replace(',', '.') : bare.replace(/[, ']/g, '')
  return /^\d+(?:\.\d+)?$/.test(plain) ? plain : null
}

function yesOf(text: string): string {
  if (/^(?:y|yes|true|x|1|✓|oui)$/i.test(text)) return 'Yes'
  return /^(?:n|no|false|0|non)$/i.test(text) ? 'No' : text
}

function dayOf(text: string, dayFirst: boolean): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return dayFrom(iso[1], iso[2], iso[3])
  const named = /^(\d{1,2})[-\s./]+([A-Za-z]{3})[a-z]*\.?[-\s,./]+(\d{2,4})$/.exec(text)
  if (named) return dayFrom(named[3], monthOf(named[2]), named[1])
  const monthNamed = /^([A-Za-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{2,4})$/.exec(text)
  if (monthNamed) return dayFrom(monthNamed[3], monthOf(monthNamed[1]), monthNamed[2])
  const figures = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text)
  if (figures) {
    const [, first, second, year] = figures
    return dayFirst ? dayFrom(year, second, first) : dayFrom(year, first, second)
  }
  // As a spreadsheet counts days, from 30 December 1899.
  if (/^\d{5}$/.test(text)) return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10)
  return null
}

const monthOf = (name = '') => String(months.indexOf(name.toLowerCase()) + 1)

function dayFrom(year = '', month = '', day = ''): string | null {
  const full = year.length === 2 ? `${Number(year) < 70 ? 20 : 19}${year}` : year
  const said = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${said}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || !at.toISOString().startsWith(said) ? null : said
}
