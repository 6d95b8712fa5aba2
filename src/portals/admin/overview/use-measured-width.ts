import { useCallback, useState } from 'react'

/** The width of an element, for a drawing whose text has a fixed size; `usual` until it is measured. */
export function useMeasuredWidth(usual: number) {
  const [width, setWidth] = useState(usual)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const watch = new ResizeObserver(() => setWidth(Math.max(200, Math.round(element.clientWidth))))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { ref, width }
}
