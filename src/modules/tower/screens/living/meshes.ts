import {
  BufferAttribute,
  BufferGeometry,
  InstancedBufferAttribute,
  InstancedMesh,
  LineDashedMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  PlaneGeometry,
  Vector3,
} from 'three'
import { inset } from '../../geometry/outline.ts'
import { balconyDepth, railing } from '../../geometry/tower-ray.ts'
import type { Prism } from '../../geometry/shade.ts'
import { type Storey, type TowerBody, wallKinds } from '../../geometry/tower-body.ts'
import { balconyMaterial, facadeMaterial, planMaterial, type FacadeLight } from './facade.ts'
import type { Lighting } from './lighting.ts'
import { Shape } from './shape.ts'

/** Converts east, north and up to three.js axes: east, up, south. */
export const at = (east: number, north: number, up: number) => new Vector3(east, up, -north)

/** All outer walls as one instanced rectangle. */
export function wallMesh(body: TowerBody, light: FacadeLight): InstancedMesh {
  const plane = new PlaneGeometry(1, 1).translate(0, 0.5, 0)
  const mesh = new InstancedMesh(plane, facadeMaterial(light), body.walls.length)
  const numbers = (of: (wall: TowerBody['walls'][number]) => readonly number[], size: number) =>
    new InstancedBufferAttribute(new Float32Array(body.walls.flatMap(of)), size)
  plane.setAttribute(
    'size',
    numbers(({ width, height }) => [width, height], 2),
  )
  plane.setAttribute(
    'place',
    numbers(({ place }) => [place ?? -1], 1),
  )
  plane.setAttribute(
    'kind',
    numbers(({ kind }) => [wallKinds.indexOf(kind)], 1),
  )
  plane.setAttribute(
    'inner',
    numbers(({ inner }) => inner, 2),
  )
  const matrix = new Matrix4()
  for (const [i, { from, along, width, bottom, height }] of body.walls.entries()) {
    const right = at(along[0], along[1], 0)
    const out = at(along[1], -along[0], 0)
    matrix.makeBasis(right.multiplyScalar(width), new Vector3(0, height, 0), out)
    matrix.setPosition(at(from[0] + (along[0] * width) / 2, from[1] + (along[1] * width) / 2, bottom))
    mesh.setMatrixAt(i, matrix)
  }
  return shadowed(mesh, true)
}

/** Balconies as one instanced slab with its railing. */
export function balconyMesh(body: TowerBody, light: FacadeLight): InstancedMesh {
  const shape = new Shape()
  shape.box([-0.5, 0.5], [-0.16, 0.04], [0, balconyDepth], 0)
  shape.box([-0.5, 0.5], [0.12, railing], [balconyDepth - 0.06, balconyDepth], 1)
  shape.box([-0.5, -0.485], [0.12, railing], [0, balconyDepth], 1)
  shape.box([0.485, 0.5], [0.12, railing], [0, balconyDepth], 1)
  const geometry = shape.geometry()
  const owners = new Float32Array(body.balconies.map(({ place }) => place))
  geometry.setAttribute('place', new InstancedBufferAttribute(owners, 1))
  const mesh = new InstancedMesh(geometry, balconyMaterial(light), body.balconies.length)
  const matrix = new Matrix4()
  for (const [i, { middle, along, width, bottom }] of body.balconies.entries()) {
    matrix.makeBasis(at(along[0] * width, along[1] * width, 0), new Vector3(0, 1, 0), at(along[1], -along[0], 0))
    mesh.setMatrixAt(i, matrix.setPosition(at(middle[0], middle[1], bottom)))
  }
  return shadowed(mesh, false)
}

