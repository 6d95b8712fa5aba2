import type { PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import { nextTask } from './next-task.ts'

/** So far above everything, and looking up, that a camera shows nothing. */
const farAbove = 1e6

/**
 * Does what the first frame would otherwise do in one long task: the browser compiles the shaders beside the main thread, each of them is queried
 * for its inputs, and the shadows are drawn without the rest.
 */
export async function warmUp(renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera): Promise<void> {
  await renderer.compileAsync(scene, camera)
  for (const program of renderer.info.programs ?? []) {
    await nextTask()
    program.getUniforms()
    program.getAttributes()
  }
  await nextTask()
  const away = camera.clone()
  away.position.set(0, farAbove, 0)
  away.lookAt(0, farAbove * 2, 0)
  away.updateMatrixWorld()
  renderer.render(scene, away)
}
