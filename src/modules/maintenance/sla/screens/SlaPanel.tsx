import BellRing from 'lucide-react/icons/bell-ring'
import Hourglass from 'lucide-react/icons/hourglass'
import Pause from 'lucide-react/icons/pause'
import PencilLine from 'lucide-react/icons/pencil-line'
import Play from 'lucide-react/icons/play'
import { useEffect, useRef, useState } from 'react'
import { isStale } from '#platform/ui/data/call-failed.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { formatRequestMoment } from '../../requests/request-times.ts'
import { dialogWords } from '../../requests/messages/dialog.ts'
import { waitingOnReasonText } from '../../requests/messages/waiting-on-reasons.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { isOpen } from '../../requests/rules.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { WaitingOnForm } from '../../requests/screens/WaitingOnForm.tsx'
import { PauseForm } from './PauseForm.tsx'
import { useNudge, usePause } from '../../requests/screens/change-queries.ts'
import { RequestClock } from './RequestClock.tsx'
import type { SaveChanges } from '../../requests/screens/save-changes.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'

type Props = {
  request: MaintenanceRequest
  formats: Formats
  busy: boolean
  onSave: SaveChanges
  /** Something typed here is not saved. */
  onTyped: (typed: boolean) => void
  onConflict: (before: MaintenanceRequest | null) => void
}

/** The due time, who has to act, and what to do. The clock can be paused here and reminders sent. */
export function SlaPanel({ request, formats, busy, onSave, onTyped, onConflict }: Props) {
  const pause = usePause(request.id)
  const nudge = useNudge(request.id)
  const now = useNow()
  const [form, setForm] = useState<'pause' | 'move' | null>(null)
  const actions = useRef<HTMLDivElement>(null)
  const before = useRef(form)
  useEffect(() => {
    // The closed form had the focus: it returns to the button that opened the form, unless it has moved elsewhere.
    const isLost = actions.current !== null && (document.activeElement?.contains(actions.current) ?? true)
    if (form === null && before.current !== null && isLost)
      actions.current?.querySelector<HTMLElement>(`[data-opens="${before.current}"]`)?.focus()
    before.current = form
  }, [form])
  if (request.status === 'cancelled') return null
  const reason = waitingOnReasonText(request, 'en')
  const close = () => setForm(null)
  const resume = () =>
    pause.mutate(
      { pause: null, version: request.version },
      {
        onSuccess: () => {
          onConflict(null)
          toast.success(dialogWords.resumed)
        },
        onError: (error) => {
          if (isStale(error)) onConflict(request)
          toast.failure(dialogWords.notResumed, error.message, isStale(error) ? {} : { retry: resume })
        },
      },
    )
  return (
    <section aria-label={officeWords.dueAt} className="rounded-lg bg-sunken px-4 py-3.5">
      {request.dueAt ? (
        <>
          <p className="text-sm text-ink-3">{officeWords.dueAt}</p>
          <p className="serif text-20 leading-7">{formatRequestMoment(request.dueAt, now, formats)}</p>
          <RequestClock request={request} reader="office" formats={formats} className="mt-2 text-sm" />
        </>
      ) : (
        <p className="text-ink-2">{officeWords.noDueDate}</p>
      )}
      {isOpen(request) ? (
        <>
          <div className="mt-2 text-sm text-ink-2">
            {request.vendor ? <p className="font-[525]">{request.vendor.name}</p> : null}
            {reason ? <p className="break-words">{officeWords.next(reason)}</p> : null}
            {request.pausedAt ? (
              <p>
                {dialogWords.pausedSince(formats.time(request.pausedAt))}
                {request.pausedUntil ? ` ${dialogWords.pausedUntil(formats.date(request.pausedUntil))}` : null}
              </p>
            ) : null}
          </div>
          {form === null ? (
            <div ref={actions} className="mt-3 flex flex-wrap gap-2">
              {request.status === 'on_hold' ? (
                <Button size="small" icon={Play} busy={pause.isPending} onClick={resume}>
                  {dialogWords.resume}
                </Button>
              ) : null}
              <Button
                size="small"
                data-opens="pause"
                icon={request.status === 'on_hold' ? Hourglass : Pause}
                onClick={() => setForm('pause')}
              >
                {request.status === 'on_hold' ? dialogWords.editPause : dialogWords.pause}
              </Button>
              <Button
                size="small"
                icon={BellRing}
                busy={nudge.isPending}
                disabledBecause={validateNudge(request)}
                onClick={() =>
                  nudge.mutate(undefined, {
                    onSuccess: ({ note }) => toast.success(dialogWords.nudged, note),
                    onError: (error) => toast.failure(dialogWords.notNudged, error.message),
                  })
                }
              >
                {dialogWords.nudge}
              </Button>
              <Button
                size="small"
                data-opens="move"
                icon={PencilLine}
                aria-label={dialogWords.changeWaitingOn}
                onClick={() => setForm('move')}
              >
                {dialogWords.change}
              </Button>
            </div>
          ) : form === 'pause' ? (
            <PauseForm
              request={request}
              formats={formats}
              pause={pause}
              onConflict={onConflict}
              onTyped={onTyped}
              onDone={close}
            />
          ) : (
            <WaitingOnForm request={request} busy={busy} onSave={onSave} onTyped={onTyped} onDone={close} />
          )}
        </>
      ) : null}
    </section>
  )
}

/** The reason why nobody can be reminded, as far as the record shows. */
const validateNudge = ({ waitingOn }: MaintenanceRequest) =>
  waitingOn === 'office' || waitingOn === 'nobody' ? dialogWords.cannotNudge[waitingOn] : null
