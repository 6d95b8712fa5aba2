import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { dispatchWords as words } from '../messages/en.ts'
import type { BulkChanges } from '../rules.ts'
import { LeftOut } from './LeftOut.tsx'
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
  const check = useCheck(target, { changes }, open)
  const possible = check.data?.filter(({ reason }) => reason === null).length ?? 0
  const confirm = () => {
    if (!check.data || possible === 0) return onClose()
    apply.changeMany(check.data, changes, describe, onDone)
    return onClose()
  }
  return (
    <Confirmation
      open={open}
      onClose={onClose}
      title={check.data ? title(possible) : words.checking}
      verb={words.apply(possible)}
      harmless={changes.status !== 'cancelled'}
      busy={check.isPending}
      busyText={words.checking}
      onConfirm={confirm}
    >
      {check.data ? (
        <>
          <p>{effect}</p>
          <LeftOut target={target} checked={check.data} verb={words.changeVerb} />
        </>
      ) : (
        <Waiting on={check} words={words.checking} failed={words.notChecked} />
      )}
    </Confirmation>
  )
}
