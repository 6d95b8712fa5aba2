import type { KeyboardEvent } from 'react'
import { type Stop, findNextStop } from '../../geometry/next-stop.ts'

/** Marks the element of a unit for keyboard, pointer and note. */
export const unitMark = 'data-unit'
/** Marks a unit that is not highlighted; the arrow keys skip it. */
export const quietMark = 'data-quiet'
export const unitAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>(`[${unitMark}]`) : null

/** The elements the arrow keys stop at. */
export const stops = `[${unitMark}]:not([${quietMark}])`

/** Moves the focus between units laid out in rows, by their positions on the screen. */
export function moveFocusByKey(event: KeyboardEvent<HTMLElement>): void {
  const at = unitAt(event.target)?.getAttribute(unitMark)
  if (!at || event.altKey || event.ctrlKey || event.metaKey) return
  focusUnit(event, findNextStop(rowsOnScreen(aroundOf(event), at), at, event.key))
}

/** Focuses a unit and scrolls to it. */
export function focusUnit(event: KeyboardEvent<HTMLElement>, id: string | null): void {
  if (id === null) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>(`[${unitMark}="${id}"]`)?.focus()
}

/**
 * The focused section with the ones before and after it: measuring all of them would force the layout of hidden ones.
 */
function aroundOf({ target, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement[] {
  const here = target instanceof Element ? target.closest('section') : null
  if (!here || !currentTarget.contains(here)) return [currentTarget]
  return [reached(here, 'previousElementSibling'), here, reached(here, 'nextElementSibling')].filter(
    (element) => element instanceof HTMLElement,
  )
}

/** The next section in that direction with a unit the keys stop at. */
function reached(from: Element, side: 'previousElementSibling' | 'nextElementSibling'): Element | null {
  let section = from[side]
  while (section && !section.querySelector(stops)) section = section[side]
  return section
}

function rowsOnScreen(parts: readonly HTMLElement[], at: string): Stop[][] {
  const rows = new Map<number, Stop[]>()
  for (const unit of parts.flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>(`${stops}, [${unitMark}="${at}"]`),
  ])) {
    const { top, left, width } = unit.getBoundingClientRect()
    const row = rows.get(Math.round(top)) ?? []
    rows.set(Math.round(top), [...row, { id: unit.getAttribute(unitMark)!, x: left + width / 2 }])
  }
  return [...rows].sort(([one], [other]) => one - other).map(([, row]) => row)
}
