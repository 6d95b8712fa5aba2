import type { FootprintTemplate } from './choices.ts'
import { rectangle } from './rectilinear.ts'
import type { BuildingPart, BuildingShape, FloorRange, LayoutUnit, ShapeLayout } from './schemas.ts'

/** The measures of a new building: metres, floors and homes on a floor of each tower. */
export type TemplateMeasures = { width: number; depth: number; floors: number; homesPerFloor: number }
export const usualMeasures: TemplateMeasures = { width: 40, depth: 24, floors: 12, homesPerFloor: 8 }

export const emptyUnit: LayoutUnit = { facing: null, stack: null, bedrooms: null, area: null }
export const unitsOf = (count: number): LayoutUnit[] => Array.from({ length: count }, () => emptyUnit)

const isOnPodium = (template: FootprintTemplate) => template === 'podium_tower' || template === 'podium_two_towers'
/** The podium has this many floors where the building is high enough. */
const podiumFloors = 2

/** The outlines of a template: the first part from the street up, further parts beside or on it. */
export function partsOfTemplate(template: FootprintTemplate, { width, depth }: TemplateMeasures): BuildingPart[] {
  // Wings are as wide as homes on both sides of a corridor need.
  const wing = Math.min(18, width / 3, depth * 0.6)
  const part = (key: string, name: string, outline: BuildingPart['outline']) => ({ key, name, outline })
  switch (template) {
    case 'block':
      return [part('A', 'Part A', rectangle(0, 0, width, depth))]
    case 'l':
      return [
        part('A', 'Part A', [
          [0, 0],
          [width, 0],
          [width, wing],
          [wing, wing],
          [wing, depth],
          [0, depth],
        ]),
      ]
    case 'u':
      return [
        part('A', 'Part A', [
          [0, 0],
          [width, 0],
          [width, depth],
          [width - wing, depth],
          [width - wing, wing],
          [wing, wing],
          [wing, depth],
          [0, depth],
        ]),
      ]
    case 'podium_tower': {
      const [west, south] = [width * 0.2, depth * 0.15]
      return [
        part('A', 'Tower', rectangle(west, south, width - west, depth - south)),
        part('P', 'Podium', rectangle(0, 0, width, depth)),
      ]
    }
    case 'podium_two_towers': {
      const tower = width * 0.36
      return [
        part('A', 'Tower A', rectangle(2, 2, 2 + tower, depth - 2)),
        part('B', 'Tower B', rectangle(width - 2 - tower, 2, width - 2, depth - 2)),
        part('P', 'Podium', rectangle(0, 0, width, depth)),
      ]
    }
  }
}

/** A whole building of a template, with shops below and homes above. */
export function shapeOfTemplate(template: FootprintTemplate, measures: TemplateMeasures): BuildingShape {
  const parts = partsOfTemplate(template, measures).map(({ outline, ...part }) => ({
    ...part,
    outline: outline.map(([x, y]) => [Math.round(x * 2) / 2, Math.round(y * 2) / 2] as const),
  }))
  const towers = parts.filter(({ key }) => key !== 'P')
  const podium = isOnPodium(template) && measures.floors > podiumFloors ? podiumFloors : 1
  const layouts: ShapeLayout[] = towers.map(({ key }) => ({
    name: towers.length > 1 ? `Standard ${key}` : 'Standard',
    part: key,
    units: unitsOf(measures.homesPerFloor),
    drawing: null,
  }))
  const below: FloorRange['parts'] = (isOnPodium(template) ? parts.filter(({ key }) => key === 'P') : towers).map(
    ({ key }) => ({ part: key, layout: null, outline: null }),
  )
  const homes = { kind: 'residential' as const, name: null, height: 3 }
  const above = layouts.map(({ name, part }) => ({ part, layout: name, outline: null }))
  return {
    template,
    orientation: 0,
    parts,
    floors:
      measures.floors > podium
        ? [
            { from: 1, to: podium, kind: 'commercial', name: null, height: 4.2, parts: below },
            { from: podium + 1, to: measures.floors, ...homes, parts: above },
          ]
        : [{ from: 1, to: measures.floors, ...homes, parts: above }],
    layouts,
    numbering: { scheme: 'floor_slot', ground: '1', skips13: false },
    parking: [],
    surroundings: [],
  }
}
