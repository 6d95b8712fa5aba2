import { startTransition, useEffect, useState } from 'react'

/**
 * False for the first render, true after its frame: for content that can wait for a second pass. Right after the first render it would
 * often be in the same frame, whose styles and layout are one task.
 */
export function useHasRendered(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsReady(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isReady
}
