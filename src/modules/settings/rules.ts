import type { Setting } from './contract.ts'

/** Whether two values are equal as JSON; the order of an object's fields does not matter. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) || Array.isArray(right))
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, place) => isSame(item, right[place]))
    )
  const [a, b] = [left as Setting, right as Setting]
  return keysOf(a, b).every((key) => isSame(a[key], b[key]))
}

/** The fields that differ, as they were and as they are; null when none does. */
export function differenceOf(before: Setting, after: Setting): { before: Setting; after: Setting } | null {
  const keys = keysOf(before, after).filter((key) => !isSame(before[key], after[key]))
  return keys.length === 0 ? null : { before: only(before, keys), after: only(after, keys) }
}

/** The value after undoing a change: its own fields as before, all others as they are. */
export function afterUndo(present: Setting, change: { before: Setting; after: Setting }): Setting {
  const keys = Object.keys(present).filter((key) => key in change.before || !(key in change.after))
  return { ...only(present, keys), ...change.before }
}

/** The fields of a change that have another value now. */
export const changedSince = (present: Setting, change: { before: Setting; after: Setting }): string[] =>
  keysOf(change.before, change.after).filter((key) => !isSame(present[key], change.after[key]))

const keysOf = (a: Setting, b: Setting) => [...new Set([...Object.keys(a), ...Object.keys(b)])]

const only = (setting: Setting, keys: readonly string[]): Setting =>
  Object.fromEntries(keys.flatMap((key) => (setting[key] === undefined ? [] : [[key, setting[key]]])))
