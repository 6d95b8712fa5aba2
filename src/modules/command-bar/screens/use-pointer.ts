import { type KeyboardEvent, useState } from 'react'
import type { Entry } from './entries.ts'

/** The active line: the first one until the person moves. */
export function usePointer(entries: readonly Entry[]) {
  const [pointed, setPointed] = useState<string | null>(null)
  const at = entries.findIndex(({ key }) => key === pointed)
  const go = (place: number) => setPointed(entries[(place + entries.length) % entries.length]?.key ?? null)
  return {
    active: entries[at] ?? entries[0],
    /** The person moved to it, so it is not merely the first. */
    isMoved: at >= 0,
    point: ({ key }: Entry) => setPointed(key),
    reset: () => setPointed(null),
    /** Returns true when it handled the key. */
    onKey({ key }: KeyboardEvent): boolean {
      const from = Math.max(at, 0)
      if (key === 'ArrowDown') go(from + 1)
      else if (key === 'ArrowUp') go(from - 1)
      else if (key === 'PageDown') go(Math.min(from + 6, entries.length - 1))
      else if (key === 'PageUp') go(Math.max(from - 6, 0))
      else return false
      return true
    },
  }
}
