import { BellRing, Hourglass, Pause, PencilLine, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { toast } from '#platform/screens/toast.ts'
import { useNow } from '#platform/screens/use-now.ts'
import { momentInWords } from '../day-in-words.ts'
import { dialogWords as said } from '../dialog-words.ts'
import type { MaintenanceRequest } from '../request.ts'
import { isOpen } from '../rules.ts'
import { words } from '../words.ts'
import { MoveForm } from './MoveForm.tsx'
import { PauseForm } from './PauseForm.tsx'
import { isStale, useNudge, usePause } from './queries.ts'
import { RequestClock } from './RequestClock.tsx'
import type { SaveChanges } from './RequestFacts.tsx'
import type { Formats } from './use-formats.ts'

type Props = {
  request: MaintenanceRequest
  formats: Formats
  busy: boolean
  onSave: SaveChanges
  /** Something is typed here that is not saved. */
  onTyped: (typed: boolean) => void
  onMeanwhile: (before: MaintenanceRequest | null) => void
}

/** What the resident was promised, whose move it is and what that is; here the clock is stopped and somebody reminded. */
export function PromisePanel({ request, formats, busy, onSave, onTyped, onMeanwhile }: Props) {
  const pause = usePause(request.id)
  const nudge = useNudge(request.id)
  const now = useNow()
  const [form, setForm] = useState<'pause' | 'move' | null>(null)
  const acts = useRef<HTMLDivElement>(null)
  const before = useRef(form)
  useEffect(() => {
    // The form that went held the keyboard: the button that opened it takes it back, unless it is elsewhere by now.
    const isLost = acts.current !== null && (document.activeElement?.contains(acts.current) ?? true)
    if (form === null && before.current !== null && isLost)
      acts.current?.querySelector<HTMLElement>(`[data-opens="${before.current}"]`)?.focus()
    before.current = form
  }, [form])
  if (request.status === 'cancelled') return null
  const close = () => setForm(null)
  const resume = () =>
    pause.mutate(
      { pause: null, version: request.version },
      {
        onSuccess: () => {
          onMeanwhile(null)
          toast.success(said.resumed)
        },
        onError: (error) => {
          if (isStale(error)) onMeanwhile(request)
          toast.failure(said.notResumed, error.message, isStale(error) ? {} : { retry: resume })
        },
      },
    )
  return (
    <section aria-label={words.promise} className="rounded-lg bg-sunken px-4 py-3.5">
      {request.promisedAt ? (
        <>
          <p className="text-sm text-ink-3">{words.promise}</p>
          <p className="serif text-[20px] leading-7">{momentInWords(request.promisedAt, now, formats)}</p>
          <RequestClock request={request} reader="office" formats={formats} className="mt-2 text-sm" />
        </>
      ) : (
        <p className="text-ink-2">{words.promiseOpen}</p>
      )}
      {isOpen(request) ? (
        <>
          <div className="mt-2 text-sm text-ink-2">
            {request.vendor ? <p className="font-[525]">{request.vendor.name}</p> : null}
            {request.whoseMoveWhy ? <p className="break-words">{words.next(request.whoseMoveWhy)}</p> : null}
            {request.pausedAt ? (
              <p>
                {said.pausedSince(formats.time(request.pausedAt))}
                {request.pausedUntil ? ` ${said.pausedUntil(formats.date(request.pausedUntil))}` : null}
              </p>
            ) : null}
          </div>
          {form === null ? (
            <div ref={acts} className="mt-3 flex flex-wrap gap-2">
              {request.status === 'on_hold' ? (
                <Button size="small" icon={Play} busy={pause.isPending} onClick={resume}>
                  {said.resume}
                </Button>
              ) : null}
              <Button
                size="small"
                data-opens="pause"
                icon={request.status === 'on_hold' ? Hourglass : Pause}
                onClick={() => setForm('pause')}
              >
                {request.status === 'on_hold' ? said.whatItWaitsFor : said.pause}
              </Button>
              <Button
                size="small"
                icon={BellRing}
                busy={nudge.isPending}
                disabledBecause={whyNotNudge(request)}
                onClick={() =>
                  nudge.mutate(undefined, {
                    onSuccess: ({ note }) => toast.success(said.nudged, note),
                    onError: (error) => toast.failure(said.notNudged, error.message),
                  })
                }
              >
                {said.nudge}
              </Button>
              <Button
                size="small"
                data-opens="move"
                icon={PencilLine}
                aria-label={said.changeMove}
                onClick={() => setForm('move')}
              >
                {said.change}
              </Button>
            </div>
          ) : form === 'pause' ? (
            <PauseForm
              request={request}
              formats={formats}
              pause={pause}
              onMeanwhile={onMeanwhile}
              onTyped={onTyped}
              onDone={close}
            />
          ) : (
            <MoveForm request={request} busy={busy} onSave={onSave} onTyped={onTyped} onDone={close} />
          )}
        </>
      ) : null}
    </section>
  )
}

/** Why there is nobody to remind, as far as the record tells. */
const whyNotNudge = ({ whoseMove }: MaintenanceRequest) =>
  whoseMove === 'office' || whoseMove === 'nobody' ? said.cannotNudge[whoseMove] : null
