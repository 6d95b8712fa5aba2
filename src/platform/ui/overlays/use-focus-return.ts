import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back as soon as a dialog closes. Base UI does so after the animation; until then a scanner or a fast typist would
 * write into the closing dialog, and Enter would send its form once more.
 */
export function useFocusReturn(open: boolean, popup: RefObject<HTMLElement | null>): void {
  const opener = useRef<Element | null>(null)
  // Not in the cleanup of the effect: React restores the focus after it.
  useLayoutEffect(() => {
    if (open) {
      opener.current = document.activeElement
      return
    }
    const to = opener.current
    // An opener that is gone is left to Base UI, which knows the ones before it.
    if (!(to instanceof HTMLElement) || to === document.body || !to.isConnected) return
    if (popup.current?.contains(document.activeElement)) to.focus({ preventScroll: true })
  }, [open, popup])
}
