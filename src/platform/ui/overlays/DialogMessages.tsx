import { useEffect, useRef } from 'react'
import { addMessagePlace } from '../feedback/dialog-messages.ts'

/**
 * Where a toast shows while this dialog is the topmost one: above the buttons, so that it covers none of them, nor Close.
 * The regions are there before their text, so that screen readers announce it.
 */
export function DialogMessages({ open }: { open: boolean }) {
  const status = useRef<HTMLDivElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const recent = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      open && status.current && alert.current && recent.current
        ? addMessagePlace({ status: status.current, alert: alert.current, recent: recent.current })
        : undefined,
    [open],
  )
  return (
    <div data-toasts="">
      <div ref={recent} className="px-6 max-md:px-5" />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not hold blocks */}
      <div ref={status} role="status" aria-live="polite" aria-atomic="true" />
      <div ref={alert} role="alert" aria-live="assertive" aria-atomic="true" />
    </div>
  )
}
