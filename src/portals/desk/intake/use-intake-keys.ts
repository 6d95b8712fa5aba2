import { useEffect, useEffectEvent } from 'react'
import { intakeWords as words } from './messages.ts'
import type { Flag, Intake } from './use-intake.ts'

const flagOfKey: Partial<Record<string, Flag>> = Object.fromEntries(
  Object.entries(words.flagKeys).map(([flag, key]) => [key, flag as Flag]),
)

/** The keys of the round: a mark for the parcel in hand, which no name contains, and Ctrl Z for the last one. */
export function useIntakeKeys(intake: Pick<Intake, 'toggle' | 'undoLast'>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('[role=dialog]')) return
    const flag = flagOfKey[event.key]
    const isUndo = (event.ctrlKey || event.metaKey) && event.key === 'z'
    if (!flag && !isUndo) return
    event.preventDefault()
    if (flag) intake.toggle(flag)
    else intake.undoLast()
  })
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener('keydown', press, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}
