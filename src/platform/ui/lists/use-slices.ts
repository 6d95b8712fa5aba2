import { startTransition, useEffect, useState } from 'react'

/** Rows in the first frame, and how many each further frame adds. */
const slice = 10

/**
 * The number of rows of a list that are rendered: the first ones at once, the others in the next frames, because the styles, the layout and
 * the paint of a frame are one task. A list that is complete grows at once.
 */
export function useSlices(rows: number): number {
  const [rendered, setRendered] = useState(slice)
  const isComplete = rendered >= rows
  useEffect(() => {
    if (isComplete) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setRendered(rendered + slice)))
    return () => cancelAnimationFrame(frame)
  }, [rendered, isComplete])
  return Math.min(rendered, rows)
}
