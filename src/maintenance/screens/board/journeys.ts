import type { Status } from '../../choices.ts'
import { travel } from './ghost.ts'

/** So long after it left its column a card that appears in another one counts as the same that travels. */
const soon = 1500

/**
 * Knows where each card stood last, so that one that changes its column is seen to go there. `onLost` hears of a card
 * that left its column while the keyboard was on it.
 */
export function newJourneys(onLost: (id: string, from: Status) => void) {
  const stands = new Map<string, { status: Status; goneAt: number | null }>()
  const thrown = new Map<string, DOMRect>()
  return {
    /** A card was let go here; it travels on from there. */
    throwFrom: (id: string, from: DOMRect) => thrown.set(id, from),
    /** A card is drawn in a column; gives what is to be done when it is drawn there no more. */
    arrive(id: string, status: Status, card: HTMLElement | null) {
      const before = stands.get(id)
      const isRecent = before && (before.goneAt === null || performance.now() - before.goneAt < soon)
      stands.set(id, { status, goneAt: null })
      if (before && isRecent && before.status !== status && card) {
        const from = thrown.get(id) ?? sideways(before.status, card)
        if (from) travel(card, from)
      }
      thrown.delete(id)
      return () => {
        const now = stands.get(id)
        if (now?.status === status) stands.set(id, { status, goneAt: performance.now() })
        if (card?.contains(document.activeElement)) onLost(id, status)
      }
    },
  }
}
export type Journeys = ReturnType<typeof newJourneys>

/** Where the column it came from is, at the height where it now stands. */
function sideways(from: Status, card: HTMLElement): DOMRect | null {
  const column = document.querySelector(`[data-column="${from}"]`)?.getBoundingClientRect()
  if (!column || column.width === 0) return null
  const { top, width, height } = card.getBoundingClientRect()
  return new DOMRect(column.left + 7, top, width, height)
}
