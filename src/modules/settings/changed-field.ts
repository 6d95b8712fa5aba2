import type { Setting } from './contract.ts'
import { differenceOf } from './rules.ts'

/** A changed field with its label, as people read it. An empty text is shown as "nothing". */
export type ChangedField = { label: string; before: string; after: string }

/** Lists the fields that differ: `labels` gives their names, `show` formats values other than plain text. */
export function changedFields(
  before: Setting,
  after: Setting,
  labels: (key: string) => string,
  show: (value: unknown, key: string) => string = toText,
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

/** Formats texts and numbers unchanged, and lists one item per line. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(toText).join('\n')
  if (typeof value === 'object') return Object.values(value).map(toText).filter(Boolean).join(' · ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
