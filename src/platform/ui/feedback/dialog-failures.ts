import { useSyncExternalStore } from 'react'

/** The places for failures in the open dialogs, the topmost last. */
const places: HTMLElement[] = []
const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

/** Adds the place of a dialog that opens, and returns what removes it. */
export function addFailurePlace(place: HTMLElement): () => void {
  places.push(place)
  notify()
  return () => {
    places.splice(places.indexOf(place), 1)
    notify()
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The place for a failure in the topmost dialog; null while none is open. */
export const useFailurePlace = () => useSyncExternalStore(subscribe, () => places.at(-1) ?? null)
