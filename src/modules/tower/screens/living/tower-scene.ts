import type { BuildingModel } from '#building/model.ts'
import type { Fill } from '../../colourings.ts'
import type { Orbit } from '../../geometry/orbit.ts'
import { findPlaceOnRay } from '../../geometry/tower-ray.ts'
import { createOrbitCamera, rayAt } from './camera.ts'
import { attachControls } from './controls.ts'
import { createFrameLoop } from './frame-loop.ts'
import { createLighting } from './lighting.ts'
import { nextTask } from './next-task.ts'
import { buildScenery, type Scenery } from './scenery.ts'

/** The tower on a canvas. It renders only after changes. */
export type Stage = {
  /** Fulfilled when the first frame is drawn, and rejected when it cannot be. */
  drawn: Promise<void>
  /** Sets the fill of each place by key; the others stay plain stone. */
  paint: (fills: ReadonlyMap<string, Fill>) => void
  applyTheme: (night: boolean) => void
  choose: (key: string | null) => void
  /** Cuts the tower open above this floor; null closes it. */
  cut: (floor: number | null) => void
  moveCamera: (to: Partial<Orbit>, quiet?: boolean) => void
  reset: () => void
  view: () => Orbit
  close: () => void
}

/** The events of the canvas. */
export type SceneListeners = {
  onChoose: (key: string) => void
  /** The key is null when the pointer leaves all places. */
  onPoint: (key: string | null, x: number, y: number) => void
  onTurn: (view: Orbit) => void
}

export async function createTowerScene(
  canvas: HTMLCanvasElement,
  model: BuildingModel,
  listeners: SceneListeners,
  shows = { ghosts: true },
): Promise<Stage> {
  const scenery = await buildScenery(model, shows)
  await nextTask()
  // Whole and of plain stone by default.
  scenery.cut(null)
  scenery.paint(new Map())
  const orbit = createOrbitCamera(scenery, (view) => {
    listeners.onTurn(view)
    loop.redraw()
  })
  const loop = createFrameLoop(canvas, scenery, orbit)
  const pointer = attachPointer(canvas, scenery, orbit, { ...listeners, redraw: loop.redraw })

  return {
    drawn: loop.drawn,
    paint(fills) {
      scenery.paint(fills)
      loop.redraw()
    },
    applyTheme(night) {
      const lighting = createLighting(night)
      loop.setSky(lighting.sky)
      scenery.applyTheme(lighting)
      loop.recast()
    },
    choose: pointer.choose,
    cut(floor) {
      scenery.cut(floor)
      loop.recast()
    },
    moveCamera: (to, quiet = false) => orbit.turn({ ...orbit.view(), ...to }, quiet),
    reset: orbit.reset,
    view: orbit.view,
    close() {
      loop.close()
      orbit.stop()
      pointer.detach()
      scenery.close()
    },
  }
}

/** Turns the camera by dragging, and marks and reports the place under the pointer. */
function attachPointer(
  canvas: HTMLCanvasElement,
  { body, light, top }: Scenery,
  { camera, view, turn }: ReturnType<typeof createOrbitCamera>,
  { onChoose, onPoint, redraw }: SceneListeners & { redraw: () => void },
) {
  const placeAt = (x: number, y: number) => findPlaceOnRay(body, rayAt(camera, canvas, x, y), top())
  const keyOf = (place: number | null) => (place === null ? null : body.places[place]!.key)
  function point(place: number | null, x: number, y: number) {
    onPoint(keyOf(place), x, y)
    canvas.style.cursor = place === null ? 'grab' : 'pointer'
    if (light.pointed.value === (place ?? -1)) return
    light.pointed.value = place ?? -1
    redraw()
  }
  const detach = attachControls(canvas, {
    view,
    turn,
    point: (x, y) => point(placeAt(x, y), x, y),
    choose: (x, y) => {
      const key = keyOf(placeAt(x, y))
      if (key !== null) onChoose(key)
    },
    leave: () => point(null, 0, 0),
  })
  return {
    detach,
    choose: (key: string | null) => {
      light.chosen.value = key === null ? -1 : body.places.findIndex((place) => place.key === key)
      redraw()
    },
  }
}
