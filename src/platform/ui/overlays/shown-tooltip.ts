import { type ReactNode, useSyncExternalStore } from 'react'
import { endFirstScreen } from '../data/idle.ts'

/** `id` is that of the `Tooltip` around the element. */
export type ShownTooltip = { id: string; anchor: Element; text: ReactNode; side: 'top' | 'bottom' | 'left' | 'right' }

/** Milliseconds of hovering before a tooltip shows, and after one closed in which the next shows at once. */
const delay = 700
const instantFor = 300
/** Milliseconds in which the pointer may move from the element to its tooltip. */
const grace = 150

let shown: ShownTooltip | null = null
let hiddenAt = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: ShownTooltip | null) {
  if (shown && !next) hiddenAt = performance.now()
  shown = next
  for (const listener of listeners) listener()
}

/** The pointer is on the element, or with `at` once the keyboard is. */
export function showTooltip(next: ShownTooltip, at: 'once' | 'soon'): void {
  endFirstScreen()
  clearTimeout(timer)
  const isInstant = at === 'once' || shown !== null || performance.now() - hiddenAt < instantFor
  if (isInstant) set(next)
  else timer = setTimeout(() => set(next), delay)
}

/** Hides a tooltip, or with `soon` unless the pointer reaches the tooltip. */
export function hideTooltip(id: string, at: 'once' | 'soon'): void {
  clearTimeout(timer)
  if (shown?.id !== id) return
  if (at === 'once') set(null)
  else timer = setTimeout(() => set(null), grace)
}

/** The pointer is on the tooltip. */
export const keepTooltip = (): void => clearTimeout(timer)

/** Shows the new text of a tooltip that is open. */
export function updateTooltip(id: string, text: ReactNode): void {
  if (shown?.id === id && shown.text !== text) set({ ...shown, text })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The one tooltip that shows. */
export const useShownTooltip = (): ShownTooltip | null => useSyncExternalStore(subscribe, () => shown)
