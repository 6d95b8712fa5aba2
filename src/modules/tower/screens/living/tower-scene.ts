import { PCFShadowMap, WebGLRenderer } from 'three'
import type { BuildingModel } from '#building/model.ts'
import type { Fill } from '../../colourings.ts'
import type { Orbit } from '../../geometry/orbit.ts'
import { findPlaceOnRay } from '../../geometry/tower-ray.ts'
import { createOrbitCamera, rayAt, skyBehind } from './camera.ts'
import { attachControls } from './controls.ts'
import { createLighting, type Lighting } from './lighting.ts'
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
  const renderer = createRenderer(canvas)
  const { scene, middle } = scenery
  // Whole and of plain stone by default.
  scenery.cut(null)
  scenery.paint(new Map())
  const orbit = createOrbitCamera(scenery, (view) => {
    listeners.onTurn(view)
    redraw()
  })
  let sky: Lighting['sky'] = ['', '', '']
  let [frameRequest, frames, maxCalls] = [0, 0, 0]
  const firstFrame = Promise.withResolvers<void>()
  let [isCompiled, isClosed] = [false, false]

  /** The browser compiles shaders beside the main thread, which a frame without them would wait for. */
  async function compile() {
    await renderer.compileAsync(scene, orbit.camera)
    isCompiled = true
    if (!isClosed) frameRequest = requestAnimationFrame(draw)
  }
  function draw() {
    frameRequest = 0
    orbit.place()
    canvas.style.background = skyBehind(orbit.camera, middle, sky)
    renderer.info.reset()
    renderer.render(scene, orbit.camera)
    frames += 1
    firstFrame.resolve()
    maxCalls = Math.max(maxCalls, renderer.info.render.calls)
    // Read by tests and benchmarks: the number of frames, and the most draw calls in a frame.
    canvas.dataset['frames'] = String(frames)
    canvas.dataset['calls'] = String(maxCalls)
  }
  // The request for the compilation stays until the first frame, so that everything set meanwhile is in it.
  const redraw = () =>
    void (frameRequest ||= requestAnimationFrame(isCompiled ? draw : () => void compile().catch(firstFrame.reject)))
  const recast = () => {
    renderer.shadowMap.needsUpdate = true
    redraw()
  }
  const pointer = attachPointer(canvas, scenery, orbit, { ...listeners, redraw })
  const resized = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas
    if (width === 0 || height === 0) return
    renderer.setSize(width, height, false)
    orbit.resize(width, height)
    // Rendered at once, because resizing clears the canvas; the first frame waits for its paint.
    if (frames > 0) draw()
    else redraw()
  })
  resized.observe(canvas)
  canvas.addEventListener('webglcontextrestored', recast)

  return {
    drawn: firstFrame.promise,
    paint(fills) {
      scenery.paint(fills)
      redraw()
    },
    applyTheme(night) {
      const lighting = createLighting(night)
      sky = lighting.sky
      scenery.applyTheme(lighting)
      recast()
    },
    choose: pointer.choose,
    cut(floor) {
      scenery.cut(floor)
      recast()
    },
    moveCamera: (to, quiet = false) => orbit.turn({ ...orbit.view(), ...to }, quiet),
    reset: orbit.reset,
    view: orbit.view,
    close() {
      isClosed = true
      cancelAnimationFrame(frameRequest)
      orbit.stop()
      pointer.detach()
      resized.disconnect()
      canvas.removeEventListener('webglcontextrestored', recast)
      scenery.close()
      renderer.dispose()
    },
  }
}

function createRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' })
  renderer.setPixelRatio(Math.min(2, window.devicePixelRatio))
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  renderer.info.autoReset = false
  // Reading the log of a program waits until it is compiled.
  renderer.debug.checkShaderErrors = false
  return renderer
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
