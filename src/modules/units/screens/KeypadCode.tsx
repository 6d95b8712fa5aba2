import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import type { UnitRecord } from '../fields.ts'
import { words } from '../messages/en.ts'
import { useRevealKeypadCode } from './queries.ts'

type Props = { unit: Pick<UnitRecord, 'id' | 'hasKeypadCode' | 'isKeypadCodeOutdated'> }

/** A unit's code, hidden until it is requested; each view of it is logged. */
export function KeypadCode({ unit }: Props) {
  const reveal = useRevealKeypadCode(unit.id)
  if (!unit.hasKeypadCode) return words.notSet
  const code = reveal.data?.keypadCode
  const revealCode = () =>
    reveal.mutate(undefined, { onError: (error) => toast.failure(words.notRevealed, error.message) })
  return (
    <span className="-my-1.5 flex flex-wrap items-center gap-1">
      <span aria-live="polite" className="tabular">
        {code ?? (
          <>
            <span aria-hidden="true" className="tracking-[0.15em]">
              {words.masked}
            </span>
            <span className="sr-only">{words.codeHidden}</span>
          </>
        )}
      </span>
      <IconButton
        small
        icon={code === undefined ? Eye : EyeOff}
        label={code === undefined ? words.reveal : words.hide}
        onClick={() => (code === undefined ? revealCode() : reveal.reset())}
      />
      {unit.isKeypadCodeOutdated ? <Badge tone="warning">{words.codeOutdated}</Badge> : null}
    </span>
  )
}
