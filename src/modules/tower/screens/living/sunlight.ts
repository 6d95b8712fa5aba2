import { DirectionalLight, HemisphereLight, type Vector3 } from 'three'
import { cameraPosition } from '../../geometry/orbit.ts'
import type { Lighting } from './lighting.ts'
import { at } from './meshes.ts'

/** A morning sun, so that one wing of the court is bright and the other is in the shade. */
const sunFrom = { bearing: 112, elevation: 40 }

/**
 * The sun with its shadow and the light of the sky; `orientation` is the angle of the building's north from true
 * north.
 */
export function sunlight(middle: Vector3, size: number, orientation: number) {
  const sun = new DirectionalLight()
  const dome = new HemisphereLight()
  const [east, north, up] = cameraPosition({
    bearing: sunFrom.bearing - orientation,
    elevation: sunFrom.elevation,
    distance: size,
  })
  sun.target.position.copy(middle)
  sun.position.copy(middle).add(at(east, north, up))
  sun.castShadow = true
  const { shadow } = sun
  const half = size * 0.72
  Object.assign(shadow.camera, {
    left: -half,
    right: half,
    bottom: -half,
    top: half,
    near: size * 0.2,
    far: size * 2.2,
  })
  shadow.mapSize.set(2048, 2048)
  shadow.bias = -0.001
  shadow.normalBias = 0.6
  shadow.radius = 2.5
  return {
    objects: [sun, sun.target, dome],
    applyTheme(lighting: Lighting) {
      sun.color.copy(lighting.sun.color)
      sun.intensity = lighting.sun.strength
      dome.color.copy(lighting.dome.above)
      dome.groundColor.copy(lighting.dome.below)
      dome.intensity = lighting.dome.strength
    },
  }
}
