import { orbitAfterKey, type Orbit } from '../../geometry/orbit.ts'

type PointerState = { x: number; y: number; fromX: number; fromY: number }

export type Controls = {
  view: () => Orbit
  turn: (to: Orbit, quiet: boolean) => void
  point: (x: number, y: number) => void
  choose: (x: number, y: number) => void
  leave: () => void
}

const perPixel = 0.35
/** A press that moves fewer pixels than this chooses a home. */
const still = 5

/**
 * Pointer, touch and keyboard input of the picture. One finger turns it sideways; up and down still scrolls the page.
 */
export function attachControls(canvas: HTMLCanvasElement, controls: Controls): () => void {
  const pointers = new Map<number, PointerState>()
  let spread = 0
  const stop = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    passive = true,
  ) => canvas.addEventListener(name, listener, { signal: stop.signal, passive })

  on('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, fromX: event.clientX, fromY: event.clientY })
    spread = spreadOf(pointers)
  })
  on('pointermove', (event) => {
    const finger = pointers.get(event.pointerId)
    if (!finger) {
      if (event.pointerType === 'mouse') controls.point(event.clientX, event.clientY)
      return
    }
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y]
    finger.x = event.clientX
    finger.y = event.clientY
    const view = controls.view()
    if (pointers.size > 1) {
      const now = spreadOf(pointers)
      if (now > 0 && spread > 0) controls.turn({ ...view, distance: (view.distance * spread) / now }, true)
      spread = now
    } else if (hasMoved(finger))
      controls.turn(
        {
          ...view,
          bearing: view.bearing + dx * perPixel,
          elevation: view.elevation + (event.pointerType === 'touch' ? 0 : dy * perPixel),
        },
        true,
      )
  })
  const release = (event: PointerEvent) => {
    const finger = pointers.get(event.pointerId)
    const alone = pointers.size === 1
    pointers.delete(event.pointerId)
    if (finger && alone && event.type === 'pointerup' && !hasMoved(finger))
      controls.choose(event.clientX, event.clientY)
  }
  on('pointerup', release)
  on('pointercancel', release)
  on('pointerleave', () => controls.leave())
  // The wheel scrolls the page unless the picture has the focus or Ctrl is pressed.
  on(
    'wheel',
    (event) => {
      if (document.activeElement !== canvas && !event.ctrlKey) return
      event.preventDefault()
      const view = controls.view()
      controls.turn({ ...view, distance: view.distance * Math.exp(event.deltaY * 0.0012) }, true)
    },
    false,
  )
  on(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const to = orbitAfterKey(controls.view(), event.key)
      if (!to) return
      event.preventDefault()
      controls.turn(to, false)
    },
    false,
  )
  return () => stop.abort()
}

const hasMoved = ({ x, y, fromX, fromY }: PointerState) => Math.hypot(x - fromX, y - fromY) > still

function spreadOf(pointers: ReadonlyMap<number, PointerState>): number {
  const [one, two] = [...pointers.values()]
  return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0
}
