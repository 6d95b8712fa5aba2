/** An ancestor of a focused element, and which of its children led there. */
type Step = { ancestor: Element; index: number }
type Place = { element: Element; steps: readonly Step[] }

/** Enough for a dialog over a dialog over a menu. */
const maxPlaces = 12
/** The focus stays within the nearest of these elements. */
const bounds = 'main, [role="dialog"], [role="alertdialog"]'
/** Text fields are left out, because they open the keyboard of a phone. */
const tabbable = 'a[href], button:not([disabled]), select:not([disabled]), summary, [tabindex="0"]:not(input, textarea)'

/**
 * Keeps the focus on the screen when the focused element is removed, as a button that disappears by its own action. The
 * browser would put it on the body, where the keyboard starts again at the top. It goes to what took the element's place,
 * or else to the nearest element before it. A screen that moves the focus itself does so first; one that does so later
 * has `data-own-focus`.
 */
export function restoreLostFocus(): void {
  /** Where the focus was, the newest last. */
  let places: Place[] = []
  let isScheduled = false

  const isLost = () => document.activeElement === document.body && places.at(-1)?.element.isConnected === false
  const check = () => {
    isScheduled = false
    if (!isLost()) return
    const target = findTarget(places)
    places = []
    target?.focus({ preventScroll: true })
  }
  const schedule = () => {
    if (isScheduled || !isLost()) return
    isScheduled = true
    // Dialogs and screens that return the focus themselves do so by the next frame.
    requestAnimationFrame(() => requestAnimationFrame(check))
  }
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target !== document.body)
      places = [...places.slice(1 - maxPlaces), placeOf(target)]
  })
  // A press outside every element removes the focus on purpose.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null) return
    setTimeout(() => {
      if (document.activeElement === document.body && (target as Element).isConnected) places = []
    })
  })
  new MutationObserver(schedule).observe(document.body, { childList: true, subtree: true })
}

function placeOf(element: Element): Place {
  const steps: Step[] = []
  // Ends before the body, because in a pop-up nothing outside of it is near.
  for (let child = element; child.parentElement && child.parentElement !== document.body; child = child.parentElement)
    steps.push({ ancestor: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  return { element, steps }
}

function findTarget(places: readonly Place[]): HTMLElement | null {
  for (const { element, steps } of places.toReversed()) {
    if (steps.some(({ ancestor }) => ancestor.isConnected && ancestor.matches('[data-own-focus]'))) return null
    if (element instanceof HTMLElement && element.isConnected && isShown(element)) return element
    for (const { ancestor, index } of steps) {
      if (!ancestor.isConnected) continue
      const found = ancestor.matches(bounds) ? (ancestor as HTMLElement) : nearest(ancestor, index)
      if (found) return found
    }
  }
  return document.querySelector<HTMLElement>('main')
}

/** The first tabbable element in the place of the removed child or after it, else the last one before. */
function nearest(ancestor: Element, index: number): HTMLElement | null {
  const children = [...ancestor.children]
  for (const child of children.slice(index)) {
    const found = tabbableIn(child).find(isShown)
    if (found) return found
  }
  for (const child of children.slice(0, index).toReversed()) {
    const found = tabbableIn(child).findLast(isShown)
    if (found) return found
  }
  return null
}

const tabbableIn = (part: Element): HTMLElement[] =>
  [part, ...part.querySelectorAll(tabbable)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(tabbable),
  )

const isShown = (element: HTMLElement) =>
  element.isConnected &&
  element.checkVisibility() &&
  element.closest('[inert], [aria-hidden="true"], [hidden]') === null &&
  element.getClientRects().length > 0
