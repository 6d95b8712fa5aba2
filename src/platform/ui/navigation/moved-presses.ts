/** What a press acts on. */
const pressable = 'button, a[href], summary, label, [role="option"], [role="menuitem"], [role="radio"], [role="tab"]'
/** A pointer that moves by more pixels between pressing and releasing is on its way elsewhere. */
const maxDistance = 4

/**
 * Completes a press on something that moves while it is pressed, as when a card above it grows because its data arrive, or a field that loses the
 * focus shows an error. The browser sends such a click to the element around both places, where nothing happens.
 */
export function completeMovedPresses(): void {
  let pressed: { element: HTMLElement; x: number; y: number } | null = null
  document.addEventListener(
    'mousedown',
    ({ target, button, clientX: x, clientY: y }) => {
      const element = button === 0 && target instanceof Element ? target.closest<HTMLElement>(pressable) : null
      pressed = element && { element, x, y }
    },
    { capture: true },
  )
  document.addEventListener(
    'click',
    (event) => {
      const start = pressed
      pressed = null
      // A key clicks too, without a place.
      if (!start?.element.isConnected || event.detail === 0 || !(event.target instanceof Element)) return
      const distance = Math.hypot(event.clientX - start.x, event.clientY - start.y)
      if (start.element.contains(event.target) || !event.target.contains(start.element) || distance > maxDistance)
        return
      event.stopPropagation()
      start.element.click()
    },
    { capture: true },
  )
}
