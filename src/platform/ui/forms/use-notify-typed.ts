import { useLayoutEffect } from 'react'

/**
 * Reports to the dialog around a form whether something is typed, before the next key press: an Escape right after a
 * letter must see it. Unmounting the form discards what was typed.
 */
export function useNotifyTyped(isDirty: boolean, onTyped: (typed: boolean) => void): void {
  useLayoutEffect(() => onTyped(isDirty), [isDirty, onTyped])
  useLayoutEffect(() => () => onTyped(false), [onTyped])
}
