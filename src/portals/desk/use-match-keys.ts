import { type KeyboardEvent, useState } from 'react'

/** The marked line of a list below a field: the first one for a new list, and the arrows move it. */
export function useMatchKeys(count: number, listKey: string) {
  const [marked, setMarked] = useState({ at: 0, listKey })
  const at = marked.listKey === listKey ? Math.min(marked.at, Math.max(0, count - 1)) : 0
  const mark = (next: number) => setMarked({ at: next, listKey })
  /** Whether the key was an arrow. */
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || count === 0) return
    event.preventDefault()
    mark((at + step + count) % count)
  }
  return { at, mark, move }
}
