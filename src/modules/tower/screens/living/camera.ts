import { PerspectiveCamera, Vector3 } from 'three'
import { clampOrbit, cameraPosition, interpolateOrbit, type Orbit } from '../../geometry/orbit.ts'
import type { Ray } from '../../geometry/tower-ray.ts'
import type { Lighting } from './lighting.ts'
import { at } from './meshes.ts'
import { reach as horizon } from './surroundings.ts'

/** From the north-east, the court is visible and the river is behind the tower. */
const firstView = { bearing: 36, elevation: 17 }
const field = 28
/** Milliseconds of a turn. */
const turning = 420

/** The camera that orbits the middle of a tower of this size from this distance; `onMove` is called for every step of a turn. */
export function createOrbitCamera(
  { middle, size, distance }: { middle: Vector3; size: number; distance: number },
  onMove: (view: Orbit) => void,
) {
  const camera = new PerspectiveCamera(field, 1, 2, size * 12)
  const reach = { nearest: size * 0.35, farthest: size * 3.2 }
  const first: Orbit = { ...firstView, distance }
  let orbit = first
  let moving = 0

  function arrive(view: Orbit) {
    orbit = clampOrbit(view, reach)
    onMove(orbit)
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
  return {
    camera,
    view: () => orbit,
    turn,
    reset: () => turn(first, false),
    stop: () => cancelAnimationFrame(moving),
    /** Puts the camera where the view is. */
    place() {
      const [east, north, up] = cameraPosition(orbit)
      camera.position.copy(middle).add(at(east, north, up))
      camera.position.y = Math.max(3, camera.position.y)
      camera.lookAt(middle)
      camera.updateMatrixWorld()
    },
    resize(width: number, height: number) {
      camera.aspect = width / height
      // A narrow picture needs as much horizontal field of view as a wide one.
      camera.fov = camera.aspect < 0.9 ? field * Math.min(1.8, 0.9 / camera.aspect) : field
      camera.updateProjectionMatrix()
    },
  }
}

/** The gradient of the sky, starting where the ground fades out. */
export function skyBehind(camera: PerspectiveCamera, middle: Vector3, [high, half, end]: Lighting['sky']): string {
  const away = new Vector3()
    .subVectors(middle, camera.position)
    .setY(0)
    .setLength(horizon * 0.75)
  const low = (1 - away.add(middle).setY(0).project(camera).y) * 50
  return `linear-gradient(${high} ${(low - 60).toFixed(1)}%, ${half} ${(low - 22).toFixed(1)}%, ${end} ${low.toFixed(1)}%)`
}

/** The ray from the camera through a point of the page. */
export function rayAt(camera: PerspectiveCamera, canvas: HTMLCanvasElement, x: number, y: number): Ray {
  const box = canvas.getBoundingClientRect()
  const far = new Vector3(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2, 0.5)
  const to = far.unproject(camera).sub(camera.position).normalize()
  return { from: [camera.position.x, -camera.position.z, camera.position.y], to: [to.x, -to.z, to.y] }
}
