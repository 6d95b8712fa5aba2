import { useCallback, useState } from 'react'

/** How wide an element is, for a drawing whose letters keep their size; `usual` until it is measured. */
export function useMeasured(usual: number) {
  const [width, setWidth] = useState(usual)
  const hold = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const watch = new ResizeObserver(() => setWidth(Math.max(200, Math.round(element.clientWidth))))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { hold, width }
}
