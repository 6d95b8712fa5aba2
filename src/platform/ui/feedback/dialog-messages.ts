import { useSyncExternalStore } from 'react'

/** The live regions of a dialog, for messages that are announced politely and for failures, and its place for recent changes. */
export type MessagePlace = { status: HTMLElement; alert: HTMLElement; recent: HTMLElement }

/** The places for messages in the open dialogs, the topmost last. */
const places: MessagePlace[] = []
const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

/** Adds the place of a dialog that opens, and returns what removes it. */
export function addMessagePlace(place: MessagePlace): () => void {
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

/** The place for a message in the topmost dialog; null while none is open. */
export const useMessagePlace = () => useSyncExternalStore(subscribe, () => places.at(-1) ?? null)
