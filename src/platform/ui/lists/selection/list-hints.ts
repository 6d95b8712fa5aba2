import { officeKitWords } from '../../../language/messages/office.ts'
import type { Hint } from '../../keys/KeyHints.tsx'

const { keys } = officeKitWords

/** The keys of every list whose rows can be selected. */
export const listHints: readonly Hint[] = [
  [['J', 'K'], keys.next],
  [['Enter'], keys.open],
  [['X'], keys.select],
  [['Shift', 'X'], keys.range],
  [['Z'], keys.undo],
  [['Ctrl', 'K'], keys.search],
  [['Escape'], keys.back],
  [['?'], keys.all],
]
