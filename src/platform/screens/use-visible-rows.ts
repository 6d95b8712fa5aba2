import { useCallback, useEffect, useState } from 'react'

/** Rows kept ready above and below: each one more is styled, laid out and painted anew when somebody scrolls far. */
const spare = 6

/**
 * Of a long list whose rows are all `height` high, which ones are near the window: only those are drawn, and room is
 * kept for the others. `hold` is the ref of the element that holds the rows.
 */
export function useVisibleRows(count: number, height: number) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [first, setFirst] = useState(0)
  const [room, setRoom] = useState(() => Math.ceil(window.innerHeight / height))
  const look = useCallback(() => {
    if (!box) return
    setRoom(Math.ceil(window.innerHeight / height))
    const above = Math.floor(-box.getBoundingClientRect().top / height)
    // In steps, so that not every pixel draws the list anew.
    setFirst(Math.max(0, Math.floor(above / 6) * 6))
  }, [box, height])
  useEffect(() => {
    const frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true, capture: true })
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [look])
  const from = Math.max(0, Math.min(first, count - 1) - spare)
  const to = Math.min(count, Math.min(first, count) + room + spare + 6)
  return { hold: setBox, from, to, before: from * height, after: (count - to) * height }
}
