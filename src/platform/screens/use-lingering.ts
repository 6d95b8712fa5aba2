import { useEffect, useState } from 'react'

/**
 * What a dialog shows: the last thing stays while the dialog leaves, and a dialog that is open from
 * its first drawing opens a frame later, so that it rises like every other. Every opening is another
 * `turn`, which begins without what was typed in the one before.
 */
export function useLingering<Value>(shown: Value | null): { last: Value | null; open: boolean; turn: number } {
  const [before, setBefore] = useState(shown)
  const [last, setLast] = useState(shown)
  const [turn, setTurn] = useState(0)
  const [drawn, setDrawn] = useState(false)
  if (shown !== before) {
    setBefore(shown)
    if (shown !== null) setLast(shown)
    if (before === null) setTurn(turn + 1)
  }
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return { last, open: drawn && shown !== null, turn }
}
