/** A copy of a card that follows the pointer, hidden from assistive technology and without events. */
export function createDragCopy(card: HTMLElement, grip: { x: number; y: number }) {
  const box = card.getBoundingClientRect()
  const ghost = card.cloneNode(true) as HTMLElement
  for (const named of [ghost, ...ghost.querySelectorAll<HTMLElement>('[id], [data-card]')]) {
    named.removeAttribute('id')
    named.removeAttribute('data-card')
  }
  ghost.inert = true
  ghost.setAttribute('aria-hidden', 'true')
  ghost.dataset['ghost'] = ''
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '60',
    pointerEvents: 'none',
    willChange: 'transform',
  })
  const away = { x: grip.x - box.left, y: grip.y - box.top }
  const tilt = matchMedia('(prefers-reduced-motion: reduce)').matches ? '' : ' rotate(1.4deg)'
  let place = { x: box.left, y: box.top }
  const draw = () => {
    ghost.style.transform = `translate3d(${place.x}px, ${place.y}px, 0)${tilt}`
  }
  draw()
  document.body.append(ghost)
  return {
    element: ghost,
    moveTo(at: { x: number; y: number }) {
      const next = { x: at.x - away.x, y: at.y - away.y }
      if (next.x === place.x && next.y === place.y) return
      place = next
      draw()
    },
    place: () => new DOMRect(place.x, place.y, box.width, box.height),
    remove: () => ghost.remove(),
  }
}

/**
 * Animates a card from its old to its new place, above everything else; without animation if reduced motion is
 * preferred.
 */
export function animateMove(card: HTMLElement, from: DOMRect) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const to = card.getBoundingClientRect()
  if (to.width === 0 || (Math.abs(to.left - from.left) < 2 && Math.abs(to.top - from.top) < 2)) return
  const ghost = createDragCopy(card, { x: to.left, y: to.top })
  card.style.visibility = 'hidden'
  const flight = ghost.element.animate(
    [
      { transform: `translate3d(${from.left}px, ${from.top}px, 0)` },
      { transform: `translate3d(${to.left}px, ${to.top}px, 0)` },
    ],
    { duration: 240, easing: 'cubic-bezier(0.6, 0, 0.2, 1)' },
  )
  const finish = () => {
    card.style.visibility = ''
    ghost.remove()
  }
  flight.finished.then(finish, finish)
}
