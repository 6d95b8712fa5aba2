import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { takeCollectedKeys } from './early-keys.ts'

/** Dialogs that are closing: they take no key any more. */
const closing = '[role=dialog][data-closed], [role=alertdialog][data-closed]'
/** Elements that take keys themselves. */
const typing = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]'

/**
 * Keeps the focus where a scanner types: on arrival, when the window gets the focus back, and when a key is pressed that no
 * field takes. The key goes into the field, because the focus moves before it is typed;
 * `onKey` can prevent that.
 */
export function useScannerFocus(field: RefObject<HTMLInputElement | null>, onKey: (event: KeyboardEvent) => void) {
  useEffect(() => {
    const focus = () => isFree() && field.current?.focus({ preventScroll: true })
    focus()
    window.addEventListener('focus', focus)
    return () => window.removeEventListener('focus', focus)
  }, [field])
  useTypedKeys(field, onKey)
}

const isFree = () => !document.querySelector('[role=dialog]:not([data-closed]), [role=alertdialog]:not([data-closed])')

/** Leads a key that no field takes into the field: a list is searched by typing or scanning, wherever the focus is. */
export function useTypedKeys(field: RefObject<HTMLInputElement | null>, onKey?: (event: KeyboardEvent) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => onKey?.(event))
  // As soon as the field is there: effects run later, and keys would be lost.
  useLayoutEffect(() => {
    takeCollectedKeys(field.current)
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener(
      'keydown',
      (event) => {
        const { key, ctrlKey, metaKey, altKey, target } = event
        if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return
        if (target instanceof Element && !target.closest(closing) && target.closest(typing)) return
        if (!isFree()) return
        field.current?.focus({ preventScroll: true })
        press(event)
      },
      { signal, capture: true },
    )
    return () => stop.abort()
  }, [field])
}
