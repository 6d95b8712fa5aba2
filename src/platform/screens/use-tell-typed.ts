import { useLayoutEffect } from 'react'

/**
 * Tells the dialog around a form whether something is typed, before the browser takes the next key: an Escape right
 * after a letter must find it. A form that goes takes what was typed with it.
 */
export function useTellTyped(isDirty: boolean, onTyped: (typed: boolean) => void): void {
  useLayoutEffect(() => onTyped(isDirty), [isDirty, onTyped])
  useLayoutEffect(() => () => onTyped(false), [onTyped])
}
