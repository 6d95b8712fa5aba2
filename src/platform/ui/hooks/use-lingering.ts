import { useEffect, useState } from 'react'

/**
 * The content of a dialog. The last value stays rendered while the dialog closes, and a dialog that is open on its
 * first render opens a frame later, so that its animation runs. Every opening has another `turn`, so that forms begin
 * empty.
 */
export function useLingering<Value>(shown: Value | null): { last: Value | null; open: boolean; turn: number } {
  const [before, setBefore] = useState(shown)
  const [last, setLast] = useState(shown)
  const [turn, setTurn] = useState(0)
  const [isReady, setIsReady] = useState(false)
  if (shown !== before) {
    setBefore(shown)
    if (shown !== null) setLast(shown)
    if (before === null) setTurn(turn + 1)
  }
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsReady(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return { last, open: isReady && shown !== null, turn }
}
