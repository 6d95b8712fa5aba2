import { startTransition, useEffect, useState } from 'react'

/** False for the first drawing, true right after: what is not needed at once waits for its own turn. */
export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  return drawn
}
