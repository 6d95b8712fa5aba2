import type { Hint } from '#platform/ui/keys/KeyHints.tsx'
import { dispatchWords } from '../messages/en.ts'

const { keys } = dispatchWords

/** The keys in the line below a list. */
export const shortHints: readonly Hint[] = [
  [['J', 'K'], keys.next],
  [['X'], keys.select],
  [['⇧', 'X'], keys.range],
  [['↵'], keys.open],
  [['A'], keys.assign],
  [['M'], keys.status],
  [['?'], keys.all],
]

/** All keys of the Maintenance section. */
export const allHints: readonly Hint[] = [
  [['J', 'K'], keys.next],
  [['Enter'], keys.open],
  [['X'], keys.select],
  [['Shift', 'X'], keys.range],
  [['A'], keys.assign],
  [['P'], keys.priority],
  [['M'], keys.status],
  [['S'], keys.schedule],
  [['C'], keys.comment],
  [['N'], keys.new],
  [['Z'], keys.undo],
  [['Ctrl', 'K'], keys.search],
  [['Escape'], keys.back],
  [['?'], keys.all],
]
