import type { KeyboardEvent } from 'react'
import { type Place, walk } from '../walk.ts'

/** Units carry this, so that keys, pointer and note know which one they are at. */
export const unitMark = 'data-unit'
/** And this, when others are to stand out: the arrow keys pass it. */
export const quietMark = 'data-quiet'
export const unitAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>(`[${unitMark}]`) : null

/** Where the arrow keys stop. */
export const stops = `[${unitMark}]:not([${quietMark}])`

/** Moves the keyboard among the units of a place that is laid out in rows, as they stand on the screen. */
export function walkOnScreen(event: KeyboardEvent<HTMLElement>): void {
  const at = unitAt(event.target)?.getAttribute(unitMark)
  if (!at || event.altKey || event.ctrlKey || event.metaKey) return
  focusUnit(event, walk(rowsOnScreen(aroundOf(event), at), at, event.key))
}

/** Brings the keyboard to a unit, and the page with it. */
export function focusUnit(event: KeyboardEvent<HTMLElement>, id: string | null): void {
  if (id === null) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>(`[${unitMark}="${id}"]`)?.focus()
}

/** The section the keyboard is in with those before and after it: to measure all of them would lay out what nobody sees. */
function aroundOf({ target, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement[] {
  const here = target instanceof Element ? target.closest('section') : null
  if (!here || !currentTarget.contains(here)) return [currentTarget]
  return [reached(here, 'previousElementSibling'), here, reached(here, 'nextElementSibling')].filter(
    (one) => one instanceof HTMLElement,
  )
}

/** The next section on that side with a unit that the keys stop at. */
function reached(from: Element, side: 'previousElementSibling' | 'nextElementSibling'): Element | null {
  let section = from[side]
  while (section && !section.querySelector(stops)) section = section[side]
  return section
}

function rowsOnScreen(parts: readonly HTMLElement[], at: string): Place[][] {
  const rows = new Map<number, Place[]>()
  for (const unit of parts.flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>(`${stops}, [${unitMark}="${at}"]`),
  ])) {
    const { top, left, width } = unit.getBoundingClientRect()
    const row = rows.get(Math.round(top)) ?? []
    rows.set(Math.round(top), [...row, { id: unit.getAttribute(unitMark)!, x: left + width / 2 }])
  }
  return [...rows].sort(([one], [other]) => one - other).map(([, row]) => row)
}
