import { useEffect, useState, type RefObject } from 'react'

/** Whether an element overflows and scrolls sideways. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const watch = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [ref])
  return overflows
}
