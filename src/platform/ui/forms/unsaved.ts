import { useEffect, useRef, useSyncExternalStore } from 'react'

/** Asks whether what was typed may be discarded. */
type ConfirmDiscard = () => Promise<boolean>

/** The forms with unsaved input, the topmost last. */
const unsaved = new Map<symbol, ConfirmDiscard | null>()
const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

/** While true, leaving the page would lose something typed here. With `confirm`, the Back button asks first. */
export function useUnsaved(isDirty: boolean, confirm?: ConfirmDiscard) {
  const latest = useRef(confirm)
  useEffect(() => {
    latest.current = confirm
  })
  useEffect(() => {
    if (!isDirty) return undefined
    const mark = Symbol('unsaved')
    unsaved.set(mark, latest.current ? async () => (await latest.current?.()) ?? true : null)
    notify()
    return () => {
      unsaved.delete(mark)
      notify()
    }
  }, [isDirty])
}

/** Whether anything on the screen is typed and not saved. */
export const isAnythingUnsaved = () => unsaved.size > 0

/** Whether a form is open that asks before the Back button discards its input. */
export const useHasConfirmation = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => [...unsaved.values()].some((confirm) => confirm !== null),
  )

/** Asks each form with unsaved input; false as soon as one stays open. */
export async function confirmDiscard(): Promise<boolean> {
  for (const confirm of [...unsaved.values()].toReversed()) if (confirm && !(await confirm())) return false
  return true
}
