import { useEffect, type RefObject } from 'react'

let expected = false
const openDialog = '[role="dialog"][data-open], [role="alertdialog"][data-open]'

/** Called on navigation: the focused element disappears, and the next screen takes the focus. */
export const expectArrival = () => {
  expected = true
}

/** Takes the focus after navigation within the app, unless a dialog was opened while the screen was loading: what is typed there would be lost. */
export function useArrival(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!expected) return
    expected = false
    if (document.activeElement?.closest(openDialog)) return
    place.current?.focus({ preventScroll: true })
  }, [place])
}
