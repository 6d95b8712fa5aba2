import { Scene } from 'three'
import type { BuildingModel } from '#building/model.ts'
import type { Fill } from '../../colourings.ts'
import { nearbyBuildings } from '../../geometry/nearby.ts'
import { bodyOf, countUpTo } from '../../geometry/tower-body.ts'
import { applyFacadeLighting, facadeLight, fillPaints, paintTexture } from './facade.ts'
import type { Lighting } from './lighting.ts'
import { at, balconyMesh, applyStoneLighting, ghostLines, nearbyMesh, planMesh, slabMesh, wallMesh } from './meshes.ts'
import { nextTask } from './next-task.ts'
import { sunlight } from './sunlight.ts'
import { boundsOf, applyGroundLighting, groundMesh, treeMesh } from './surroundings.ts'

export type Scenery = Awaited<ReturnType<typeof buildScenery>>

/** The tower and its surroundings as meshes: seven to nine draw calls, however many homes there are. Built in several tasks. */
export async function buildScenery(model: BuildingModel, { ghosts: showsPastUnits }: { ghosts: boolean }) {
  const body = bodyOf(model)
  await nextTask()
  const paints = paintTexture(body.places.length)
  const light = facadeLight(paints)
  const walls = wallMesh(body, light)
  const balconies = balconyMesh(body, light)
  await nextTask()
  const slabs = slabMesh(body)
  const plans = planMesh(body, light)
  const ghosts = ghostLines(body)
  await nextTask()
  const ground = groundMesh(body, model)
  const trees = treeMesh(body, model)
  const nearby = nearbyMesh(nearbyBuildings(model))

  const { west, east, south, north } = boundsOf(body)
  const height = Math.max(0, ...[...body.storeys, ...(showsPastUnits ? body.ghosts : [])].map(({ top }) => top))
  const middle = at((west + east) / 2, (south + north) / 2, height * 0.44)
  const size = Math.hypot(east - west, north - south, height)
  // A slim tower is as high as the picture and a flat building as wide, so that they need more room than their size.
  const distance = Math.max(2 * size, 2.4 * height, 2.6 * Math.hypot(east - west, north - south))
  const sun = sunlight(middle, size, model.orientation)
  const meshes = [ground.mesh, walls, slabs.mesh, balconies, plans.mesh, trees, ...(nearby ? [nearby] : [])]
  const scene = new Scene().add(...meshes, ghosts, ...sun.objects)
  let top = body.highest

  return {
    scene,
    body,
    light,
    middle,
    size,
    /** From where the whole tower is visible. */
    distance,
    top: () => top,
    /** Hides everything above a floor by reducing the draw ranges; null shows all. */
    cut(floor: number | null) {
      top = Math.min(body.highest, Math.max(body.lowest, floor ?? body.highest))
      const open = top < body.highest
      walls.count = countUpTo(body.walls, top)
      balconies.count = countUpTo(body.balconies, top)
      const end = slabs.ends.get(top)
      slabs.mesh.geometry.setDrawRange(0, (open ? end?.floor : end?.roof) ?? Infinity)
      const piece = plans.pieces.get(top)
      plans.mesh.visible = open && piece !== undefined
      if (piece) plans.mesh.geometry.setDrawRange(piece.start, piece.count)
      ghosts.visible = showsPastUnits && !open && body.ghosts.length > 0
    },
    applyTheme(lighting: Lighting) {
      applyFacadeLighting(light, lighting)
      applyGroundLighting(ground.light, lighting)
      applyStoneLighting(lighting, slabs.mesh, ghosts)
      trees.material.color.copy(lighting.tree)
      nearby?.material.color.copy(lighting.roof)
      sun.applyTheme(lighting)
    },
    paint(fills: ReadonlyMap<string, Fill>) {
      fillPaints(
        paints,
        body.places.map(({ key }) => fills.get(key)),
      )
    },
    close() {
      for (const { geometry, material } of [...meshes, ghosts]) {
        geometry.dispose()
        for (const one of [material].flat()) one.dispose()
      }
      paints.dispose()
    },
  }
}
