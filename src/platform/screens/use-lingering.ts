import { useEffect, useState } from 'react'

/**
 * What a dialog shows: the last thing stays while the dialog leaves, and a dialog that is open from
 * its first drawing opens a frame later, so that it rises like every other.
 */
export function useLingering<Value>(shown: Value | null): { last: Value | null; open: boolean } {
  const [last, setLast] = useState(shown)
  const [drawn, setDrawn] = useState(false)
  if (shown !== null && shown !== last) setLast(shown)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return { last, open: drawn && shown !== null }
}
