import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { words } from '../../language/messages/index.ts'
import { Button } from '../display/Button.tsx'
import { classNames } from '../theme/class-names.ts'
import { shownToast, toast, watchToast, type ShownToast } from './toast.ts'

/**
 * Renders the toasts; once per app. Two live regions exist from the start, so that screen readers announce each toast
 * once: politely, or assertively for a failure.
 */
export function Toasts() {
  const shown = useSyncExternalStore(watchToast, shownToast, () => null)
  const failed = shown?.kind === 'failure'
  return createPortal(
    <div
      data-toasts=""
      className="pointer-events-none fixed z-[60] max-md:inset-x-3 max-md:top-3 md:right-5 md:bottom-5 md:w-[356px]"
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not hold blocks */}
      <div role="status" aria-live="polite" aria-atomic="true" aria-label={words.messages}>
        {shown && !failed ? <Toast key={shown.key} shown={shown} /> : null}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {shown && failed ? <Toast key={shown.key} shown={shown} /> : null}
      </div>
    </div>,
    document.body,
  )
}

const icons = { success: CircleCheck, failure: CircleAlert, info: Info } as const

function Toast({ shown: { kind, title, line, retry, stays } }: { shown: ShownToast }) {
  const Icon = icons[kind]
  const [isPaused, setIsPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setTimeout(() => toast.close(), stays)
    return () => clearTimeout(timer)
  }, [isPaused, stays])
  const failed = kind === 'failure'
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only pauses its timer while it is read
    <div
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        toast.close()
      }}
      className={classNames(
        'pointer-events-auto flex animate-toast items-start gap-[11px] rounded-lg px-3.5 py-[13px] shadow-pop',
        failed ? 'bg-tone-danger-bg text-tone-danger-fg inset-ring inset-ring-tone-danger-line' : 'bg-raised text-ink',
      )}
    >
      <Icon aria-hidden="true" size={18} className={classNames('mt-px', kind === 'success' && 'text-tone-success')} />
      <div className="min-w-0 flex-1">
        <p className="font-[575]">{title}</p>
        {line ? <p className={classNames('mt-px text-sm leading-[18px]', !failed && 'text-ink-2')}>{line}</p> : null}
      </div>
      {retry ? (
        <Button
          size="small"
          onClick={() => {
            toast.close()
            retry()
          }}
        >
          {words.retry}
        </Button>
      ) : null}
      <button
        type="button"
        aria-label={words.close}
        onClick={() => toast.close()}
        className="-my-0.5 -mr-1 grid size-6 shrink-0 place-items-center rounded-sm hover:bg-hover max-md:-my-3 max-md:-mr-3 max-md:size-11"
      >
        <X aria-hidden="true" size={15} />
      </button>
    </div>
  )
}
