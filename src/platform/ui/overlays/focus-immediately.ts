/**
 * For `initialFocus` of a popup with a field or buttons. Base UI moves the focus one frame after the popup appears, and keys pressed or
 * scanned in that frame would be lost; this moves it at once.
 */
export function focusImmediately(element: HTMLElement | null, options?: FocusOptions): HTMLElement | boolean {
  if (!element) return true
  element.focus(options)
  return document.activeElement === element ? false : element
}
