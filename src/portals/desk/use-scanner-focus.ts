import { type RefObject, useEffect, useEffectEvent } from 'react'

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
  const press = useEffectEvent(onKey)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const isFree = () =>
      !document.querySelector('[role=dialog]:not([data-closed]), [role=alertdialog]:not([data-closed])')
    const focus = () => isFree() && field.current?.focus({ preventScroll: true })
    focus()
    window.addEventListener('focus', focus, { signal })
    document.addEventListener(
      'keydown',
      (event) => {
        const { key, ctrlKey, metaKey, altKey, target } = event
        if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return
        if (target instanceof Element && !target.closest(closing) && target.closest(typing)) return
        if (!isFree()) return
        focus()
        press(event)
      },
      { signal, capture: true },
    )
    return () => stop.abort()
  }, [field])
}
