import { useEffect, type RefObject } from 'react'

let expected = false

/** Somebody is on the way to another screen: what was under the keyboard goes, and that screen takes it over. */
export const expectArrival = () => {
  expected = true
}

/** Takes the keyboard when the person has come here from another screen of the app. */
export function useArrival(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!expected) return
    expected = false
    place.current?.focus({ preventScroll: true })
  }, [place])
}
