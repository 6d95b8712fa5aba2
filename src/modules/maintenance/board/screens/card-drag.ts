import type { Status } from '../../requests/choices.ts'
import { createDragCopy } from './drag-copy.ts'

type Place = { x: number; y: number }
type Handlers = {
  /** Called when a card is lifted; returns false if it must stay. */
  onLift: (id: string) => boolean
  onDrop: (id: string, to: Status, from: DOMRect) => void
}

/** Mouse movements below this are a click; a finger that moves further before the lift scrolls. In pixels. */
const slack = { mouse: 5, touch: 10 }
/** How long a finger rests on a card until it lifts, in milliseconds. */
const rest = 220
const edge = 56

/**
 * Drag and drop by mouse, pen and touch over `[data-card]` and `[data-column]` inside `board` (and in `[data-dock]`).
 * It changes only the DOM: a copy of the card follows the pointer, the target column has `data-over`, and no
 * component renders until the drop. Returns a function that stops it.
 */
export function enableCardDrag(board: HTMLElement, { onLift, onDrop }: Handlers): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let end: (() => void) | undefined

  board.addEventListener(
    'pointerdown',
    (press) => {
      const card = press.target instanceof Element ? press.target.closest<HTMLElement>('[data-card]') : null
      if (!card || press.button !== 0 || !press.isPrimary || end) return
      if (press.target instanceof Element && press.target.closest('[data-no-drag]')) return
      end = follow(board, card, press, {
        onLift,
        onDrop,
        onEnd: () => {
          end = undefined
        },
      })
    },
    { signal },
  )
  // While a card is dragged, touch must not scroll or open the context menu.
  const still = (event: Event) => document.documentElement.hasAttribute('data-dragging') && event.preventDefault()
  board.addEventListener('touchmove', still, { passive: false, signal })
  board.addEventListener('contextmenu', still, { signal })
  return () => {
    end?.()
    stop.abort()
  }
}

function follow(
  board: HTMLElement,
  card: HTMLElement,
  press: PointerEvent,
  handlers: Handlers & { onEnd: () => void },
) {
  const id = card.dataset['card'] ?? ''
  const isTouch = press.pointerType === 'touch'
  const start: Place = { x: press.clientX, y: press.clientY }
  const listening = new AbortController()
  let at = start
  let ghost: ReturnType<typeof createDragCopy> | undefined
  let over: HTMLElement | null = null
  let frame = 0

  const lift = () => {
    if (!card.isConnected || !handlers.onLift(id)) return end()
    ghost = createDragCopy(card, start)
    card.dataset['lifted'] = ''
    document.documentElement.dataset['dragging'] = ''
    if (isTouch) navigator.vibrate?.(12)
    frame = requestAnimationFrame(step)
  }
  const timer = isTouch ? setTimeout(lift, rest) : undefined

  const step = () => {
    ghost?.moveTo(at)
    mark(columnAt(at))
    scrollNear(board, at)
    frame = requestAnimationFrame(step)
  }
  const mark = (column: HTMLElement | null) => {
    if (column === over) return
    delete over?.dataset['over']
    over = column
    if (over && over.dataset['column'] !== card.dataset['status']) over.dataset['over'] = ''
  }
  const end = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    listening.abort()
    mark(null)
    delete card.dataset['lifted']
    delete document.documentElement.dataset['dragging']
    ghost?.remove()
    handlers.onEnd()
  }

  const on = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, listener, { signal: listening.signal, capture: true })
  on('pointermove', (move) => {
    if (move.pointerId !== press.pointerId) return
    at = { x: move.clientX, y: move.clientY }
    if (ghost) return move.preventDefault()
    const far = Math.hypot(at.x - start.x, at.y - start.y)
    if (far < (isTouch ? slack.touch : slack.mouse)) return
    if (isTouch) end()
    else lift()
  })
  on('pointerup', (up) => {
    if (up.pointerId !== press.pointerId) return
    if (!ghost) return end()
    const to = columnAt({ x: up.clientX, y: up.clientY })?.dataset['column'] as Status | undefined
    const from = ghost.place()
    suppressClick()
    end()
    if (to && to !== card.dataset['status']) handlers.onDrop(id, to, from)
  })
  on('pointercancel', end)
  on('blur', ({ target }) => target === window && end())
  on('keydown', (key) => {
    if (key.key !== 'Escape' || !ghost) return
    key.preventDefault()
    key.stopPropagation()
    suppressClick()
    end()
  })
  return end
}

const columnAt = ({ x, y }: Place) => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]') ?? null

/** Prevents the click that follows a drag from reaching the button below. */
function suppressClick() {
  const once = new AbortController()
  window.addEventListener(
    'click',
    (click) => {
      click.preventDefault()
      click.stopPropagation()
    },
    { capture: true, signal: once.signal },
  )
  setTimeout(() => once.abort(), 0)
}

function scrollNear(board: HTMLElement, { x, y }: Place) {
  const box = board.getBoundingClientRect()
  if (board.scrollWidth > board.clientWidth) board.scrollLeft += pull(x - box.left, box.right - x)
  const direction = pull(y, window.innerHeight - y)
  if (direction !== 0) window.scrollBy(0, direction)
}

const pull = (before: number, after: number) => (before < edge ? -8 : after < edge ? 8 : 0)
