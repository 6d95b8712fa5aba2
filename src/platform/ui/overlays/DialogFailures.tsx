import { useEffect, useRef } from 'react'
import { addFailurePlace } from '../feedback/dialog-failures.ts'

/**
 * Where the toast of a failure shows while this dialog is the topmost one: above the buttons, so that it covers none of
 * them. It is there before its text, so that screen readers announce it.
 */
export function DialogFailures({ open }: { open: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (open && place.current ? addFailurePlace(place.current) : undefined), [open])
  return <div ref={place} data-toasts="" role="alert" aria-live="assertive" aria-atomic="true" />
}
