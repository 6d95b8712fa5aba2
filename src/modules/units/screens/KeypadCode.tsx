import { Eye, EyeOff } from 'lucide-react'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { words } from '../messages/en.ts'
import { useRevealKeypadCode } from './queries.ts'

/** A unit's code, hidden until it is requested; each view of it is logged. */
export function KeypadCode({ unitId, hasCode }: { unitId: string; hasCode: boolean }) {
  const reveal = useRevealKeypadCode(unitId)
  if (!hasCode) return words.notSet
  const code = reveal.data?.keypadCode
  const revealCode = () =>
    reveal.mutate(undefined, { onError: (error) => toast.failure(words.notRevealed, error.message) })
  return (
    <span className="-my-1.5 flex items-center gap-1">
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
    </span>
  )
}
