import {
  CircleGeometry,
  Color,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from 'three'
import { inset, sidesOf, type Corner } from '../../geometry/outline.ts'
import type { BuildingModel } from '#building/model.ts'
import { contains, distanceTo } from '#building/polygon.ts'
import { riverDistances, sideDistances, type SideDistances } from '../../geometry/nearby.ts'
import type { TowerBody } from '../../geometry/tower-body.ts'
import type { Lighting } from './lighting.ts'
import { at } from './meshes.ts'

/** The width of the promenade along the water, and of a street. */
const walk = 9
const street = 12
/** The distance at which the ground blends into the horizon. */
export const reach = 520

type GroundLight = Record<'land' | 'lawn' | 'path' | 'river' | 'riverFar', { value: Color }>

/** Distances of the four sides for the shader; far away where there is nothing. */
const toVector = ({ North, East, South, West }: SideDistances) => [North, East, South, West].map((at) => at ?? 1e6)

/** The ground with rivers, parks and streets on their sides; the distance blends into the sky. */
export function groundMesh(body: TowerBody, site: Pick<BuildingModel, 'surroundings'>) {
  const { west, east, south, north } = boundsOf(body)
  const light: GroundLight = {
    land: { value: new Color() },
    lawn: { value: new Color() },
    path: { value: new Color() },
    river: { value: new Color() },
    riverFar: { value: new Color() },
  }
  const material = new MeshLambertMaterial({ transparent: true })
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, light, {
      tower: { value: [west, south, east, north] },
      middle: { value: [(west + east) / 2, (south + north) / 2] },
      rivers: { value: toVector(riverDistances(site)) },
      parks: { value: toVector(parksOf(site)) },
      streets: { value: toVector(sideDistances(site, 'street')) },
    })
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vGround;')
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\n  vec4 spot = modelMatrix * vec4(position, 1.);\n  vGround = vec2(spot.x, -spot.z);',
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
varying vec2 vGround; uniform vec4 tower, rivers, parks, streets; uniform vec2 middle; uniform vec3 land, lawn, path, river, riverFar;`,
      )
      .replace('#include <color_fragment>', ground)
  }
  const mesh = new Mesh(new CircleGeometry(reach, 64).rotateX(-Math.PI / 2), material)
  mesh.position.copy(at((west + east) / 2, (south + north) / 2, -0.3))
  mesh.receiveShadow = true
  mesh.renderOrder = -1
  return { mesh, light }
}

/** Where nobody has described the surroundings, a park leads to the river. */
const parksOf = (site: Pick<BuildingModel, 'surroundings'>): SideDistances =>
  site.surroundings === undefined ? { North: null, East: null, South: 0, West: null } : sideDistances(site, 'park')

const ground = /* glsl */ `
  vec2 g = vGround;
  float far = length(g - middle);
  // How far beyond the north, east, south and west side of the building.
  vec4 beyondSides = vec4(g.y - tower.w, g.x - tower.z, tower.y - g.y, tower.x - g.x);
  // The plaza around the building, with rounded corners.
  vec2 off = abs(g - (tower.xy + tower.zw) * .5) - (tower.zw - tower.xy) * .5;
  float away = length(max(off, 0.)) + min(max(off.x, off.y), 0.);
  float soft = max(fwidth(g.y), .05);
  float softest = max(max(fwidth(g.x), fwidth(g.y)), .05);
  // Parks around the plaza; the ground elsewhere is plain, as on a paper model.
  vec4 lawns = smoothstep(vec4(-4.), vec4(4.), beyondSides - parks);
  vec3 beyond = mix(land, lawn, max(max(lawns.x, lawns.y), max(lawns.z, lawns.w)) * .8);
  vec3 soil = mix(path, beyond, smoothstep(12. - soft, 12. + soft, away));
  vec4 lane = beyondSides - streets;
  vec4 lanes = smoothstep(vec4(-softest), vec4(softest), lane) * smoothstep(vec4(${street.toFixed(1)} + softest), vec4(${street.toFixed(1)} - softest), lane);
  soil = mix(soil, path, max(max(lanes.x, lanes.y), max(lanes.z, lanes.w)) * .85);
  // How far into the water, on the side where it is deepest.
  vec4 depths = beyondSides - rivers;
  float depth = max(max(depths.x, depths.y), max(depths.z, depths.w));
  float quay = smoothstep(-${walk.toFixed(1)} - soft, -${walk.toFixed(1)} + soft, depth);
  soil = mix(soil, path, quay * .85);
  // Contact shade where the building meets the ground.
  soil *= 1. - .28 * exp(-max(away, 0.) / 5.);
  float wave = sin(g.y * .55 + sin(g.x * .045) * 2.2) * sin(g.x * .021 + g.y * .13);
  vec3 water = mix(river, riverFar, smoothstep(30., 330., depth) * .9);
  water *= 1. + .035 * wave * (1. - smoothstep(80., 320., far));
  float wet = smoothstep(-soft, soft, depth);
  diffuseColor.rgb = mix(soil, water, wet);
  // The wall of the quay throws a thin dark line on the water.
  diffuseColor.rgb *= 1. - .3 * smoothstep(2.2, 0., depth) * wet;
  diffuseColor.a = 1. - smoothstep(${(reach * 0.3).toFixed(1)}, ${(reach * 0.94).toFixed(1)}, far);
`

export function applyGroundLighting(light: GroundLight, { land, lawn, path, river, riverFar }: Lighting) {
  for (const [name, color] of Object.entries({ land, lawn, path, river, riverFar }))
    light[name as keyof GroundLight].value.copy(color)
}

/** Trees along the water and around the plaza, and smaller ones on the terraces. */
export function treeMesh(body: TowerBody, site: Pick<BuildingModel, 'surroundings'>) {
  const trees = [...treesOnGround(body, site), ...treesOnTerraces(body)]
  const mesh = new InstancedMesh(
    new IcosahedronGeometry(1, 1),
    new MeshLambertMaterial({ flatShading: true }),
    Math.max(1, trees.length),
  )
  const matrix = new Matrix4()
  for (const [i, { east, north, up, size }] of trees.entries()) {
    const turned = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), chance(i) * 6)
    const bulk = new Vector3(size, size * (0.95 + chance(i + 7) * 0.4), size)
    mesh.setMatrixAt(i, matrix.compose(at(east, north, up + size * 0.95), turned, bulk))
  }
  mesh.count = trees.length
  mesh.receiveShadow = true
  mesh.frustumCulled = false
  return mesh
}

type Tree = { east: number; north: number; up: number; size: number }

function treesOnGround(body: TowerBody, site: Pick<BuildingModel, 'surroundings'>): Tree[] {
  const { west, east, south, north } = boundsOf(body)
  const trees: Tree[] = []
  const add = (x: number, y: number, most: number) => {
    const seed = trees.length + Math.round(x * 3 + y)
    if (chance(seed) > 0.2)
      trees.push({
        east: x + chance(seed + 1) * 2.4 - 1.2,
        north: y + chance(seed + 2) * 2.4 - 1.2,
        up: 0,
        size: most * (0.65 + 0.35 * chance(seed + 3)),
      })
  }
  const shore = riverDistances(site).South
  if (shore !== null)
    for (let x = west - 150; x < east + 150; x += 9) {
      add(x, south - shore + walk + 3.5, 3.2)
      add(x + 4, south - shore + walk + 10, 2.7)
    }
  const isFree = (x: number, y: number) =>
    site.surroundings === undefined || !isBuiltOver(site, { west, east, south, north }, x, y)
  for (let y = south; y < north + 30; y += 12) for (const x of [west - 19, east + 19]) if (isFree(x, y)) add(x, y, 3)
  for (let x = west; x < east; x += 12) if (isFree(x, north + 19)) add(x, north + 19, 3)
  return trees
}

/** Whether a street, a building or water is there. */
function isBuiltOver(
  site: Pick<BuildingModel, 'surroundings'>,
  { west, east, south, north }: ReturnType<typeof reachOf>,
  x: number,
  y: number,
): boolean {
  const beyond = { North: y - north, East: x - east, South: south - y, West: west - x }
  return (site.surroundings ?? []).some(
    ({ side, kind, distance }) => kind !== 'park' && beyond[side] > distance - 4 && beyond[side] < distance + 20,
  )
}

/** A roof wide enough to walk on is a garden: a hedge along its rim and groups of trees. */
function treesOnTerraces(body: TowerBody): Tree[] {
  return body.storeys.flatMap(({ roof, outline, top }) => {
    if (roof !== 'terrace') return []
    const above = body.storeys.filter(({ bottom }) => Math.abs(bottom - top) < 0.01)
    const isClear = (spot: Corner, by: number) =>
      above.every((storey) => !contains(storey.outline, spot) && distanceTo(storey.outline, spot) > by)
    const plant = ([east, north]: Corner, size: number): Tree => ({ east, north, up: top, size })
    const hedge = sidesOf(inset(outline, 2)).flatMap(({ from, along, length }) =>
      Array.from({ length: Math.floor(length / 2.6) }, (_, k): Corner => [
        from[0] + along[0] * (k + 0.5) * 2.6,
        from[1] + along[1] * (k + 0.5) * 2.6,
      ]).filter((spot) => isClear(spot, 3.5)),
    )
    const { west, east, south, north } = reachOf(outline)
    const groups: Corner[] = []
    for (let x = west + 7; x < east - 6; x += 4.2)
      for (let y = south + 7; y < north - 6; y += 4.2)
        if (isClear([x, y], 8) && contains(outline, [x, y]) && chance(x * 7 + y * 3) > 0.66)
          groups.push([x + chance(x + y) * 2 - 1, y + chance(x - y) * 2 - 1])
    return [
      ...hedge.map((spot, k) => plant(spot, 0.95 + 0.3 * chance(k))),
      ...groups.map((spot, k) => plant(spot, 1.5 + 0.8 * chance(k + 3))),
    ]
  })
}

export function boundsOf(body: TowerBody) {
  return reachOf(body.storeys.flatMap(({ outline }) => [...outline]))
}

function reachOf(corners: readonly Corner[]) {
  const [x, y] = [corners.map(([east]) => east), corners.map(([, north]) => north)]
  return { west: Math.min(...x), east: Math.max(...x), south: Math.min(...y), north: Math.max(...y) }
}

/** A pseudo-random number from 0 to 1, the same for the same seed. */
const chance = (seed: number) => {
  const wild = Math.sin(seed * 127.1 + 11.7) * 43_758.5453
  return wild - Math.floor(wild)
}
