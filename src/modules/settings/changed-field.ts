import type { Setting } from './contract.ts'
import { differenceOf } from './rules.ts'

/** One line of what is different, in words a person reads. An empty text is "nothing". */
export type ChangedField = { label: string; before: string; after: string }

/** Tells the fields that differ: `labels` name them, `show` writes values that are no plain text. */
export function changedFields(
  before: Setting,
  after: Setting,
  labels: (key: string) => string,
  show: (value: unknown, key: string) => string = asText,
): ChangedField[] {
  const difference = differenceOf(before, after)
  if (!difference) return []
  const keys = [...new Set([...Object.keys(difference.before), ...Object.keys(difference.after)])]
  return keys.map((key) => ({
    label: labels(key),
    before: show(difference.before[key], key),
    after: show(difference.after[key], key),
  }))
}

/** Texts and numbers as they are, a list line by line. */
export function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(asText).join('\n')
  if (typeof value === 'object') return Object.values(value).map(asText).filter(Boolean).join(' · ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
