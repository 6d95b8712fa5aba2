import { steered, type Orbit } from '../../orbit.ts'

type Held = { x: number; y: number; fromX: number; fromY: number }

export type Hand = {
  view: () => Orbit
  turn: (to: Orbit, quiet: boolean) => void
  point: (x: number, y: number) => void
  choose: (x: number, y: number) => void
  leave: () => void
}

const perPixel = 0.35
/** A press that moved less than this was meant for a home. */
const still = 5

/** Pointer, touch and keyboard on the picture. One finger sideways turns it, up and down still scrolls the page. */
export function giveHand(canvas: HTMLCanvasElement, hand: Hand): () => void {
  const held = new Map<number, Held>()
  let spread = 0
  const stop = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    act: (event: HTMLElementEventMap[K]) => void,
    passive = true,
  ) => canvas.addEventListener(name, act, { signal: stop.signal, passive })

  on('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId)
    held.set(event.pointerId, { x: event.clientX, y: event.clientY, fromX: event.clientX, fromY: event.clientY })
    spread = spreadOf(held)
  })
  on('pointermove', (event) => {
    const finger = held.get(event.pointerId)
    if (!finger) {
      if (event.pointerType === 'mouse') hand.point(event.clientX, event.clientY)
      return
    }
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y]
    finger.x = event.clientX
    finger.y = event.clientY
    const view = hand.view()
    if (held.size > 1) {
      const now = spreadOf(held)
      if (now > 0 && spread > 0) hand.turn({ ...view, distance: (view.distance * spread) / now }, true)
      spread = now
    } else if (hasMoved(finger))
      hand.turn(
        {
          ...view,
          bearing: view.bearing + dx * perPixel,
          above: view.above + (event.pointerType === 'touch' ? 0 : dy * perPixel),
        },
        true,
      )
  })
  const release = (event: PointerEvent) => {
    const finger = held.get(event.pointerId)
    const alone = held.size === 1
    held.delete(event.pointerId)
    if (finger && alone && event.type === 'pointerup' && !hasMoved(finger)) hand.choose(event.clientX, event.clientY)
  }
  on('pointerup', release)
  on('pointercancel', release)
  on('pointerleave', () => hand.leave())
  // The page scrolls over the picture until somebody takes it into the hand.
  on(
    'wheel',
    (event) => {
      if (document.activeElement !== canvas && !event.ctrlKey) return
      event.preventDefault()
      const view = hand.view()
      hand.turn({ ...view, distance: view.distance * Math.exp(event.deltaY * 0.0012) }, true)
    },
    false,
  )
  on(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const to = steered(hand.view(), event.key)
      if (!to) return
      event.preventDefault()
      hand.turn(to, false)
    },
    false,
  )
  return () => stop.abort()
}

const hasMoved = ({ x, y, fromX, fromY }: Held) => Math.hypot(x - fromX, y - fromY) > still

function spreadOf(held: ReadonlyMap<number, Held>): number {
  const [one, two] = [...held.values()]
  return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0
}
