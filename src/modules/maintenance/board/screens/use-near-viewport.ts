import { useCallback, useState } from 'react'

/**
 * Whether an element is near the viewport of `root` (null: the window). `height` is its last rendered height, which
 * is reserved while it is not rendered.
 */
export function useNearViewport(root: HTMLElement | null, margin = 400, first = true) {
  const [state, setState] = useState<{ near: boolean; height: number | undefined }>({ near: first, height: undefined })
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry) return
          const near = entry.isIntersecting
          const { height } = entry.boundingClientRect
          setState((before) => (before.near === near ? before : { near, height: near ? before.height : height }))
        },
        { root, rootMargin: `${margin}px 0px` },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [root, margin],
  )
  return { ...state, watch }
}
