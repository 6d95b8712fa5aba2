import type { z } from 'zod'
import { currencyDecimals } from '../locale/currency.ts'
import { currencyPatterns } from '../locale/currency-patterns.ts'
import { fieldText } from '../language/field-errors.ts'
import { localeOf, translated } from '../language/language.ts'
import type { Language } from '../language/registry.ts'

/** What a field accepts; it decides which readings of a separator are possible. */
export type NumberLimits = { decimals: number; max: number }
/** Amounts of money in the building's currency. */
export const moneyLimits: NumberLimits = {
  get decimals() {
    return currencyDecimals()
  },
  max: Number.MAX_SAFE_INTEGER,
}

/** One number; or a text with two readings, of which the writer intended one; or no number (null). */
export type TypedNumber = { value: number } | { readings: readonly [asDecimal: number, asThousands: number] } | null

// Not among the texts that every page loads.
export const numberTexts = translated(
  'platform.text.number',
  {
    ambiguousNumber: (typed: string, [first, second]: readonly [string, string], ways: readonly [string, string]) =>
      `${typed} can mean ${first} or ${second}. Write ${ways[0]} or ${ways[1]}.`,
  },
  {
    ambiguousNumber: (typed: string, [first, second]: readonly [string, string], ways: readonly [string, string]) =>
      `${typed} peut vouloir dire ${first} ou ${second}. Écrivez ${ways[0]} ou ${ways[1]}.`,
  },
)

/** Spaces and apostrophes that group thousands, as in `389 000` and `389'000`. */
const grouped = /^\d{1,3}(?:[\s'’]\d{3})+(?=[.,]|$)/

/**
 * Reads a number as people write it: `1,5`, `1 234,50 $`, `$1,234.50`, `1.234.567`. A single separator before exactly
 * three digits is the trap: `389.000` has two readings. A comma there groups thousands, unless the field has three decimals;
 * so does one after a leading `$` or `€`. The sign of another currency is no number of this building.
 */
export function parseTypedNumber(text: string, { decimals, max }: NumberLimits): TypedNumber {
  const trimmed = text.trim()
  const sign = /^[-−]/.test(trimmed) ? -1 : 1
  const { currencyBefore, currencyAfter } = currencyPatterns()
  const amount = trimmed
    .replace(/^[-−]\s*/, '')
    .replace(currencyBefore, '')
    .replace(currencyAfter, '')
  const figures = grouped.test(amount) ? amount.replace(/[\s'’]/g, '') : amount
  if (!/^(?:\d[\d.,]*|[.,]\d+)$/.test(figures) || /[.,]$/.test(figures)) return null
  const value = (plain: string) => ({ value: sign * Number(plain) })
  const marks = figures.replace(/\d/g, '')
  if (marks === '') return value(figures)
  const last = figures.search(/[.,]\d*$/)
  const [whole, part] = [figures.slice(0, last), figures.slice(last + 1)]
  const decimal = `${whole.replace(/[.,]/g, '') || '0'}.${part}`
  if (marks.length > 1) {
    const separator = marks.charAt(0)
    // Only the last separator may differ from the others; then it is the decimal one.
    if (new Set(marks.slice(0, -1)).size > 1) return null
    const groups = (marks.endsWith(separator) ? figures : whole).split(separator)
    if (!/^\d{1,3}$/.test(groups[0] ?? '') || !groups.slice(1).every((group) => /^\d{3}$/.test(group))) return null
    return value(marks.endsWith(separator) ? groups.join('') : decimal)
  }
  const asThousands = Number(whole + part)
  const canGroup = part.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && figures === amount && asThousands <= max
  if (!canGroup) return value(decimal)
  if (marks === ',' && (decimals < 3 || currencyBefore.test(trimmed))) return value(whole + part)
  // `12.345` dollars is no grouped number that lost its sense, but a mistake; the field rejects it by its own rule.
  if (marks === '.' && part.slice(decimals).replace(/0/g, '') !== '') return value(decimal)
  return { readings: [sign * Number(decimal), sign * asThousands] }
}

/** The error for a text with two readings, with both of them and how to write each. */
export function ambiguousNumber(text: string, readings: readonly [number, number]) {
  return (language: Language): string => {
    const format = (number: number, useGrouping: boolean) =>
      number.toLocaleString(localeOf(language), { useGrouping, maximumFractionDigits: 6 })
    const [first, second] = readings
    return numberTexts[language].ambiguousNumber(
      text.trim(),
      [format(first, true), format(second, true)],
      [format(first, false), format(second, false)],
    )
  }
}

/** Reads a typed number before its schema: '' is null, and a text that is no number stays for the schema's own error. */
export const readTypedNumber =
  (limits: NumberLimits) =>
  (input: unknown, context: z.core.$RefinementCtx): unknown => {
    if (typeof input !== 'string') return input
    if (input.trim() === '') return null
    rejectTwoReadings(limits)(input, context)
    return toNumber(input, limits) ?? input
  }

/** Adds the error for a text with two readings, in a form whose values stay texts. */
export const rejectTwoReadings =
  (limits: NumberLimits) =>
  (text: string, context: z.core.$RefinementCtx): void => {
    const typed = parseTypedNumber(text, limits)
    if (typed === null || 'value' in typed) return
    const issue: z.core.$ZodRawIssue = { code: 'custom', input: text }
    fieldText(ambiguousNumber(text, typed.readings))(issue)
    context.issues.push(issue)
  }

/** The number of a text; null for one without a single reading. */
export function toNumber(text: string, limits: NumberLimits): number | null {
  const typed = parseTypedNumber(text, limits)
  return typed !== null && 'value' in typed ? typed.value : null
}
