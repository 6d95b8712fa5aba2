import { useEffect, type RefObject } from 'react'

let expected = false

/** Called on navigation: the focused element disappears, and the next screen takes the focus. */
export const expectArrival = () => {
  expected = true
}

/** Takes the focus after navigation within the app. */
export function useArrival(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!expected) return
    expected = false
    place.current?.focus({ preventScroll: true })
  }, [place])
}