/** The slab of every floor with its roof, from the street up. `ends` is the number of vertices up to each floor. */
export function slabMesh(body: TowerBody): { mesh: Mesh; ends: ReadonlyMap<number, { floor: number; roof: number }> } {
  const shape = new Shape()
  const ends = new Map<number, { floor: number; roof: number }>()
  for (const [floor, storeys] of Map.groupBy(body.storeys, (storey) => storey.floor)) {
    const overhangOf = (kind: Storey['kind']) => (kind === 'commercial' ? -0.12 : -0.3)
    for (const { outline, bottom, kind } of storeys)
      shape.block(inset(outline, overhangOf(kind)), bottom - 0.32, bottom, 0)
    const end = shape.count
    for (const { outline, top, roof, kind } of storeys) {
      if (!roof) continue
      const outer = inset(outline, overhangOf(kind) - 0.15)
      shape.block(outer, top - 0.45, top, roof === 'top' ? 0 : 1)
      shape.rim(outer, inset(outline, 0.35), top, top + (roof === 'top' ? 2.2 : 1), 0)
    }
    ends.set(floor, { floor: end, roof: shape.count })
  }
  const mesh = new Mesh(shape.geometry(), new MeshLambertMaterial({ vertexColors: true }))
  return { mesh: shadowed(mesh, true), ends }
}

/** The plans of all floors in one mesh, of which only the cut floor is drawn. */
export function planMesh(body: TowerBody, light: FacadeLight) {
  const shape = new Shape()
  const pieces = new Map<number, { start: number; count: number }>()
  for (const [floor, storeys] of Map.groupBy(body.storeys, (storey) => storey.floor)) {
    const start = shape.count
    for (const { outline, top } of storeys) shape.flat(inset(outline, -0.02), top, -1)
    for (const [i, place] of body.places.entries())
      if (place.floor === floor) shape.flat(inset(place.footprint, 0.16), place.top + 0.05, i)
    pieces.set(floor, { start, count: shape.count - start })
  }
  const geometry = shape.geometry()
  geometry.setAttribute('place', new BufferAttribute(new Float32Array(shape.marks), 1))
  return { mesh: shadowed(new Mesh(geometry, planMaterial(light)), false), pieces }
}

/** The buildings around the tower as plain blocks; null when there are none. */
export function nearbyMesh(blocks: readonly Prism[]): Mesh<BufferGeometry, MeshLambertMaterial> | null {
  if (blocks.length === 0) return null
  const shape = new Shape()
  for (const { outline, bottom, top } of blocks) shape.block(outline, bottom, top, 0)
  return shadowed(new Mesh(shape.geometry(), new MeshLambertMaterial()), true)
}

/** Planned floors that are not built, as dashed lines. */
export function ghostLines(body: TowerBody): LineSegments {
  const points = body.ghosts.flatMap(({ outline, top }) =>
    outline.flatMap(([east, north], i) => {
      const [toEast, toNorth] = outline[(i + 1) % outline.length]!
      return [at(east, north, top), at(toEast, toNorth, top)]
    }),
  )
  for (const { outline, bottom, floor } of body.ghosts)
    if (floor === body.ghosts[0]!.floor)
      for (const [east, north] of outline)
        points.push(at(east, north, bottom), at(east, north, body.ghosts.at(-1)!.top))
  const lines = new LineSegments(
    new BufferGeometry().setFromPoints(points),
    new LineDashedMaterial({ dashSize: 1.1, gapSize: 1.1, transparent: true, opacity: 0.7 }),
  )
  if (points.length > 0) lines.computeLineDistances()
  lines.visible = points.length > 0
  return lines
}

/** The colours of the stone parts: slabs, roofs and terraces. */
export function applyStoneLighting({ stone, roof, ghost }: Lighting, slabs: Mesh, ghosts: LineSegments) {
  const marks = slabs.geometry.getAttribute('mark')
  const colors = new Float32Array(marks.count * 3)
  const shades = [stone, roof]
  for (let i = 0; i < marks.count; i += 1) (shades[marks.getX(i)] ?? stone).toArray(colors, i * 3)
  slabs.geometry.setAttribute('color', new BufferAttribute(colors, 3))
  const lines = ghosts.material as LineDashedMaterial
  lines.color.copy(ghost)
}

function shadowed<M extends Mesh>(mesh: M, casts: boolean): M {
  mesh.castShadow = casts
  mesh.receiveShadow = true
  mesh.frustumCulled = false
  return mesh
}
