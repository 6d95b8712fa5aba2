import { BufferAttribute, BufferGeometry, ShapeUtils, Vector2 } from 'three'
import { sidesOf, type Outline } from '../../geometry/outline.ts'

type Span = readonly [from: number, to: number]

/** A geometry built from flat pieces; each vertex carries a number for the place it belongs to. */
export class Shape {
  private readonly corners: number[] = []
  private readonly normals: number[] = []
  readonly marks: number[] = []

  /** The number of vertices, the unit of draw ranges. */
  get count() {
    return this.marks.length
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.corners), 3))
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(this.normals), 3))
    geometry.setAttribute('mark', new BufferAttribute(new Float32Array(this.marks), 1))
    return geometry
  }

  /** A vertical prism over an outline, with its top and bottom. */
  block(outline: Outline, bottom: number, top: number, mark: number) {
    this.around(outline, bottom, top, mark, 1)
    this.flat(outline, top, mark)
    this.flat(outline, bottom, mark, true)
  }

  /** A low wall around a roof. */
  rim(outer: Outline, inner: Outline, bottom: number, top: number, mark: number) {
    this.around(outer, bottom, top, mark, 1)
    this.around(inner, bottom, top, mark, -1)
    for (const [i, corner] of outer.entries()) {
      const next = (i + 1) % outer.length
      const [a, b, c, d] = [corner, outer[next]!, inner[next]!, inner[i]!]
      for (const [east, north] of [a, b, c, a, c, d]) this.push(east, top, -north, [0, 1, 0], mark)
    }
  }

  flat(outline: Outline, height: number, mark: number, downward = false) {
    const points = outline.map(([east, north]) => new Vector2(east, north))
    for (const triangle of ShapeUtils.triangulateShape(points, []))
      for (const i of downward ? triangle.toReversed() : triangle) {
        const [east, north] = outline[i]!
        this.push(east, height, -north, [0, downward ? -1 : 1, 0], mark)
      }
  }

  /** A box in three.js axes. */
  box([west, east]: Span, [bottom, top]: Span, [back, front]: Span, mark: number) {
    const outline: Outline = [
      [west, -front],
      [east, -front],
      [east, -back],
      [west, -back],
    ]
    this.block(outline, bottom, top, mark)
  }

  private around(outline: Outline, bottom: number, top: number, mark: number, out: 1 | -1) {
    for (const { from, to, along } of sidesOf(outline)) {
      const normal = [along[1] * out, 0, along[0] * out] as const
      const [a, b] = out === 1 ? [from, to] : [to, from]
      for (const [[east, north], height] of [
        [a, bottom],
        [b, bottom],
        [b, top],
        [a, bottom],
        [b, top],
        [a, top],
      ] as const)
        this.push(east, height, -north, normal, mark)
    }
  }

  private push(x: number, y: number, z: number, normal: readonly [number, number, number], mark: number) {
    this.corners.push(x, y, z)
    this.normals.push(...normal)
    this.marks.push(mark)
  }
}
