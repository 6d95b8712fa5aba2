import type { Status } from '../../requests/choices.ts'
import { animateMove } from './drag-copy.ts'

/** How long after leaving its column a card counts as the same one when it appears in another, in milliseconds. */
const soon = 1500

/**
 * Remembers the column of each card, to animate a card that moves to another one. `onLost` is called when a focused
 * card leaves its column.
 */
export function createCardTracker(onLost: (id: string, from: Status) => void) {
  const positions = new Map<string, { status: Status; goneAt: number | null }>()
  const drops = new Map<string, DOMRect>()
  return {
    /** The place where a card was dropped; its animation begins there. */
    dropFrom: (id: string, from: DOMRect) => drops.set(id, from),
    /** Called when a card is rendered in a column; returns the cleanup. */
    arrive(id: string, status: Status, card: HTMLElement | null) {
      const before = positions.get(id)
      const isRecent = before && (before.goneAt === null || performance.now() - before.goneAt < soon)
      positions.set(id, { status, goneAt: null })
      if (before && isRecent && before.status !== status && card) {
        const from = drops.get(id) ?? sideways(before.status, card)
        if (from) animateMove(card, from)
      }
      drops.delete(id)
      return () => {
        const now = positions.get(id)
        if (now?.status === status) positions.set(id, { status, goneAt: performance.now() })
        if (card?.contains(document.activeElement)) onLost(id, status)
      }
    },
  }
}
export type CardTracker = ReturnType<typeof createCardTracker>

/** The place of the column it came from, at the card's new height. */
function sideways(from: Status, card: HTMLElement): DOMRect | null {
  const column = document.querySelector(`[data-column="${from}"]`)?.getBoundingClientRect()
  if (!column || column.width === 0) return null
  const { top, width, height } = card.getBoundingClientRect()
  return new DOMRect(column.left + 7, top, width, height)
}
