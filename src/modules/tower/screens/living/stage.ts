import { PCFShadowMap, PerspectiveCamera, Vector3, WebGLRenderer } from 'three'
import type { BuildingModel } from '#building/model.ts'
import type { Fill } from '../../colourings.ts'
import { interpolateOrbit, cameraPosition, clampOrbit, type Orbit } from '../../geometry/orbit.ts'
import { findPlaceOnRay, type Ray } from '../../geometry/tower-ray.ts'
import { attachControls } from './controls.ts'
import { createLighting, type Lighting } from './lighting.ts'
import { at } from './meshes.ts'
import { buildScenery } from './scenery.ts'
import { reach as horizon } from './surroundings.ts'

/** The tower on a canvas. It renders only after changes. */
export type Stage = {
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
export type StageListeners = {
  onChoose: (key: string) => void
  /** The key is null when the pointer leaves all places. */
  onPoint: (key: string | null, x: number, y: number) => void
  onTurn: (view: Orbit) => void
}

/** Seen from the north-east, the court is visible and the river is behind the tower. */
const firstView = { bearing: 36, elevation: 17 }
const field = 28
const turning = 420

export function openStage(
  canvas: HTMLCanvasElement,
  model: BuildingModel,
  listeners: StageListeners,
  shows = { ghosts: true },
): Stage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' })
  renderer.setPixelRatio(Math.min(2, window.devicePixelRatio))
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  renderer.info.autoReset = false

  const scenery = buildScenery(model, shows)
  const { scene, body, light, middle, size } = scenery
  // Whole and of plain stone by default.
  scenery.cut(null)
  scenery.paint(new Map())
  const camera = new PerspectiveCamera(field, 1, 2, size * 12)
  const reach = { nearest: size * 0.35, farthest: size * 3.2 }
  const first: Orbit = { ...firstView, distance: size * 2 }
  let orbit = first
  let sky: Lighting['sky'] = ['', '', '']
  let [frameRequest, moving, frames, mostCalls] = [0, 0, 0, 0]

  function draw() {
    frameRequest = 0
    place()
    canvas.style.background = skyBehind()
    renderer.info.reset()
    renderer.render(scene, camera)
    frames += 1
    mostCalls = Math.max(mostCalls, renderer.info.render.calls)
    // Read by tests and benchmarks: the number of frames, and the most draw calls in a frame.
    canvas.dataset['frames'] = String(frames)
    canvas.dataset['calls'] = String(mostCalls)
  }
  function place() {
    const [east, north, up] = cameraPosition(orbit)
    camera.position.copy(middle).add(at(east, north, up))
    camera.position.y = Math.max(3, camera.position.y)
    camera.lookAt(middle)
    camera.updateMatrixWorld()
  }
  /** The gradient of the sky, starting where the ground fades out. */
  function skyBehind() {
    const away = new Vector3()
      .subVectors(middle, camera.position)
      .setY(0)
      .setLength(horizon * 0.75)
    const low = (1 - away.add(middle).setY(0).project(camera).y) * 50
    const [high, half, end] = sky
    return `linear-gradient(${high} ${(low - 60).toFixed(1)}%, ${half} ${(low - 22).toFixed(1)}%, ${end} ${low.toFixed(1)}%)`
  }
  const redraw = () => void (frameRequest ||= requestAnimationFrame(draw))
  const recast = () => {
    renderer.shadowMap.needsUpdate = true
    redraw()
  }

  function turn(to: Orbit, quiet: boolean) {
    cancelAnimationFrame(moving)
    const [from, goal] = [orbit, clampOrbit(to, reach)]
    if (quiet || matchMedia('(prefers-reduced-motion: reduce)').matches) return arrive(goal)
    const start = performance.now()
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - start) / turning)
      arrive(interpolateOrbit(from, goal, 1 - (1 - share) ** 3))
      if (share < 1) moving = requestAnimationFrame(step)
    }
    moving = requestAnimationFrame(step)
  }
  function arrive(view: Orbit) {
    orbit = clampOrbit(view, reach)
    listeners.onTurn(orbit)
    redraw()
  }

  function rayAt(x: number, y: number): Ray {
    const box = canvas.getBoundingClientRect()
    const far = new Vector3(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2, 0.5)
    const to = far.unproject(camera).sub(camera.position).normalize()
    return { from: [camera.position.x, -camera.position.z, camera.position.y], to: [to.x, -to.z, to.y] }
  }
  const placeAt = (x: number, y: number) => findPlaceOnRay(body, rayAt(x, y), scenery.top())
  const keyOf = (place: number | null) => (place === null ? null : body.places[place]!.key)
  const numberOf = (key: string | null) => (key === null ? -1 : body.places.findIndex((place) => place.key === key))
  function point(place: number | null, x: number, y: number) {
    listeners.onPoint(keyOf(place), x, y)
    canvas.style.cursor = place === null ? 'grab' : 'pointer'
    if (light.pointed.value === (place ?? -1)) return
    light.pointed.value = place ?? -1
    redraw()
  }

  const detachControls = attachControls(canvas, {
    view: () => orbit,
    turn,
    point: (x, y) => point(placeAt(x, y), x, y),
    choose: (x, y) => {
      const key = keyOf(placeAt(x, y))
      if (key !== null) listeners.onChoose(key)
    },
    leave: () => point(null, 0, 0),
  })
  const resized = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: tall } = canvas
    if (width === 0 || tall === 0) return
    renderer.setSize(width, tall, false)
    camera.aspect = width / tall
    // A narrow picture needs as much horizontal field of view as a wide one.
    camera.fov = camera.aspect < 0.9 ? field * Math.min(1.8, 0.9 / camera.aspect) : field
    camera.updateProjectionMatrix()
    // Rendered at once, because resizing clears the canvas; the first frame waits for its paint.
    if (frames > 0) draw()
    else redraw()
  })
  resized.observe(canvas)
  canvas.addEventListener('webglcontextrestored', recast)

  return {
    paint(fills) {
      scenery.paint(fills)
      redraw()
    },
    applyTheme(night) {
      const moveCamera = createLighting(night)
      sky = moveCamera.sky
      scenery.applyTheme(moveCamera)
      recast()
    },
    choose(key) {
      light.chosen.value = numberOf(key)
      redraw()
    },
    cut(floor) {
      scenery.cut(floor)
      recast()
    },
    moveCamera: (to, quiet = false) => turn({ ...orbit, ...to }, quiet),
    reset: () => turn(first, false),
    view: () => orbit,
    close() {
      cancelAnimationFrame(frameRequest)
      cancelAnimationFrame(moving)
      detachControls()
      resized.disconnect()
      canvas.removeEventListener('webglcontextrestored', recast)
      scenery.close()
      renderer.dispose()
    },
  }
}
