import { CheckedConfirmation } from '#platform/ui/lists/selection/CheckedConfirmation.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { dispatchWords as words } from '../messages/en.ts'
import type { BulkChanges } from '../rules.ts'
import { useCheck } from './queries.ts'
import type { Target } from './target.ts'
import type { Apply, DescribeChange } from './use-apply.ts'

/** A change of many requests that waits for a confirmation. */
export type PlannedChange = {
  target: Target
  changes: BulkChanges
  title: (n: number) => string
  effect: string
  describe: DescribeChange
}

type Props = {
  planned: PlannedChange | null
  apply: Apply
  onClose: () => void
  onDone: (left: string[]) => void
}

/** Says how many requests change and what follows, before they do. */
export function BulkConfirmation({ planned, ...rest }: Props) {
  const { last, open, turn } = useLingering(planned)
  if (!last) return null
  return <Contents key={turn} planned={last} open={open} {...rest} />
}

function Contents({ planned, open, apply, onClose, onDone }: Props & { planned: PlannedChange; open: boolean }) {
  const { target, changes, title, effect, describe } = planned
  return (
    <CheckedConfirmation
      open={open}
      onClose={onClose}
      check={useCheck(target, { changes }, open)}
      expected={target.all?.count ?? null}
      title={title}
      verb={words.apply}
      isHarmless={changes.status !== 'cancelled'}
      onConfirm={(checked) => apply.changeMany(checked, changes, describe, onDone)}
    >
      {() => <p>{effect}</p>}
    </CheckedConfirmation>
  )
}
