import type { SelectedRequest } from '../contract.ts'
import { dispatchWords as words } from '../messages/en.ts'
import type { Target } from './target.ts'

type Props = { target: Target; checked: readonly SelectedRequest[]; verb: string }

/** How many of the selected requests a change leaves out and why, and whether other ones match the filters now. */
export function LeftOut({ target, checked, verb }: Props) {
  const left = checked.filter(({ reason }) => reason !== null)
  const reasons = [...new Set(left.map(({ reason }) => reason ?? ''))]
  const isChanged = target.all !== null && target.all.count !== checked.length
  if (left.length === 0 && !isChanged) return null
  return (
    <ul className="mt-2 grid gap-1">
      {isChanged ? <li>{words.setChanged(target.all?.count ?? 0, checked.length)}</li> : null}
      {left.length > 0 ? <li>{words.possible(checked.length - left.length, checked.length, verb)}</li> : null}
      {reasons.map((reason) => (
        <li key={reason}>{words.leftOut(left.filter((one) => one.reason === reason).length, reason)}</li>
      ))}
    </ul>
  )
}
