import { DirectionalLight, HemisphereLight, type Vector3 } from 'three'
import { eyeOf } from '../../orbit.ts'
import type { Look } from './looks.ts'
import { at } from './meshes.ts'

/** In the morning, so that one wing of the court is bright and the other is in the shade. */
const sunFrom = { bearing: 112, above: 40 }

/** The sun with its shadow and the light of the sky; `orientation` is how far the house's north is turned from true north. */
export function sunlight(middle: Vector3, size: number, orientation: number) {
  const sun = new DirectionalLight()
  const dome = new HemisphereLight()
  const [east, north, up] = eyeOf({ bearing: sunFrom.bearing - orientation, above: sunFrom.above, distance: size })
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
    things: [sun, sun.target, dome],
    dress(look: Look) {
      sun.color.copy(look.sun.color)
      sun.intensity = look.sun.strength
      dome.color.copy(look.dome.above)
      dome.groundColor.copy(look.dome.below)
      dome.intensity = look.dome.strength
    },
  }
}
