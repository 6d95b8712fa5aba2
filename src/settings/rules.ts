import type { Setting } from './contract.ts'

/** Whether two values are the same as JSON: the order of fields does not count, that of lists does. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, place) => isSame(item, other[place]))
    )
  const [a, b] = [one as Setting, other as Setting]
  return keysOf(a, b).every((key) => isSame(a[key], b[key]))
}

/** The fields that differ, as they were and as they are; null when none does. */
export function differenceOf(before: Setting, after: Setting): { before: Setting; after: Setting } | null {
  const keys = keysOf(before, after).filter((key) => !isSame(before[key], after[key]))
  return keys.length === 0 ? null : { before: only(before, keys), after: only(after, keys) }
}

/** What stands there once a change is taken back: its own fields as they were, all others as they are. */
export function takenBack(present: Setting, change: { before: Setting; after: Setting }): Setting {
  const stays = Object.keys(present).filter((key) => key in change.before || !(key in change.after))
  return { ...only(present, stays), ...change.before }
}

/** The fields of a change that hold something else by now. */
export const changedSince = (present: Setting, change: { before: Setting; after: Setting }): string[] =>
  keysOf(change.before, change.after).filter((key) => !isSame(present[key], change.after[key]))

const keysOf = (one: Setting, other: Setting) => [...new Set([...Object.keys(one), ...Object.keys(other)])]

const only = (setting: Setting, keys: readonly string[]): Setting =>
  Object.fromEntries(keys.flatMap((key) => (setting[key] === undefined ? [] : [[key, setting[key]]])))
