import { useCallback, useEffect, useRef, useState } from 'react'

/** Rows kept ready above and below what is seen, for a hand that scrolls on. */
const spare = 6
/** The first row drawn moves in steps, so that not every pixel draws the list anew. */
const step = 4
/** So long a hand that leapt through the list must rest until the spare rows are drawn, in milliseconds. */
const rest = 80

/**
 * Of a long list whose rows are all `height` high, which ones are near the window: only those are drawn, and room is
 * kept for the others. After a leap all of them are new, and styling, laying out and painting them is what takes time:
 * first come those that are seen, the spare ones when the hand rests. `hold` is the ref of the element that holds the rows.
 */
export function useVisibleRows(count: number, height: number) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [{ first, ready }, setSeen] = useState({ first: 0, ready: false })
  const [room, setRoom] = useState(roomFor(height))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = useCallback(() => {
    if (!box) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSeen((seen) => (seen.ready ? seen : { ...seen, ready: true })), rest)
    setRoom(roomFor(height))
    const above = Math.floor(-box.getBoundingClientRect().top / height)
    const next = Math.max(0, Math.floor(above / step) * step)
    setSeen((seen) => {
      if (seen.first === next) return seen
      return { first: next, ready: seen.ready && Math.abs(next - seen.first) <= 2 * spare }
    })
  }, [box, height])
  useEffect(() => {
    const frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true, capture: true })
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer.current)
      window.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [look])
  const more = ready ? spare : 0
  const from = Math.max(0, Math.min(first, count - 1) - more)
  const to = Math.min(count, Math.min(first, count) + room + step + more)
  return { hold: setBox, from, to, before: from * height, after: (count - to) * height }
}

const roomFor = (height: number) => Math.ceil(window.innerHeight / height)
