import { useCallback, useEffect, useRef, useState } from 'react'

/** Rows rendered above and below the visible ones, for scrolling. */
const spare = 6
/** The first rendered row moves in steps, so that not every pixel renders the list again. */
const step = 4
/** How long scrolling must pause after a jump before the spare rows render, in milliseconds. */
const idleDelay = 80

/**
 * The rows of a long list that are near the viewport; only those are rendered, with spacers for the others. All rows
 * have the same height, given in rem, because it follows the text size of the browser. After a jump all rows are new, and their styling, layout and painting are expensive: the visible rows come
 * first, the spare ones when scrolling pauses. `ref` is the ref of the element with the rows.
 */
export function useVisibleRows(count: number, rem: number) {
  const [height] = useState(() => rem * rootTextSize())
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [{ first, ready }, setVisible] = useState({ first: 0, ready: false })
  const [room, setRoom] = useState(roomFor(height))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const measure = useCallback(() => {
    if (!box) return
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => setVisible((visible) => (visible.ready ? visible : { ...visible, ready: true })),
      idleDelay,
    )
    setRoom(roomFor(height))
    const above = Math.floor(-box.getBoundingClientRect().top / height)
    const next = Math.max(0, Math.floor(above / step) * step)
    setVisible((visible) => {
      if (visible.first === next) return visible
      return { first: next, ready: visible.ready && Math.abs(next - visible.first) <= 2 * spare }
    })
  }, [box, height])
  useEffect(() => {
    const frame = requestAnimationFrame(measure)
    window.addEventListener('scroll', measure, { passive: true, capture: true })
    window.addEventListener('resize', measure)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer.current)
      window.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
    }
  }, [measure])
  const more = ready ? spare : 0
  const from = Math.max(0, Math.min(first, count - 1) - more)
  const to = Math.min(count, Math.min(first, count) + room + step + more)
  return { ref: setBox, from, to, before: from * height, after: (count - to) * height }
}

const roomFor = (height: number) => Math.ceil(window.innerHeight / height)

/** One rem in pixels. */
const rootTextSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
