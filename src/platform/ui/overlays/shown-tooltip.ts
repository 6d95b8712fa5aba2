import { type ReactNode, useSyncExternalStore } from 'react'
import { endFirstScreen } from '../data/loading/idle.ts'

/** `id` is that of the `Tooltip` around the element. */
export type ShownTooltip = { id: string; anchor: Element; text: ReactNode; side: 'top' | 'bottom' | 'left' | 'right' }

/** Milliseconds of hovering before a tooltip shows, and after one closed in which the next shows at once. */
const delay = 700
const instantFor = 300
/** Milliseconds in which the pointer may move from the element to its tooltip. */
const grace = 150

let shown: ShownTooltip | null = null
let hiddenAt = Number.NEGATIVE_INFINITY
/** What happens next, and to the tooltip of which element. */
let next: { id: string; timer: ReturnType<typeof setTimeout> } | undefined
const listeners = new Set<() => void>()

function set(tooltip: ShownTooltip | null) {
  if (shown && !tooltip) hiddenAt = performance.now()
  shown = tooltip
  for (const listener of listeners) listener()
}

function schedule(id: string, tooltip: ShownTooltip | null, after: number) {
  cancelNext()
  next = { id, timer: setTimeout(() => set(tooltip), after) }
}

function cancelNext(): void {
  clearTimeout(next?.timer)
  next = undefined
}

/** The pointer is on the element, or with `at` once the keyboard is. */
export function showTooltip(tooltip: ShownTooltip, at: 'once' | 'soon'): void {
  endFirstScreen()
  cancelNext()
  const isInstant = at === 'once' || shown !== null || performance.now() - hiddenAt < instantFor
  if (isInstant) set(tooltip)
  else schedule(tooltip.id, tooltip, delay)
}

/** Hides a tooltip, or with `soon` unless the pointer reaches the tooltip. */
export function hideTooltip(id: string, at: 'once' | 'soon'): void {
  // Another tooltip that is about to show or hide goes on.
  if (next?.id === id) cancelNext()
  if (shown?.id !== id) return
  if (at === 'once') set(null)
  else schedule(id, null, grace)
}

/** The pointer is on the tooltip. */
export const keepTooltip = cancelNext

/** Shows the new text of a tooltip that is open. */
export function updateTooltip(id: string, text: ReactNode): void {
  if (shown?.id === id && shown.text !== text) set({ ...shown, text })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The one tooltip that shows. */
export const getShownTooltip = (): ShownTooltip | null => shown
export const useShownTooltip = (): ShownTooltip | null => useSyncExternalStore(subscribe, getShownTooltip)
