import type { KeyboardEvent } from 'react'

/** The checkbox of a card, which has the focus while arrows walk. */
export const cardFocus = 'data-card-focus'

const steps: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Moves the focus from card to card with the arrow keys, in as many columns as there are now. */
export function walkCards(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const card = event.currentTarget.closest('li')
  const stops = [...(card?.parentElement?.querySelectorAll<HTMLElement>(`[${cardFocus}]`) ?? [])]
  const at = stops.findIndex((stop) => card?.contains(stop))
  if (at < 0) return
  event.preventDefault()
  const top = (stop: HTMLElement | undefined) => stop?.closest('li')?.offsetTop
  const columns = Math.max(1, stops.filter((stop) => top(stop) === top(stops[0])).length)
  const next = stops[at + step[0] + step[1] * columns]
  next?.focus()
  next?.closest('li')?.scrollIntoView({ block: 'nearest' })
}
