import { useEffect, useState } from 'react'

/** How many floors are rendered: some at once, the others one by one in idle time. */
export function useProgressiveCount(all: number): [drawn: number, drawAll: () => void] {
  const [renderedCount, setDrawn] = useState(2)
  useEffect(() => {
    if (renderedCount >= all) return
    const timer = setTimeout(() => setDrawn((count) => count + 1), 16)
    return () => clearTimeout(timer)
  }, [renderedCount, all])
  return [renderedCount, () => setDrawn(all)]
}

/** How many floors change before the next paint. */
const atOnce = 2

/**
 * A value for the floors, by their place. A new one reaches a few of them at a time, from the top, because to render and lay out hundreds
 * of units in one frame would block the page.
 */
export function useGradualValue<Value>(value: Value, all: number): (place: number) => Value {
  const [state, setState] = useState({ value, before: value, count: all })
  if (state.value !== value) setState({ value, before: state.value, count: atOnce })
  useEffect(() => {
    if (state.count >= all) return
    const frame = requestAnimationFrame(() => setState((present) => ({ ...present, count: present.count + atOnce })))
    return () => cancelAnimationFrame(frame)
  }, [state, all])
  return (place) => (place < state.count ? state.value : state.before)
}
