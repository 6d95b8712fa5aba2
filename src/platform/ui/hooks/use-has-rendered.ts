import { startTransition, useEffect, useState } from 'react'

/** False for the first render, true right after: for content that can wait for a second pass. */
export function useHasRendered(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => startTransition(() => setIsReady(true)), [])
  return isReady
}
