import Lock from 'lucide-react/icons/lock-keyhole'
import { useEffect, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import type { Formats } from '../../../requests/screens/use-formats.ts'
import type { StaffDetails } from '../../contract.ts'
import { staffWords } from '../../messages/en.ts'
import { useIsOnline } from '#platform/ui/data/offline/use-connection.ts'
import { useRevealDoorCode } from '../queries.ts'

/** Seconds that a look lasts. */
const lookSeconds = 30

type Props = {
  request: Pick<StaffDetails, 'id' | 'codeViews'>
  formats: Formats
  /** The request is taken; before that the code stays hidden. */
  isTaken: boolean
}

/** The door code for a visit: dots, then 30 seconds a look with a ring; the times of the looks are listed below. */
export function DoorCode({ request: { id, codeViews }, formats, isTaken }: Props) {
  const reveal = useRevealDoorCode(id)
  const isOnline = useIsOnline()
  const [code, setCode] = useState<string | null>(null)
  const show = () =>
    reveal.mutate(undefined, {
      onSuccess: (revealed) => setCode(revealed.code),
      onError: (error) =>
        toast.failure(
          staffWords.codeNotShown,
          'status' in error && error.status === 0 ? staffWords.codeOffline : error.message,
        ),
    })
  return (
    <section aria-label={staffWords.code} className="grid gap-1.5 rounded-lg bg-sunken px-3.5 py-3">
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <Lock aria-hidden="true" size={17} className="text-ink-3" />
        <h3 className="text-sm font-semibold">{staffWords.code}</h3>
        {code === null ? (
          <>
            <span
              role="img"
              aria-label={staffWords.codeHidden}
              className="ml-auto text-20 tracking-[0.14em] text-ink-3"
            >
              ••••
            </span>
            {isTaken && isOnline ? (
              <Button size="small" busy={reveal.isPending} onClick={show}>
                {staffWords.showCode}
              </Button>
            ) : null}
          </>
        ) : (
          <ShownCode code={code} onEnd={() => setCode(null)} />
        )}
      </div>
      <p className="text-sm text-ink-2">
        {!isOnline ? staffWords.codeOffline : isTaken ? staffWords.codeHint : staffWords.codeTakeFirst}
      </p>
      {codeViews.length > 0 ? (
        <p className="tabular text-sm text-ink-3">
          {staffWords.codeViews} {codeViews.map((at) => formats.time(at)).join(', ')}
        </p>
      ) : null}
    </section>
  )
}

/** The code with a ring that runs out; it goes when the time is over or the page is left. */
function ShownCode({ code, onEnd }: { code: string; onEnd: () => void }) {
  const [left, setLeft] = useState(lookSeconds)
  useEffect(() => {
    if (left <= 0) {
      onEnd()
      return undefined
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, onEnd])
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && onEnd()
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [onEnd])
  return (
    <span className="ml-auto flex items-center gap-2">
      <output className="tabular text-20 font-[550] tracking-[0.1em] select-all">{code}</output>
      <span
        role="timer"
        aria-label={staffWords.secondsLeft(left)}
        className="relative grid size-8 shrink-0 place-items-center"
      >
        <svg viewBox="0 0 36 36" className="absolute inset-0 -rotate-90" aria-hidden="true">
          <circle cx="18" cy="18" r="15.9" fill="none" strokeWidth="3" className="stroke-line-strong" />
          <circle
            cx="18"
            cy="18"
            r="15.9"
            fill="none"
            strokeWidth="3"
            pathLength={lookSeconds}
            strokeDasharray={`${left} ${lookSeconds}`}
            className="stroke-action"
          />
        </svg>
        <span aria-hidden="true" className="tabular text-xs">
          {left}
        </span>
      </span>
      <Button size="small" onClick={onEnd}>
        {staffWords.hideCode}
      </Button>
    </span>
  )
}
