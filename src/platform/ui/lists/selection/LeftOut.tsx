import { manyWords as words } from '../../../language/messages/many.ts'
import { type Checked, possibleOf } from './checked.ts'

type Props = {
  checked: readonly Checked[]
  /** How many matched when all were selected; null for single rows. */
  expected: number | null
  verb?: string
}

/** How many of the selected records a change leaves out and why, and whether other ones match the filters now. */
export function LeftOut({ checked, expected, verb = words.changed }: Props) {
  const left = checked.filter(({ reason }) => reason !== null)
  const reasons = [...new Set(left.map(({ reason }) => reason ?? ''))]
  const isChanged = expected !== null && expected !== checked.length
  if (left.length === 0 && !isChanged) return null
  return (
    <ul className="mt-2 grid gap-1">
      {isChanged ? <li>{words.setChanged(expected, checked.length)}</li> : null}
      {left.length > 0 ? <li>{words.possible(possibleOf(checked).length, checked.length, verb)}</li> : null}
      {reasons.map((reason) => (
        <li key={reason}>{words.leftOut(left.filter((one) => one.reason === reason).length, reason)}</li>
      ))}
    </ul>
  )
}
