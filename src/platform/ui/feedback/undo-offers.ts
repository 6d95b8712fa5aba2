import { useSyncExternalStore } from 'react'

/** Milliseconds for which a change can be undone from its toast; the offer pauses while the pointer rests on it. */
export const undoTime = 10_000

export type UndoOffer = { key: number; title: string; run: () => void }
type Timed = UndoOffer & { left: number }

/** The changes that can still be undone, the newest last, and whether their time is paused. */
export type UndoOffers = { offers: readonly Timed[]; isPaused: boolean }

let state: UndoOffers = { offers: [], isPaused: false }
let since = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Milliseconds that an offer has left. */
export const timeLeft = ({ left }: { left: number }) => (state.isPaused ? left : left - (Date.now() - since))

/** Counts the time that has passed, drops what is over, and waits for the next end. */
function update(change: (offers: readonly Timed[]) => readonly Timed[], isPaused = state.isPaused) {
  const counted = state.offers.map((offer) => ({ ...offer, left: timeLeft(offer) }))
  since = Date.now()
  state = { offers: change(counted).filter(({ left }) => left > 0), isPaused }
  clearTimeout(timer)
  const next = Math.min(...state.offers.map(({ left }) => left))
  if (!isPaused && state.offers.length > 0) timer = setTimeout(() => update((offers) => offers), next)
  for (const notify of listeners) notify()
}

export const offerUndo = (offer: UndoOffer) =>
  update((offers) => [...offers.filter(({ key }) => key !== offer.key), { ...offer, left: undoTime }])

export const withdrawOffer = (key: number) => update((offers) => offers.filter((offer) => offer.key !== key))

export const pauseOffers = (isPaused: boolean) => {
  if (isPaused !== state.isPaused) update((offers) => offers, isPaused)
}

/** Undoes a change that is still offered: this one, or the newest. Returns whether there was one. */
export function takeOffer(key = state.offers.at(-1)?.key): boolean {
  const offer = state.offers.find((one) => one.key === key)
  if (!offer) return false
  withdrawOffer(offer.key)
  offer.run()
  return true
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useUndoOffers = (): UndoOffers => useSyncExternalStore(subscribe, () => state)
